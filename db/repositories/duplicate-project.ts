import type { EntityManager } from '@mikro-orm/postgresql';
import type { Project } from '../entities/project.ts';
import { newId } from '../new-id.ts';
import { contexts } from './contexts.ts';
import { projects } from './projects.ts';
import { addVersion, readScenesWithCode, type SceneOfRevision } from './revision-scenes.ts';
import { revisions } from './revisions.ts';
import { holdHead, writeHead } from './write-head.ts';

interface Duplicate {
  accountId: string;
  projectId: string;
  name: string;
}

/**
 * A project of its own with the brief, the criteria and the scenes of another's head, whose later changes it does not
 * follow. Runs, reviews, exports and older revisions stay with the first.
 */
export function duplicateProject(em: EntityManager, { accountId, projectId, name }: Duplicate): Promise<Project> {
  return em.transactional(async (tx) => {
    const source = await projects.get(tx, accountId, projectId);
    const { directed, criteria, headRevisionId } = source;
    const { width, height, fps, theme, plan, sound } = await revisions.get(tx, projectId, headRevisionId);
    const { id } = await projects.create(tx, accountId, { name, width, height, fps, directed });
    await projects.update(tx, accountId, id, { criteria });
    for (const { label, text } of await contexts.list(tx, projectId)) await contexts.add(tx, id, label, text);
    const scenes = await copyScenes(tx, { from: headRevisionId, to: id });
    const message = `Copied from ${source.name}`;
    const content = { width, height, fps, theme: theme ?? null, plan: plan ?? null, scenes, sound };
    await writeHead(tx, await holdHead(tx, id), content, { message, writtenBy: 'caller' });
    return projects.get(tx, accountId, id);
  });
}

/** Each scene under an id of its own, with its code. */
async function copyScenes(em: EntityManager, { from, to }: { from: string; to: string }): Promise<SceneOfRevision[]> {
  const copies: SceneOfRevision[] = [];
  for (const { code, ...scene } of await readScenesWithCode(em, from)) {
    const sceneId = newId('scene');
    const { compiledHash, writtenBy } = scene;
    copies.push({
      ...scene,
      sceneId,
      ...(await addVersion(em, { projectId: to, sceneId, code, compiledHash, writtenBy })),
    });
  }
  return copies;
}
