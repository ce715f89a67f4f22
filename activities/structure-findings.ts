import type { Finding } from '../contract/findings.ts';
import { validateTimeline } from '../domain/validate/validate-timeline.ts';
import type { Film } from './film.ts';

/** What is structurally wrong with a film, as findings of its review. What the compiler refused is told by the stage. */
export function structureFindings({ size, scenes, timeline, unknownAssets }: Film): Finding[] {
  return validateTimeline({ ...size, scenes, rejections: [], unknownAssets }).map((problem) => {
    const { code, severity, sceneId, sceneName, line, message, fix } = problem;
    const scene = scenes.find((each) => each.sceneId === sceneId);
    const firstFrame = scene?.startFrame ?? 0;
    const lastFrame = scene ? firstFrame + scene.durationInFrames - 1 : timeline.durationInFrames - 1;
    return {
      ...{ id: `structure-${code}:${sceneId ?? 'film'}`, rule: `structure-${code}`, severity },
      ...{ sceneId, sceneName, line, firstFrame, lastFrame },
      ...{ column: null, element: null, text: null, box: null, crop: null },
      ...{ measured: message, bound: 'a sound timeline', message, fix },
    };
  });
}
