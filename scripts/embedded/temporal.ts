import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { readHost } from '../../config/host.ts';
import { AppError } from '../../contract/errors.ts';
import { searchAttributes } from '../../contract/names.ts';
import { type Child, startChild } from './child-process.ts';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';
import { keepUp } from './keep-up.ts';
import { lostItsPort, waitUntilReady } from './wait-until-ready.ts';
import { watchAnswers } from './watch-answers.ts';

export interface RunningTemporal {
  /** As of now. */
  readonly child: Child;
  address: string;
  uiUrl: string;
  stop(): Promise<void>;
}

/** Without these the server polls so rarely that an activity takes 100 ms and a timer a second. */
const dynamicConfig = {
  'history.transferProcessorMaxPollRPS': '1000',
  'history.timerProcessorMaxPollRPS': '1000',
  'history.timerProcessorMaxTimeShift': '"50ms"',
  'history.MaxBufferedQueryCount': '32',
  'system.forceSearchAttributesCacheRefreshOnRead': 'true',
  // The worker that finishes a workflow's task takes the activity that follows along, without asking for it.
  'system.enableActivityEagerExecution': 'true',
};
const typeNames = { KEYWORD: 'Keyword', INT: 'Int', BOOL: 'Bool' } as const;
const startAttempts = 5;
const askEveryMs = 5_000;

/** Starts a Temporal server and its UI on free loopback ports; with `dataDir`, its histories outlive it there. */
export async function startTemporal(options: {
  dataDir: string;
  logDir: string;
  onRestart?: (line: string) => void;
}): Promise<RunningTemporal> {
  const command = findProgram('temporal');
  if (!command) {
    const message = 'There is no Temporal CLI. Run "sh scripts/setup", or set TEMPORAL_ADDRESS to a server.';
    throw new AppError('unavailable', message, { retryAfter: 60 });
  }
  for (let attempt = 1; ; attempt += 1) {
    const [port, uiPort] = [await freePort(), await freePort()];
    const address = `127.0.0.1:${port}`;
    const start = () =>
      startChild({
        name: 'Temporal',
        command,
        args: serverArguments(options.dataDir, port, uiPort),
        // A home of its own keeps a person's Temporal profile out.
        env: { PATH: readHost().searchPath.join(':'), HOME: options.dataDir, TZ: 'UTC' },
        logFile: join(options.logDir, 'temporal.log'),
        deathSignal: 'KILL',
      });
    const child = await start();
    try {
      await waitUntilReady(child, () => isServing(address), 180_000);
      const server = keepUp(child, start, options.onRestart);
      const watch = options.onRestart && watchStore(address, () => server.child.kill('SIGKILL'));
      const stop = async () => {
        await watch?.[Symbol.asyncDispose]();
        await server.stop('SIGTERM', 10_000);
      };
      return {
        get child() {
          return server.child;
        },
        ...{ address, uiUrl: `http://127.0.0.1:${uiPort}`, stop },
      };
    } catch (error) {
      await child.stop('SIGKILL', 5_000);
      if (attempt >= startAttempts || !lostItsPort(child)) throw error;
    }
  }
}

function serverArguments(dataDir: string, port: number, uiPort: number): string[] {
  const attributes = Object.entries(searchAttributes).map(([name, type]) => `${name}=${typeNames[type]}`);
  return [
    ...['server', 'start-dev', '--ip', '127.0.0.1', '--port', String(port), '--ui-port', String(uiPort)],
    ...['--db-filename', join(dataDir, 'temporal.db'), '--log-format', 'json'],
    ...attributes.flatMap((attribute) => ['--search-attribute', attribute]),
    ...Object.entries(dynamicConfig).flatMap(([key, value]) => ['--dynamic-config-value', `${key}=${value}`]),
  ];
}

/** A server whose database is stuck is ended, so that it comes back: what it knows is in its file. */
function watchStore(address: string, end: () => void): AsyncDisposable {
  const ask = async () => {
    const connection = await Connection.connect({ address, connectTimeout: 2_000, interceptors: [] });
    try {
      const describe = () => connection.workflowService.describeNamespace({ namespace: 'default' });
      await connection.withDeadline(Date.now() + askEveryMs, describe);
    } finally {
      await connection.close();
    }
  };
  return watchAnswers(ask, end, askEveryMs);
}

/** The server opens its port before namespace and search attributes are there, and a workflow needs both. */
async function isServing(address: string): Promise<boolean> {
  const connection = await Connection.connect({ address, connectTimeout: 2_000 });
  try {
    const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace: 'default' });
    return Object.keys(searchAttributes).every((name) => name in customAttributes);
  } finally {
    await connection.close();
  }
}
