import { projects } from '../../db/repositories/projects.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentDeletedProject, presentListedProject, presentProject } from '../presenters/project.ts';
import { presentProjectState } from '../presenters/project-state.ts';
import { createProject } from '../services/create-project.ts';
import { deleteProject } from '../services/delete-project.ts';
import { duplicateProject } from '../services/duplicate-project.ts';
import { viewOf, viewProject } from '../services/project-view.ts';
import { readProjectState } from '../services/read-project-state.ts';
import { openProjectStream } from '../streaming/open-project-stream.ts';

type Names =
  | 'createProject'
  | 'listProjects'
  | 'getProject'
  | 'updateProject'
  | 'deleteProject'
  | 'duplicateProject'
  | 'listDeletedProjects'
  | 'undeleteProject'
  | 'projectState'
  | 'streamChanges';

export const projectHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async createProject({ caller, body }) {
    return presentProject(await createProject(context, { accountId: caller.accountId, ...body }));
  },
  async listProjects({ caller, query }) {
    const { items, nextCursor } = await projects.list(context.database.fork(), caller.accountId, query);
    return { projects: items.map(presentListedProject), nextCursor };
  },
  async getProject({ caller, params }) {
    return presentProject(await viewProject(context.database.fork(), caller.accountId, params.projectId));
  },
  async updateProject({ caller, params, body }) {
    const em = context.database.fork();
    return presentProject(await viewOf(em, await projects.update(em, caller.accountId, params.projectId, body)));
  },
  async deleteProject({ caller, params }) {
    await deleteProject(context, caller.accountId, params.projectId);
    return { deleted: true };
  },
  async duplicateProject({ caller, params, body }) {
    const copy = await duplicateProject(context, { accountId: caller.accountId, ...params, ...body });
    return presentProject(await viewOf(context.database.fork(), copy));
  },
  async listDeletedProjects({ caller, query }) {
    const page = await projects.listDeleted(context.database.fork(), caller.accountId, query);
    return { projects: page.items.map(presentDeletedProject), nextCursor: page.nextCursor };
  },
  async undeleteProject({ caller, params }) {
    const em = context.database.fork();
    return presentProject(await viewOf(em, await projects.undelete(em, caller.accountId, params.projectId)));
  },
  async projectState({ caller, params, addresses }) {
    return presentProjectState(await readProjectState(context, caller.accountId, params.projectId), addresses);
  },
  async streamChanges({ caller, params, lastEventId }) {
    const { id } = await projects.get(context.database.fork(), caller.accountId, params.projectId);
    return openProjectStream(context.projectStreams, { projectId: id, after: lastEventId });
  },
});
