/** Motion of the kit's entrances and exits, by the numbers of the art direction: 20 (overshoot) and 22 (vectors). */
import { expect, test } from '@jest/globals';
import type { Energy } from '../../../contract/theme.ts';
import { Theme } from '../../../contract/theme.ts';
import { enterMotion, exitMotion, type Kind, type Mover } from '../../../stage/kit/entrances.ts';
import { durations, type Role } from '../../../stage/kit/motion.ts';

const signatures = Theme.shape.signature.options;
const energies = Theme.shape.energy.options;
const plain: Kind[] = ['fade', 'clip', 'zoom', 'up', 'down', 'left', 'right'];
const seeds = [1, 2, 3, 4, 5, 6];

function mover(energy: Energy, seed: number, target: 'text' | 'shape', playful = false, rtl = false): Mover {
  const film = { seed, rtl, theme: { energy, playful }, lasts: (role: Role) => durations[role][energy] };
  return { film, target, id: `part${seed}` };
}

/** How far past its rest a mover swings, as a share of its way there; of its place and of its scale. */
function overshootOf(kind: Kind, who: Mover): number {
  const path = Array.from({ length: 181 }, (_, half) => enterMotion(kind, half / 2, who));
  const [first] = path;
  if (first === undefined) return 0;
  const way = Math.hypot(first.x, first.y);
  const past = way === 0 ? 0 : Math.max(...path.map(({ x, y }) => -(x * first.x + y * first.y) / way / way));
  const grown = 1 - first.scale;
  const larger = grown === 0 ? 0 : Math.max(...path.map(({ scale }) => (scale - 1) / grown));
  return Math.max(past, larger);
}

test.each(energies)('in a %s film no text swings past its place, and shapes do only where it is playful', (energy) => {
  for (const kind of [...signatures, ...plain])
    for (const seed of seeds) {
      const swing = (target: 'text' | 'shape', playful: boolean) =>
        overshootOf(kind, mover(energy, seed, target, playful));
      expect({ kind, seed, text: swing('text', true) <= 0.02 }).toEqual({ kind, seed, text: true });
      expect({ kind, seed, shape: swing('shape', false) <= 0.02 }).toEqual({ kind, seed, shape: true });
      if (kind !== 'pop') expect(swing('shape', true)).toBeLessThanOrEqual(0.02);
    }
});

/** Direction of travel in degrees; null for a mover that stays in its place. */
function angle(from: { x: number; y: number }, to: { x: number; y: number }): number | null {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.hypot(x, y) < 1 ? null : (Math.atan2(y, x) * 180) / Math.PI;
}

test('what leaves goes on in the direction in which the next words come', () => {
  for (const kind of [...signatures, ...plain].filter((one) => one !== 'assemble'))
    for (const seed of seeds)
      for (const rtl of [false, true]) {
        const words = mover('balanced', seed, 'text', false, rtl);
        const leaving: Mover = { ...mover('balanced', seed, 'shape', false, rtl), id: 'Headlinemain' };
        const enters = angle(enterMotion(kind, 0, words), enterMotion(kind, 90, words));
        const leaves = angle(exitMotion(kind, 0, leaving), exitMotion(kind, 1, leaving));
        if (enters === null || leaves === null) continue;
        expect({ kind, seed, apart: Math.abs(enters - leaves) }).toEqual({ kind, seed, apart: 0 });
      }
});

test('an entrance ends in its place, and an exit ends in nothing', () => {
  for (const kind of [...signatures, ...plain])
    for (const seed of seeds)
      for (const target of ['text', 'shape'] as const) {
        const who = mover('calm', seed, target);
        const rest = enterMotion(kind, 120, who);
        expect({ kind, ...rest, clip: (rest.clip ?? [0]).every((side) => side === 0) }).toEqual({
          ...{ kind, x: expect.closeTo(0), y: expect.closeTo(0), scale: 1, opacity: 1, blur: 0, clip: true },
        });
        const gone = exitMotion(kind, 1, who);
        expect({ kind, unseen: gone.opacity <= 0.05 || (gone.clip ?? [0]).some((side) => side === 100) }).toEqual({
          kind,
          unseen: true,
        });
      }
});
