import { createHash } from 'node:crypto';
import type { Theme } from '../../contract/theme.ts';
import { canonicalJson } from './canonical-json.ts';
import { inOrder, type RevisionSceneState } from './scene.ts';

/** All of a revision that paints. */
export interface PictureContent {
  width: number;
  height: number;
  fps: number;
  theme: Theme | null;
  scenes: readonly RevisionSceneState[];
  /** SHA-256 of each asset by its name. */
  assets?: Readonly<Record<string, string>>;
}

/** SHA-256, hex, of `text` in UTF-8. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Hash of what a revision paints, whatever stage paints it. A scene's name and id do not paint. */
export function contentHash({ width, height, fps, theme, scenes, assets = {} }: PictureContent): string {
  const painted = inOrder(scenes).map(({ codeHash, track, startFrame, durationInFrames }) => ({
    codeHash,
    track,
    startFrame,
    durationInFrames,
  }));
  return sha256(canonicalJson({ width, height, fps, theme, scenes: painted, assets }));
}

/** Hash of the picture that a stage of version `stage` makes of a revision. Reviews and exports are kept under it. */
export function pictureHash(content: string, stage: string): string {
  return sha256(canonicalJson({ content, stage }));
}
