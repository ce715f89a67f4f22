import type { Validation } from '../../contract/checks.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { validateTimeline } from '../../domain/validate/validate-timeline.ts';
import { unknownAssets } from '../../engine/compile/unknown-assets.ts';
import type { ApiContext } from '../context.ts';

/** Checks the head's structure: each scene compiles, the timeline holds together. Changes nothing. */
export async function validateProject(context: ApiContext, accountId: string, projectId: string): Promise<Validation> {
  const em = context.database.fork();
  const { headRevisionId, width, height, fps } = await projects.get(em, accountId, projectId);
  const scenes = await revisions.scenesWithCode(em, headRevisionId);
  const rejections = await Promise.all(
    scenes.map(async ({ sceneId, code }) => ({ sceneId, errors: await context.compiler.check(code) })),
  );
  const names = await assets.names(em, projectId);
  const problems = validateTimeline({
    ...{ width, height, fps, scenes, rejections },
    unknownAssets: unknownAssets(scenes, names),
  });
  return { revision: headRevisionId, valid: problems.every(({ severity }) => severity !== 'error'), problems };
}
