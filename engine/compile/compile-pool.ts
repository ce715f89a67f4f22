import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError, type FieldError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';

export type CompileReply = { js: string; imports: string[] } | { errors: FieldError[] };

const childFile = fileURLToPath(new URL('./compile-child.ts', import.meta.url));
const childrenAtMost = 2;
const startSeconds = 60;

/** Children that have compiled before and are free, and callers that wait for one. */
const idle: CompileChild[] = [];
const waiting: (() => void)[] = [];
let busy = 0;

/** Compiles in a warm child of its own; one that hangs or dies is replaced and the scene is refused. */
export async function compileInChild(code: string, signal?: AbortSignal): Promise<CompileReply> {
  if (busy >= childrenAtMost) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  const child = idle.pop() ?? new CompileChild();
  try {
    signal?.throwIfAborted();
    return await child.compile(code, signal);
  } finally {
    if (child.alive) idle.push(child);
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

class CompileChild {
  readonly #process: ChildProcess;
  readonly #ready: Promise<CompileReply | null>;
  alive = true;

  /** Own process group, so that esbuild's helper dies with it; no environment, so no secret is in it. */
  constructor() {
    this.#process = fork(childFile, [], {
      env: {},
      detached: true,
      execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process.unref();
    this.#process.channel?.unref();
    this.#process.once('exit', () => {
      this.alive = false;
    });
    this.#ready = this.#reply(startSeconds);
  }

  async compile(code: string, signal?: AbortSignal): Promise<CompileReply> {
    const stop = () => this.#kill();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const started = await this.#ready;
      signal?.throwIfAborted();
      if (!started) throw new AppError('internal', 'The compiling child did not start');
      const answer = this.#reply(limits.compileSeconds);
      this.#process.send({ code }, () => undefined);
      const reply = await answer;
      signal?.throwIfAborted();
      return reply ?? { errors: [{ path: '1:1', message: tooHard }] };
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  /** The child's next message, or null when it ended or took longer than `seconds`; then it is dead. */
  #reply(seconds: number): Promise<CompileReply | null> {
    const child = this.#process;
    child.ref();
    child.channel?.ref();
    return new Promise<CompileReply | null>((resolve) => {
      const finish = (reply: CompileReply | null) => {
        clearTimeout(timer);
        child.off('message', finish).off('exit', onEnd).off('error', onEnd);
        child.unref();
        child.channel?.unref();
        resolve(reply);
      };
      const onEnd = () => {
        this.#kill();
        finish(null);
      };
      const timer = setTimeout(onEnd, seconds * 1000);
      child.once('message', finish).once('exit', onEnd).once('error', onEnd);
      if (!this.alive) onEnd();
    });
  }

  #kill(): void {
    this.alive = false;
    if (this.#process.pid === undefined) return;
    try {
      process.kill(-this.#process.pid, 'SIGKILL');
    } catch {
      this.#process.kill('SIGKILL');
    }
  }
}

const tooHard = `The code could not be compiled within ${limits.compileSeconds} seconds; nest less deeply and split long expressions.`;
