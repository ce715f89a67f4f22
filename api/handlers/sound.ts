import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { addSound, changeSound, removeSound } from '../services/edit-sound.ts';
import { placeEffects } from '../services/place-effects.ts';

type Names = 'listSound' | 'addSound' | 'changeSound' | 'removeSound' | 'placeEffects';

export const soundHandlers = (context: ApiContext): HandlersOf<Names> => ({
  async listSound({ caller, params, query }) {
    const em = context.database.fork();
    const { id, headRevisionId } = await projects.get(em, caller.accountId, params.projectId);
    const revision = await revisions.get(em, id, query.revision ?? headRevisionId);
    return { revision: revision.id, fps: revision.fps, clips: revision.sound };
  },
  addSound({ caller, params, body: { asset, base, ...place } }) {
    return addSound(context, { accountId: caller.accountId, ...params, base, asset, place });
  },
  changeSound({ caller, params, body: { base, ...place } }) {
    return changeSound(context, { accountId: caller.accountId, ...params, base, place });
  },
  placeEffects({ caller, params, body }) {
    return placeEffects(context, { accountId: caller.accountId, ...params, ...body });
  },
  async removeSound({ caller, params, query }) {
    return { revision: await removeSound(context, { accountId: caller.accountId, ...params, ...query }) };
  },
});
