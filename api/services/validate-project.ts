import type { Validation } from '../../contract/checks.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { validateSound } from '../../domain/validate/validate-sound.ts';
import { validateTimeline } from '../../domain/validate/validate-timeline.ts';
import { unknownAssets } from '../../engine/compile/unknown-assets.ts';
import type { ApiContext } from '../context.ts';

/** Checks the head's structure: each scene compiles, the timeline holds together, its sounds are heard. Changes nothing. */
export async function validateProject(context: ApiContext, accountId: string, projectId: string): Promise<Validation> {
  const em = context.database.fork();
  const { headRevisionId, width, height, fps } = await projects.get(em, accountId, projectId);
  const scenes = await revisions.scenesWithCode(em, headRevisionId);
  const rejections = await Promise.all(
    scenes.map(async ({ sceneId, code }) => ({ sceneId, errors: await context.compiler.check(code) })),
  );
  const names = await assets.names(em, projectId);
  const { sound } = await revisions.get(em, projectId, headRevisionId);
  const sounds = await assets.sounds(em, projectId);
  const problems = [
    ...validateTimeline({
      ...{ width, height, fps, scenes, rejections },
      unknownAssets: unknownAssets(scenes, names),
    }),
    ...validateSound({ clips: sound, sounds, fps, filmFrames: timelineLength(scenes) }),
  ];
  return { revision: headRevisionId, valid: problems.every(({ severity }) => severity !== 'error'), problems };
}
