import { contexts } from '../../db/repositories/contexts.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentContext } from '../presenters/context-entry.ts';

export const contextHandlers = ({
  database,
}: ApiContext): HandlersOf<'addContext' | 'listContexts' | 'updateContext' | 'removeContext'> => ({
  async addContext({ caller, params, body }) {
    const em = database.fork();
    const { id } = await projects.get(em, caller.accountId, params.projectId);
    return presentContext(await contexts.add(em, id, body.label, body.text));
  },
  async listContexts({ caller, params }) {
    const em = database.fork();
    const { id } = await projects.get(em, caller.accountId, params.projectId);
    return { contexts: (await contexts.list(em, id)).map(presentContext) };
  },
  async updateContext({ caller, params, body }) {
    const em = database.fork();
    const { id } = await projects.get(em, caller.accountId, params.projectId);
    return presentContext(await contexts.replace(em, id, params.contextId, body.text));
  },
  async removeContext({ caller, params }) {
    const em = database.fork();
    const { id } = await projects.get(em, caller.accountId, params.projectId);
    await contexts.remove(em, id, params.contextId);
    return { deleted: true };
  },
});
