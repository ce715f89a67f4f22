import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { playerOrigin, playerPath } from '../player-origin.ts';
import { showFilm } from '../services/show-film.ts';

export const filmHandlers = (context: ApiContext): HandlersOf<'projectFilm'> => ({
  async projectFilm({ caller, params, query, addresses }) {
    const film = await showFilm(context, { accountId: caller.accountId, addresses, ...params, ...query });
    const origin = playerOrigin(context.config, addresses.base);
    return { ...film, player: origin && `${origin}${playerPath}` };
  },
});
