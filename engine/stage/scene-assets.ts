/** Reads one asset, whole. */
export type ReadAsset = () => Promise<Buffer>;

/**
 * What the scenes of a page may load beside their code, by the path below the stage's origin; filled when a project takes
 * the page. How long a read takes is never a scene's fault, nor is one that fails.
 */
export class SceneAssets {
  readonly #readers = new Map<string, ReadAsset>();
  readonly #reads = new Set<Promise<unknown>>();
  #failure: { reason: unknown } | undefined;

  set(path: string, read: ReadAsset): void {
    this.#readers.set(path, read);
  }

  /** Undefined where nothing lies at the path, and where it could not be read. */
  async read(path: string): Promise<Buffer | undefined> {
    const read = this.#readers.get(path)?.();
    if (!read) return undefined;
    this.#reads.add(read);
    try {
      return await read;
    } catch (reason) {
      this.#failure ??= { reason };
      return undefined;
    } finally {
      this.#reads.delete(read);
    }
  }

  /** Resolves when nothing is being read; rejects with the reason of the first read that failed. */
  async settled(): Promise<void> {
    while (this.#reads.size > 0) await Promise.allSettled(this.#reads);
    if (this.#failure) throw this.#failure.reason;
  }
}
