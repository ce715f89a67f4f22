import type { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '../../contract/limits.ts';
import { contentHash } from '../../domain/project/picture-hash.ts';
import { Project } from '../entities/project.ts';
import { Revision } from '../entities/revision.ts';
import { newId } from '../new-id.ts';
import { listProjectRows } from './listed-projects.ts';
import { type Page, type PageRequest, readPage } from './page.ts';
import { projectFacts } from './project-facts.ts';
import { readRow, requireRow } from './rows.ts';

export interface NewProject {
  name: string;
  width: number;
  height: number;
  fps: number;
  directed: boolean;
}

export const projects = {
  /** A project with revision 1, which is empty. */
  create(em: EntityManager, accountId: string, project: NewProject): Promise<Project> {
    return em.transactional(async (tx) => {
      const [id, headRevisionId] = [newId('project'), newId('revision')];
      const { width, height, fps } = project;
      await tx.insert(Project, { id, accountId, headRevisionId, ...project });
      await tx.insert(Revision, {
        id: headRevisionId,
        projectId: id,
        number: 1,
        kind: 'head',
        state: 'published',
        width,
        height,
        fps,
        contextIds: [],
        conflicts: [],
        contentHash: contentHash({ width, height, fps, theme: null, scenes: [] }),
        message: 'Project created',
        writtenBy: 'caller',
      });
      return readRow(tx, Project, { id });
    });
  },

  /** A project of this account that is not deleted. */
  get(em: EntityManager, accountId: string, id: string): Promise<Project> {
    return requireRow(em, Project, { id, accountId, deletedAt: null }, 'project');
  },

  /** For activities, which know the project from their run. */
  find(em: EntityManager, id: string): Promise<Project> {
    return requireRow(em, Project, { id, deletedAt: null }, 'project');
  },

  /** The head of a project that may have been deleted meanwhile. */
  async headIdOf(em: EntityManager, id: string): Promise<string> {
    return (await readRow(em, Project, { id })).headRevisionId;
  },

  list: listProjectRows,

  async update(
    em: EntityManager,
    accountId: string,
    id: string,
    change: { name?: string; directed?: boolean; criteria?: string | null },
  ): Promise<Project> {
    await em.nativeUpdate(Project, { id, accountId, deletedAt: null }, { ...change, updatedAt: new Date() });
    return projects.get(em, accountId, id);
  },

  /** Hides the project; `undelete` brings it back. Its runs are the caller's to cancel. */
  async remove(em: EntityManager, accountId: string, id: string): Promise<Project> {
    const project = await projects.get(em, accountId, id);
    await em.nativeUpdate(Project, { id }, { deletedAt: new Date() });
    return project;
  },

  /** Deleted ones that can be restored, newest first. */
  listDeleted(em: EntityManager, accountId: string, page?: PageRequest): Promise<Page<Project>> {
    return readPage(em, Project, { accountId, deletedAt: { $gt: restorableSince() } }, page);
  },

  /** Brings a deleted project back while it can be; one that stands stays as it is. */
  async undelete(em: EntityManager, accountId: string, id: string): Promise<Project> {
    const restorable = { id, accountId, deletedAt: { $gt: restorableSince() } };
    await em.nativeUpdate(Project, restorable, { deletedAt: null, updatedAt: new Date() });
    return projects.get(em, accountId, id);
  },

  facts: projectFacts,
};

/** Projects that were deleted since can be restored. */
function restorableSince(): Date {
  return new Date(Date.now() - limits.restoreDays * 86_400_000);
}
