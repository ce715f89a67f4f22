import type { Config } from '../config/config.ts';

/** Where the player's page is, below its origin. */
export const playerPath = '/player/';

/** Where the player's page is served. */
export interface PlayerPlace {
  origin: string;
  /** The same under further names, any of which may stand for its `*`; null where it has one name alone. */
  others: string | null;
}

/**
 * The site on which scene code runs in a person's browser, never the app's own: the configured one, or on one machine
 * the other name of loopback. Null where neither is: an installation with a public address names its player's site.
 *
 * Further names are for what comes after a scene that never returns: a browser gives each a process of its own, and may
 * keep the one that hangs, for all frames of the name that it was under.
 */
export function playerPlace(
  { playerOrigin: configured }: Pick<Config, 'playerOrigin'>,
  base: string,
): PlayerPlace | null {
  if (configured)
    return { origin: configured.replace('*', 'film'), others: configured.includes('*') ? configured : null };
  const { protocol, hostname, port } = new URL(base);
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname];
  if (!other) return null;
  const end = port && `:${port}`;
  return { origin: `${protocol}//${other}${end}`, others: `${protocol}//*.localhost${end}` };
}
