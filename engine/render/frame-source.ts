import type { Codec } from '../../domain/render/codecs.ts';

/** What rendering needs of an open stage: the pictures of the file's frames. */
export interface FrameSource {
  capture(frame: number, picture: Codec['picture']): Promise<Uint8Array>;
  /** Shows a frame; whether it must look like the frame shown before it. Without this, every frame is captured. */
  isUnchanged?(frame: number): Promise<boolean>;
  /** Has the next picture painted whole, as on a page that has painted nothing yet. */
  paintAnew?(): Promise<void>;
}
