import { setTimeout as delay } from 'node:timers/promises';
import { readHost } from '../../config/host.ts';
import { type Child, startChild } from './child-process.ts';
import { readingBriefs } from './node-options.ts';
import { RestartPauses } from './restart-pauses.ts';

export interface ServiceOptions {
  name: string;
  /** File that Node runs, from the root of the repository. */
  entry: string;
  root: string;
  /** Asked at every start, so that a later start may differ. */
  env: () => Record<string, string>;
  logFile: string;
  /** Resolves when the process is ready for work; rejects when it ended or took too long. */
  waitUntilReady: (child: Child) => Promise<void>;
  /** Given, a process that ends by itself is started again, and this is told of it. */
  onRestart?: (line: string) => void;
}

const longestPauseMs = 30_000;
const patienceMs = 15_000;

/** A process of our own code that can be killed, started again and stopped. */
export class Service {
  readonly #options: ServiceOptions;
  #child: Child | undefined;
  #wanted = false;
  readonly #pauses = new RestartPauses(longestPauseMs);

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    this.#wanted = true;
    await this.#options.waitUntilReady(await this.#spawn());
  }

  /** Sends the signal and waits for the end. Without `onRestart` the process stays away until `restart`. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    child?.kill(signal);
    await child?.exited;
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await this.#child?.stop('SIGTERM', patienceMs);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async #spawn(): Promise<Child> {
    const { name, entry, root, env, logFile, onRestart } = this.#options;
    // Options for the Node that runs us, such as a test runner's, are not for our children.
    const {
      environment: { NODE_OPTIONS: _, ...environment },
      codeCache,
    } = readHost();
    const child = await startChild({
      name,
      command: process.execPath,
      args: [...readingBriefs, entry],
      cwd: root,
      env: { ...environment, NODE_COMPILE_CACHE: codeCache, ...env() },
      logFile,
      deathSignal: 'KILL',
    });
    this.#child = child;
    this.#pauses.started();
    if (onRestart) void child.exited.then((how) => this.#comeBack(child, how, onRestart));
    return child;
  }

  async #comeBack(dead: Child, how: string, tell: (line: string) => void): Promise<void> {
    const isOver = () => !this.#wanted || this.#child !== dead;
    if (isOver()) return;
    const { pauseMs, line } = this.#pauses.next(dead.name, how);
    tell(line);
    await delay(pauseMs);
    if (!isOver()) await this.#spawn();
  }
}
