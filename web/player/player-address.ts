import type { Film } from './use-stage-frame.ts';

/**
 * The name under which this window's next frames ask for the player's page, null for its own. A browser may keep the
 * process of a frame that hung though the frame was taken away, and would put the next one of the same name into it.
 */
let current: string | null = null;

export const currentName = () => current;

/** Tells that a frame under `name` hung, and gives the name for the next one. */
export function nameAfter(name: string | null, hasArrived: boolean): string | null {
  // Not every browser finds names below `localhost`: where no page came from one, the page's own is tried again.
  const isMissing = name !== null && !hasArrived;
  current = isMissing ? null : `film-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  return current;
}

/** The player's page under a name. */
export function playerAddress({ player, otherPlayers }: Film, name: string | null): string | null {
  return name !== null && otherPlayers ? otherPlayers.replace('*', name) : player;
}
