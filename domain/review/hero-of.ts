import type { ReviewedScene, ReviewInput } from './finding.ts';

const leastShare = 0.4;

/** The scene that carries the film: the longest on track 1 that takes two fifths of it at least. */
export function heroOf({ scenes, timeline }: ReviewInput): ReviewedScene | undefined {
  const [longest] = scenes.filter(({ track }) => track === 1).sort((a, b) => b.durationInFrames - a.durationInFrames);
  return longest && longest.durationInFrames >= timeline.durationInFrames * leastShare ? longest : undefined;
}
