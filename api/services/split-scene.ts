import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import { projects } from '../../db/repositories/projects.ts';
import { type SceneOfRevision, sceneOf } from '../../db/repositories/revision-scenes.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { codeOfLaterPart, cutAt } from '../../domain/project/split-code.ts';
import type { ApiContext } from '../context.ts';
import { refuseUncompilable, type SceneEdit } from './edit-scenes.ts';

/** A scene after a cut: both parts, the earlier one first. */
interface SplitScene {
  scenes: SceneOfRevision[];
  revision: string;
}

/** Cuts a scene in two at a frame of the film, as one revision: undone in one step, and never half. */
export async function splitScene(
  context: ApiContext,
  { accountId, projectId, base, sceneId, frame, name }: SceneEdit & { sceneId: string; frame: number; name?: string },
): Promise<SplitScene> {
  const em = context.database.fork();
  const { headRevisionId } = await projects.get(em, accountId, projectId);
  const whole = await revisions.scene(em, headRevisionId, sceneId);
  const offset = cutAt(whole, frame);
  if (offset === null) throw outside(whole, frame);
  const code = codeOfLaterPart(whole.code, offset);
  if (code === null) throw unusual();
  await refuseUncompilable(context, code);
  const called = name ?? `${whole.name.slice(0, limits.nameCharacters - 2)} 2`;
  const change = { type: 'split', sceneId, offset, name: called, code, codeHash: whole.codeHash } as const;
  const message = `Scene ${whole.name} cut in two`;
  const commit = await revisions.commit(em, projectId, change, { base, message, writtenBy: 'caller' });
  return { scenes: commit.touched.map((id) => sceneOf(commit.scenes, id)), revision: commit.revision.id };
}

function outside({ name, startFrame, durationInFrames }: SceneOfRevision, frame: number): AppError {
  const last = startFrame + durationInFrames - 1;
  return new AppError('invalid_timeline', `frame ${frame} is outside`, {
    detail: `${name} can be cut at the frames ${startFrame + 1} to ${last}, not at ${frame}.`,
    errors: [{ path: 'frame', message: `must be ${startFrame + 1} to ${last}` }],
  });
}

function unusual(): AppError {
  const detail =
    'Its code exports the scene in another way than by one `export default`, so it has to be cut in the code.';
  return new AppError('scene_rejected', 'no single default export', { detail });
}
