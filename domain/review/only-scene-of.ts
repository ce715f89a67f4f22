import type { ReviewInput } from './finding.ts';

/** Key of the scene that alone stands through a stretch of frames; undefined where several do, or none all the time. */
export function onlySceneOf({ scenes }: Pick<ReviewInput, 'scenes'>, first: number, last: number): string | undefined {
  const on = scenes.filter(
    ({ startFrame, durationInFrames }) => startFrame <= last && first < startFrame + durationInFrames,
  );
  const [only] = on;
  if (!only || on.length > 1) return undefined;
  return only.startFrame <= first && last < only.startFrame + only.durationInFrames ? only.key : undefined;
}
