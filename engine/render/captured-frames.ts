import type { Codec } from '../../domain/render/codecs.ts';
import type { FrameRange } from '../../domain/render/plan-chunks.ts';
import type { FrameSource } from './frame-source.ts';

export interface CapturedFrame {
  frame: number;
  picture: Uint8Array;
  /** Taken for the frame before, which looks the same. */
  elided: boolean;
}

interface FramesOrder {
  stage: FrameSource;
  chunk: FrameRange;
  picture: Codec['picture'];
  /** Whether unchanged frames may be left out and a page be painted anew; not where frames depend on those shown before. */
  elide?: boolean;
  /** A frame that the page called unchanged, and that was not. */
  onUnseen?: (frame: number) => void;
  signal?: AbortSignal;
}

/**
 * The pictures of a chunk in order. Its first is painted anew, so that no pixel depends on which chunks its page, or one that
 * died, has shown before. A row of frames that the page calls unchanged is left out once its first one was
 * captured and looked like the frame before; its last one is captured after all. Where that differs, all of the row is
 * captured, the frame is reported, and nothing of the chunk is left out any more.
 */
export async function* capturedFrames(order: FramesOrder): AsyncGenerator<CapturedFrame> {
  const { chunk, onUnseen, signal } = order;
  const stage: FrameSource = order.elide ? order.stage : { capture: order.stage.capture.bind(order.stage) };
  await stage.paintAnew?.();
  const rows = new UnchangedRows(stage, order.picture, chunk.lastFrame);
  for (let frame = chunk.firstFrame; frame <= chunk.lastFrame; ) {
    signal?.throwIfAborted();
    const shots = await rows.from(frame);
    for (const [index, shot] of shots.entries()) {
      yield { frame: frame + index, ...shot };
      signal?.throwIfAborted();
    }
    frame += shots.length;
    if (rows.unseen !== null) onUnseen?.(rows.unseen);
    rows.unseen = null;
  }
}

type Shot = Omit<CapturedFrame, 'frame'>;

class UnchangedRows {
  readonly #stage: FrameSource;
  readonly #picture: Codec['picture'];
  readonly #lastFrame: number;
  #before: Uint8Array | undefined;
  /** The frame before was called unchanged, was captured all the same, and was. */
  #rests = false;
  #isTrusted = true;
  unseen: number | null = null;

  constructor(stage: FrameSource, picture: Codec['picture'], lastFrame: number) {
    this.#stage = stage;
    this.#picture = picture;
    this.#lastFrame = lastFrame;
  }

  /** One frame, or a whole row that begins with it. */
  async from(frame: number): Promise<Shot[]> {
    const end = this.#rests ? await this.#endOfRow(frame) : frame - 1;
    if (end >= frame) return this.#row(frame, end);
    const unchanged = this.#before !== undefined && (await this.#isUnchanged(frame));
    const picture = await this.#capture(frame);
    const equal = unchanged && this.#isBefore(picture);
    if (unchanged && !equal) this.#distrust(frame);
    this.#rests = equal;
    this.#before = picture;
    return [{ picture, elided: false }];
  }

  async #endOfRow(frame: number): Promise<number> {
    let end = frame - 1;
    while (end < this.#lastFrame && (await this.#isUnchanged(end + 1))) end += 1;
    return end;
  }

  async #row(frame: number, end: number): Promise<Shot[]> {
    const last = await this.#capture(end);
    const picture = this.#before as Uint8Array;
    this.#rests = false;
    if (this.#isBefore(last)) {
      const elided = Array.from({ length: end - frame }, () => ({ picture, elided: true }));
      return [...elided, { picture, elided: false }];
    }
    this.#distrust(end);
    const shots: Shot[] = [];
    for (let at = frame; at < end; at += 1) shots.push({ picture: await this.#capture(at), elided: false });
    this.#before = last;
    return [...shots, { picture: last, elided: false }];
  }

  #distrust(frame: number): void {
    this.unseen = frame;
    this.#isTrusted = false;
  }

  async #isUnchanged(frame: number): Promise<boolean> {
    return this.#isTrusted && ((await this.#stage.isUnchanged?.(frame)) ?? false);
  }

  #capture(frame: number): Promise<Uint8Array> {
    return this.#stage.capture(frame, this.#picture);
  }

  #isBefore(picture: Uint8Array): boolean {
    return this.#before !== undefined && Buffer.compare(picture, this.#before) === 0;
  }
}
