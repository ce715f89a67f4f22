/** Reads one asset, whole. */
export type ReadAsset = () => Promise<Buffer>;

/**
 * What the scenes of a page may load beside their code, by the path below the stage's origin; filled when a project takes
 * the page. How long a read takes is never a scene's fault, nor is one that fails.
 */
export class SceneAssets {
  readonly #readers = new Map<string, ReadAsset>();
  readonly #asked = new Set<Promise<void>>();
  #failure: { reason: unknown } | undefined;

  set(path: string, read: ReadAsset): void {
    this.#readers.set(path, read);
  }

  /**
   * Undefined where nothing lies at the path. Else its reader, to be called once: until that has ended, the asset counts
   * as being read. It gives undefined where the asset could not be read, or is not wanted any more.
   */
  ask(path: string, isWanted: () => boolean): (() => Promise<Buffer | undefined>) | undefined {
    const read = this.#readers.get(path);
    if (!read) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#asked.add(promise);
    return async () => {
      try {
        return isWanted() ? await read() : undefined;
      } catch (reason) {
        this.#failure ??= { reason };
        return undefined;
      } finally {
        this.#asked.delete(promise);
        resolve();
      }
    };
  }

  /**
   * Resolves when all that was asked for until now is read; rejects with the reason of the first read that failed. What is
   * asked for meanwhile is not waited for: a scene may ask for ever more.
   */
  async settled(): Promise<void> {
    await Promise.all(this.#asked);
    if (this.#failure) throw this.#failure.reason;
  }
}
