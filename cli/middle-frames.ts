/** Of a film of many scenes, so many stills tell it. */
const mostStills = 12;

/** The middle frame of each scene, in order. A film without scenes has none to show: the service says so. */
export function middleFrames(scenes: readonly { startFrame: number; durationInFrames: number }[]): number[] {
  const all = scenes.map(({ startFrame, durationInFrames }) => startFrame + Math.floor(durationInFrames / 2));
  const frames = [...new Set(all)].sort((a, b) => a - b);
  const step = Math.max(1, frames.length / mostStills);
  const chosen = frames.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  return chosen.length > 0 ? chosen : [0];
}
