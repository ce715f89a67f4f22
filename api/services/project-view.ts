import type { EntityManager } from '@mikro-orm/postgresql';
import type { Project as ProjectRow } from '../../db/entities/project.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { SceneOfRevision } from '../../db/repositories/revision-scenes.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import type { ProjectFacts } from '../../domain/project/gates.ts';

/** A project with what its phase and length follow from. */
export interface ProjectView {
  project: ProjectRow;
  facts: ProjectFacts;
  scenes: SceneOfRevision[];
}

/** The view of a living project of the account, or `not_found`. */
export async function viewProject(em: EntityManager, accountId: string, projectId: string): Promise<ProjectView> {
  return viewOf(em, await projects.get(em, accountId, projectId));
}

/** The view of a project that was read already. */
export async function viewOf(em: EntityManager, project: ProjectRow): Promise<ProjectView> {
  const facts = await projects.facts(em, project.id);
  return { project, facts, scenes: await revisions.scenes(em, project.headRevisionId) };
}
