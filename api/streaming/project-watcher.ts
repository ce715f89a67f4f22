import type { ProjectChanges } from '../../db/repositories/project-changes.ts';
import { Watcher } from './watcher.ts';

const pollMs = 5_000;

/** Follows the changes of one project. */
export class ProjectWatcher extends Watcher {
  readonly #readChanges: () => Promise<ProjectChanges | null>;
  #changes: ProjectChanges | null = null;
  #isGone = false;
  #poll: NodeJS.Timeout | undefined;

  /** `readChanges` answers null once the project is deleted. */
  constructor(readChanges: () => Promise<ProjectChanges | null>) {
    super();
    this.#readChanges = readChanges;
  }

  /** The last that was read; null before the first read that succeeded. */
  get changes(): ProjectChanges | null {
    return this.#changes;
  }

  /** Whether the project is deleted. */
  get isGone(): boolean {
    return this.#isGone;
  }

  protected start(): void {
    this.#poll = setInterval(() => void this.notice(), pollMs).unref();
  }

  protected stop(): void {
    clearInterval(this.#poll);
  }

  protected async read(): Promise<boolean> {
    const found = await this.#readChanges().catch(() => undefined);
    if (found === undefined || (found && found.seq === this.#changes?.seq && !this.#isGone)) return false;
    this.#isGone = found === null;
    if (found) this.#changes = found;
    return true;
  }
}
