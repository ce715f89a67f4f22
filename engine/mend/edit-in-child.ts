import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ElementEdit } from '../../domain/mend/edit.ts';
import type { EditedScene } from './edit-scene.ts';

const childFile = fileURLToPath(new URL('./edit-child.ts', import.meta.url));
const startSeconds = 60;
const editSeconds = 5;

/** Edits scenes in a child without environment, which is killed when one takes longer than five seconds. */
export class SceneEditor implements AsyncDisposable {
  #child: ChildProcess | null = null;

  /** A scene that cannot be parsed in time is given back as it is, with every mend refused. */
  async edit(code: string, mends: readonly (readonly ElementEdit[])[]): Promise<EditedScene> {
    const child = await this.#living();
    const reply = child && this.#reply<EditedScene>(child, editSeconds);
    child?.send({ code, mends }, () => undefined);
    return (await reply) ?? { code, refused: mends.map(() => 'the code takes too long to be read') };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  async #living(): Promise<ChildProcess | null> {
    if (this.#child?.connected) return this.#child;
    const child = fork(childFile, [], {
      env: {},
      execArgv: ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    return (await this.#reply(child, startSeconds)) ? child : null;
  }

  /** The child's next message, or null when it ended or took longer; then it is dead. */
  #reply<Reply>(child: ChildProcess, seconds: number): Promise<Reply | null> {
    return new Promise((resolve) => {
      const finish = (reply: Reply | null) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        if (reply === null) child.kill('SIGKILL');
        resolve(reply);
      };
      const onMessage = (message: unknown) => finish(message as Reply);
      const onEnd = () => finish(null);
      const timer = setTimeout(onEnd, seconds * 1000);
      child.once('message', onMessage).once('exit', onEnd).once('error', onEnd);
    });
  }
}
