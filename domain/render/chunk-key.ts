import { createHash } from 'node:crypto';
import type { Theme } from '../../contract/theme.ts';
import { canonicalJson } from '../project/canonical-json.ts';
import type { EncoderSettings } from './encoder-settings.ts';
import { filmFrame } from './file-timeline.ts';
import type { FrameRange } from './plan-chunks.ts';

/** Everything that decides the pixels of a timeline's frames and the bytes of its parts. */
export interface RenderInputs {
  scenes: readonly {
    /** The scene's key on the stage, which seeds its chance. */
    key: string;
    /** SHA-256 of the compiled module. */
    codeHash: string;
    track: number;
    startFrame: number;
    durationInFrames: number;
    /** SHA-256 of each asset that the scene names, by its name. */
    assets?: Readonly<Record<string, string>>;
  }[];
  theme: Theme;
  /** SHA-256 of what any scene may show without naming it, by name. */
  assets: Readonly<Record<string, string>>;
  /** The project's own size and rate, which the file's need not be. */
  size: { width: number; height: number; fps: number };
  stageVersion: string;
  browserVersion: string;
  settings: EncoderSettings;
  /** Whether the chunk is rendered after all frames of its region, as its scenes depend on them. */
  onePiece?: boolean;
}

/**
 * Key of one chunk's part: a SHA-256 in hex over the inputs that reach its frames. Scenes that do not touch the chunk
 * are left out, so their edits leave it valid; positions count from the chunk's first frame, so a chunk that only moved
 * in time keeps its key.
 */
export function chunkKey(inputs: RenderInputs, chunk: FrameRange): string {
  const rates = { film: inputs.size.fps, file: inputs.settings.fps };
  const first = filmFrame(chunk.firstFrame, rates);
  const last = filmFrame(chunk.lastFrame, rates);
  const touching = inputs.scenes
    .filter(({ startFrame, durationInFrames }) => startFrame <= last && startFrame + durationInFrames > first)
    .map(({ key, track, startFrame, durationInFrames, codeHash, assets = {} }) => {
      const shown = Object.keys(assets).length > 0 ? [assets] : [];
      return [key, track, startFrame - first, durationInFrames, codeHash, ...shown];
    })
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const facts = {
    form: 2,
    scenes: touching,
    frames: chunk.lastFrame - chunk.firstFrame + 1,
    theme: inputs.theme,
    assets: inputs.assets,
    size: inputs.size,
    stage: inputs.stageVersion,
    browser: inputs.browserVersion,
    settings: inputs.settings,
    ...(inputs.onePiece && { onePiece: true }),
  };
  return createHash('sha256').update(canonicalJson(facts)).digest('hex');
}
