import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataFolder } from './data-lock.ts';
import { startPostgres } from './postgres.ts';
import { startTemporal } from './temporal.ts';

export interface EmbeddedOptions {
  /** Made when missing, mode 0700; belongs to one living stack at a time. */
  dataDir: string;
  /** False for tests: Postgres may lose data when the machine crashes. */
  durable?: boolean;
  /** Which servers to start; the address of the others is empty. */
  services?: { postgres?: boolean; temporal?: boolean };
  /** Given, a server that ends by itself is started again where it was, and this is told of it. */
  onRestart?: (line: string) => void;
}

export interface EmbeddedStack extends AsyncDisposable {
  databaseUrl: string;
  temporalAddress: string;
  temporalUiUrl: string;
  /** As of now. */
  readonly pids: { postgres?: number; temporal?: number };
  stop(): Promise<void>;
}

/** Starts Postgres and Temporal on free loopback ports. They die with this process, however it dies. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedStack> {
  const dataDir = resolve(options.dataDir);
  const logDir = join(dataDir, 'logs');
  mkdirSync(logDir, { recursive: true, mode: 0o700 });
  const { onRestart } = options;
  const opened = new AsyncDisposableStack();
  opened.use(lockDataFolder(dataDir));
  const { postgres: withPostgres = true, temporal: withTemporal = true } = options.services ?? {};
  const start = async <Server extends { stop(): Promise<void> }>(wanted: boolean, make: () => Promise<Server>) => {
    if (!wanted) return undefined;
    const server = await make();
    opened.defer(() => server.stop());
    return server;
  };
  const starting = [
    start(withPostgres, () => startPostgres({ dataDir, logDir, durable: options.durable ?? true, onRestart })),
    start(withTemporal, () => startTemporal({ dataDir, logDir, onRestart })),
  ] as const;
  try {
    const [postgres, temporal] = await Promise.all(starting);
    const stop = () => opened.disposeAsync();
    return {
      databaseUrl: postgres?.url ?? '',
      temporalAddress: temporal?.address ?? '',
      temporalUiUrl: temporal?.uiUrl ?? '',
      get pids() {
        return { postgres: postgres?.child.pid, temporal: temporal?.child.pid };
      },
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await Promise.allSettled(starting);
    await opened.disposeAsync();
    throw error;
  }
}
