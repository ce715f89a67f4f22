import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, BeatKind, PlacedShot, Shot } from './shot.ts';

const top = { x: 0, y: 0, w: 100, h: 15 };
const under = { x: 0, y: 20, w: 100, h: 80 };

/** A beat that lasts as long as its pieces need to be read. */
export function makeBeat(kind: BeatKind, rank: number, shots: PlacedShot[]): Beat {
  const needs = shots.map(({ need }) => need).filter((need, index) => need > 0 || index === 0);
  return {
    kind,
    rank,
    shots,
    need: Math.max(...needs) + (needs.length > 1 ? Math.min(...needs) * 0.4 : 0),
  };
}

/** A piece with its title above it on the same stage. */
export function titled(caster: Caster, title: string, shot: Shot): PlacedShot[] {
  return title === ''
    ? [shot]
    : [
        { ...cast.kicker(caster, title), box: top },
        { ...shot, box: under },
      ];
}
