import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentRevision } from '../presenters/revision.ts';

export const revisionHandlers = ({
  database,
}: ApiContext): HandlersOf<'listRevisions' | 'diffRevision' | 'restoreRevision'> => ({
  async listRevisions({ caller, params, query }) {
    const em = database.fork();
    const project = await projects.get(em, caller.accountId, params.projectId);
    const page = await revisions.list(em, project.id, query);
    const scenes = await Promise.all(page.items.map(({ id }) => revisions.scenes(database.fork(), id)));
    return {
      head: project.headRevisionId,
      revisions: page.items.map((row, index) => presentRevision(row, scenes[index] ?? [])),
      nextCursor: page.nextCursor,
    };
  },
  async diffRevision({ caller, params, query }) {
    const em = database.fork();
    const project = await projects.get(em, caller.accountId, params.projectId);
    const to = await revisions.get(em, project.id, params.revisionId);
    const from = query.against ?? to.parentId ?? null;
    const changes = from ? await revisions.diff(em, project.id, from, to.id) : [];
    return { from, to: to.id, changes };
  },
  async restoreRevision({ caller, params }) {
    const em = database.fork();
    const { id } = await projects.get(em, caller.accountId, params.projectId);
    const old = await revisions.get(em, id, params.revisionId);
    const change = { type: 'restore', revisionId: old.id } as const;
    const message = `Revision ${old.number ?? 0} restored`;
    const { revision } = await revisions.commit(em, id, change, { message, writtenBy: 'caller' });
    return { revision: revision.id };
  },
});
