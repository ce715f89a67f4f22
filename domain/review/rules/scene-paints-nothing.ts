import type { ReviewInput, RuleFinding } from '../finding.ts';

/** Scenes that show nothing at any sample. One that failed is told of already. */
export function scenePaintsNothing({ scenes, samples, faults }: ReviewInput): RuleFinding[] {
  return scenes.flatMap(({ key, startFrame, durationInFrames }): RuleFinding[] => {
    const measures = samples.flatMap((sample) => sample.scenes.filter((scene) => scene.key === key));
    const failed = faults.some((fault) => fault.key === key);
    if (failed || measures.length === 0 || measures.some(({ painted }) => painted > 0)) return [];
    return [
      {
        rule: 'scene-paints-nothing',
        severity: measures.length > 1 ? 'error' : 'info',
        key,
        firstFrame: startFrame,
        lastFrame: startFrame + durationInFrames - 1,
        measured: `0 painted elements at ${measures.length} frames`,
        bound: 'at least 1',
        fix: 'Return something visible, or delete the scene.',
      },
    ];
  });
}
