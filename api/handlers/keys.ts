import { keys } from '../../db/repositories/keys.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { presentKey } from '../presenters/key.ts';
import { createKey, revokeKey, rotateKey } from '../services/manage-keys.ts';

export const keyHandlers = (context: ApiContext): HandlersOf<'listKeys' | 'createKey' | 'revokeKey' | 'rotateKey'> => ({
  async listKeys({ caller, query }) {
    const { items, nextCursor } = await keys.page(context.database.fork(), caller.accountId, query);
    return { keys: items.map((key) => presentKey(key, caller.keyId)), nextCursor };
  },
  async createKey({ caller, body }) {
    const { key, apiKey } = await createKey(context, caller, body);
    return { key: presentKey(key, caller.keyId), api_key: apiKey };
  },
  async revokeKey({ caller, params }) {
    return presentKey(await revokeKey(context, caller, params.keyId), caller.keyId);
  },
  async rotateKey({ caller, params, body }) {
    const { key, apiKey, previous } = await rotateKey(context, caller, { ...params, ...body });
    return {
      key: presentKey(key, caller.keyId),
      api_key: apiKey,
      previous: presentKey(previous, caller.keyId),
    };
  },
});
