import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import { playerPath, playerPlace } from '../player-origin.ts';
import { showFilm } from '../services/show-film.ts';

export const filmHandlers = (context: ApiContext): HandlersOf<'projectFilm'> => ({
  async projectFilm({ caller, params, query, addresses }) {
    const film = await showFilm(context, { accountId: caller.accountId, addresses, ...params, ...query });
    const place = playerPlace(context.config, addresses.base);
    const page = (origin: string | null | undefined) => (origin ? `${origin}${playerPath}` : null);
    return { ...film, player: page(place?.origin), otherPlayers: page(place?.others) };
  },
});
