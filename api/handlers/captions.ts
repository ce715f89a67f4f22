import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { readCaptions } from '../services/read-captions.ts';

export const captionHandlers = (context: ApiContext): HandlersOf<'readCaptions'> => ({
  readCaptions({ caller, params, query }) {
    return readCaptions(context, { accountId: caller.accountId, ...params, ...query });
  },
});
