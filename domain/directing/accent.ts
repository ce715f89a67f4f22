import { type Dice, drawAxis } from './hash.ts';
import { distance, hexOf, lchOf, legible } from './ramp.ts';

/** How far from the brand an accent is drawn: a shade of it, anywhere, or surely another hue. */
export type Reach = 'near' | 'any' | 'far';

/** Degrees of hue from the brand to its accent. */
const turnsOf: Record<Reach, number[]> = {
  near: [0],
  any: [0, 35, -35, 145, -145, 180, 120, -120],
  far: [145, -145, 180, 120, -120],
};

/** Least distance at which an accent is told from the brand. */
const toldApart = 0.18;

interface AccentRules {
  isBanned: (hue: number) => boolean;
  reach: Reach;
}

/** The second colour of a film that names one, as hex: told from the brand, and legible on every field. */
export function accentOf(
  brand: string,
  fields: readonly string[],
  dice: Dice,
  { isBanned, reach }: AccentRules,
): string {
  const { l, c, h } = lchOf(brand);
  const turns = turnsOf[reach].filter((one) => !isBanned((h + one + 360) % 360));
  const turn = drawAxis(dice, 'accent', turns.length > 0 ? turns : [0]);
  const shade = (by: number) => legible(hexOf({ l: Math.min(0.97, Math.max(0.1, l + by)), c, h }), fields, 3);
  if (reach === 'near') {
    const shades = (l > 0.55 ? [-0.26, 0.26] : [0.26, -0.26]).map(shade);
    return shades.reduce((best, one) =>
      distance(best, brand) < toldApart && distance(one, brand) > distance(best, brand) ? one : best,
    );
  }
  const far = { l: Math.min(0.8, Math.max(0.45, l + 0.08)), c: Math.max(0.1, c * 0.9), h: (h + turn + 360) % 360 };
  const clear = turn === 0 ? shade(l > 0.55 ? -0.26 : 0.26) : legible(hexOf(far), fields, 3);
  return distance(clear, brand) >= toldApart || isBanned((h + 180) % 360)
    ? clear
    : legible(hexOf({ l, c: Math.max(0.1, c), h: (h + 180) % 360 }), fields, 3);
}
