import { startEmbedded } from './embedded.ts';
import { createServices } from './stack-services.ts';

export interface StackOptions {
  dataDir: string;
  /** Addresses of servers that run elsewhere and are used in place of embedded ones. */
  databaseUrl?: string;
  temporalAddress?: string;
  /** 0, the default, takes a free one; loopback only. */
  apiPort?: number;
  /** More environment variables for API and worker. */
  env?: Record<string, string>;
  /** Given, a process that ends by itself is started again, and this is told of it. */
  onRestart?: (line: string) => void;
  /** Told of each step of the start. */
  onStep?: (line: string) => void;
  /** False for tests: Postgres may lose data when the machine crashes. */
  durable?: boolean;
  readyTimeoutMs?: number;
}

export interface StackPids {
  api: number;
  worker: number;
  postgres?: number;
  temporal?: number;
}

export interface RunningStack extends AsyncDisposable {
  /** Stays the same when the API is restarted. */
  apiUrl: string;
  databaseUrl: string;
  temporalAddress: string;
  /** Empty when Temporal runs elsewhere. */
  temporalUiUrl: string;
  /** As of now: API and worker get new ones when they are restarted. */
  pids(): StackPids;
  killApi(signal: NodeJS.Signals): Promise<void>;
  restartApi(): Promise<void>;
  killWorker(signal: NodeJS.Signals): Promise<void>;
  restartWorker(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the servers, the API and the worker, and waits until the API's `/ready` says yes. */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { dataDir, apiPort = 0, env = {}, onRestart, onStep = () => {}, durable, readyTimeoutMs = 180_000 } = options;
  await using opened = new AsyncDisposableStack();
  onStep('Postgres and Temporal start');
  const services = { postgres: !options.databaseUrl, temporal: !options.temporalAddress };
  const embedded = opened.use(await startEmbedded({ dataDir, durable, services, onRestart }));
  const addresses = {
    databaseUrl: options.databaseUrl ?? embedded.databaseUrl,
    temporalAddress: options.temporalAddress ?? embedded.temporalAddress,
    temporalUiUrl: embedded.temporalUiUrl,
  };
  const { api, worker, apiUrl } = createServices({ ...addresses, dataDir, apiPort, env, readyTimeoutMs, onRestart });
  opened.defer(async () => void (await Promise.all([api.stop(), worker.stop()])));
  onStep('The API starts');
  await api.start();
  onStep('The worker starts');
  await worker.start();
  const running = opened.move();
  const stop = () => running.disposeAsync();
  return {
    ...addresses,
    apiUrl: apiUrl(),
    pids: () => ({ ...embedded.pids, api: api.pid, worker: worker.pid }),
    killApi: (signal) => api.kill(signal),
    restartApi: () => api.restart(),
    killWorker: (signal) => worker.kill(signal),
    restartWorker: () => worker.restart(),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
