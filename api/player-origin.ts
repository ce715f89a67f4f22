import type { Config } from '../config/config.ts';

/** Where the player's page is, below its origin. */
export const playerPath = '/player/';

/**
 * The site on which scene code runs in a person's browser, never the app's own: the configured one, or on one machine
 * the other name of loopback. Null where neither is: an installation with a public address names its player's site.
 */
export function playerOrigin({ playerOrigin: configured }: Pick<Config, 'playerOrigin'>, base: string): string | null {
  if (configured) return configured;
  const url = new URL(base);
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (!other) return null;
  url.hostname = other;
  return url.origin;
}
