/** What a film stands on: of what kind it is, and its colour where the brief names none. */
import type { Theme } from '../../contract/theme.ts';
import type { Brief, NamedColour } from './brief.ts';
import { type Dice, drawAxis } from './hash.ts';
import { contrast, distance, hexOf, lchOf, legible } from './ramp.ts';
import type { Tone } from './tone-table.ts';

/** "Cream and burnt orange": the one pale tint among colours is what the others stand on, unless the film is wished dark. */
export function withPaleGround({ colours, dark }: Brief): NamedColour[] {
  const isPale = ({ hex, role }: NamedColour) =>
    role === 'brand' && lchOf(hex).l > 0.84 && lchOf(hex).c >= 0.01 && lchOf(hex).c < 0.085;
  const pale = colours.filter(isPale);
  const others = colours.filter(({ hex }) => contrast(hex, pale[0]?.hex ?? hex) >= leastShown);
  const isFree = dark !== true && colours.every(({ role }) => role !== 'ground');
  return isFree && pale.length === 1 && (others.length > 0 || colours.length === 1)
    ? colours.map((one) => (isPale(one) ? { ...one, role: 'ground' } : one))
    : colours;
}

/** "Weiß und ein warmes Rot": the film stands on white itself, and not on a tint of red, as long as what is named shows there. */
export function withPlainGround({ colours, dark, isPlain }: Brief): NamedColour[] {
  if (!isPlain || dark === null || colours.some(({ role }) => role === 'ground')) return colours;
  const hex = dark ? '#0c0c0e' : '#fcfcfc';
  const brand = colours.find((one) => lchOf(one.hex).c >= 0.03)?.hex ?? hex;
  const moved = Math.abs(lchOf(legible(brand, [hex], leastShown)).l - lchOf(brand).l);
  return brand === hex || moved > mostMoved ? colours : [...colours, { hex, role: 'ground' }];
}

/** How far a named colour may be darkened or lightened to show on white or black, and still be the one that is named. */
const mostMoved = 0.12;

/** "Cream text" alone says that what it stands on is dark. */
export function withInkShade(brief: Brief): Brief {
  const ink = inkOf(brief.colours);
  const isFree = brief.dark === null && brief.colours.every(({ role }) => role !== 'ground');
  return ink !== undefined && isFree ? { ...brief, dark: !isDarkHex(ink) } : brief;
}
/** What words are written in, where the brief names it. */
export const inkOf = (colours: readonly NamedColour[]) => colours.find(({ role }) => role === 'ink')?.hex;

const isDarkKind = (kind: Theme['ground']) => kind === 'ink' || kind === 'deep';

/** Of what kind the ground is: the named colour's own, or one that the brand shows on. */
export function groundKind(brief: Brief, tone: Tone, dice: Dice): Theme['ground'] {
  const given = brief.colours.find(({ role }) => role === 'ground');
  if (given !== undefined)
    return lchOf(given.hex).l < 0.5
      ? lchOf(given.hex).c > 0.06
        ? 'deep'
        : 'ink'
      : lchOf(given.hex).c > 0.08
        ? 'solid'
        : 'mist';
  const brand = brief.colours.find(({ hex }) => lchOf(hex).c >= 0.03)?.hex;
  const plain = brief.dark ? 'ink' : 'mist';
  if (brief.isPlain && (brand === undefined || showsOn(plain, brand))) return plain;
  const isLit = (kind: Theme['ground']) =>
    brief.dark === null || [null, brief.dark].includes(isDarkGround(kind, brand));
  const pool = tone.ground.filter(isLit);
  const lit = pool.filter((kind) => brief.dark === null || isDarkKind(kind) === brief.dark);
  // Whoever asks for neither a dark nor a light film may get either.
  const isOpen = brief.dark === null && lit.length > 0;
  const others: Theme['ground'][] = isOpen ? (isDarkKind(pool[0] ?? 'mist') ? ['mist', 'paper'] : ['ink', 'deep']) : [];
  const shows = (kind: Theme['ground']) => brand === undefined || showsOn(kind, brand);
  const showsAll = (kind: Theme['ground']) => shows(kind) && showsSecond(kind, brand, brief.colours);
  // A brand's own colours must show as they are: yellow stands on ink, not darkened on white.
  const choices = [
    lit.filter(showsAll),
    others.filter(showsAll),
    isOpen ? (['solid'] as const).filter(showsAll) : [],
    lit.filter(shows),
    others.filter(shows),
    lit,
  ];
  const last: Theme['ground'][] = brief.dark === true ? ['ink', 'deep'] : ['mist', 'paper'];
  return drawAxis(dice, 'ground', choices.find(({ length }) => length > 0) ?? last);
}

/** Whether a ground is dark; null where its colour is still to be drawn. Whoever wishes a light film wants none on navy. */
function isDarkGround(kind: Theme['ground'], brand: string | undefined): boolean | null {
  if (kind !== 'solid' && kind !== 'split') return isDarkKind(kind);
  if (brand === undefined) return null;
  return isDarkHex(groundHex(kind, brand));
}

/** Whether white stands out from a colour more than black does. */
export const isDarkHex = (hex: string) => contrast('#ffffff', hex) > contrast('#000000', hex);

/** Whether fills of this very hex stand out from the ground, or are the ground. */
const showsOn = (kind: Theme['ground'], brand: string) =>
  kind === 'solid' || kind === 'split' || contrast(brand, groundHex(kind, brand)) >= leastShown;

/** Whether the second colour that a brief names stands out from it too. */
function showsSecond(kind: Theme['ground'], brand: string | undefined, colours: readonly NamedColour[]): boolean {
  const second = colours.find(({ hex, role }) => role !== 'ink' && hex !== brand && lchOf(hex).c >= 0.03)?.hex;
  if (brand === undefined || second === undefined) return true;
  const ground = groundHex(kind, brand);
  // A ground of the brand's colour is often a twin of it, on which words can stand.
  const isOwn = (kind !== 'solid' && kind !== 'split') || distance(ground, brand) < 0.02;
  return isOwn && contrast(second, ground) >= leastShown;
}

/** Least contrast at which a fill stands out from its ground. */
export const leastShown = 2.2;

/** The ground of a kind for a brand. */
export function groundHex(kind: Theme['ground'], brand: string): string {
  const { l, c, h } = lchOf(brand);
  if (kind === 'ink') return hexOf({ l: 0.17, c: Math.min(0.03, 0.15 * c), h });
  if (kind === 'deep') return hexOf({ l: 0.27, c: Math.min(0.1, 0.5 * c), h });
  if (kind === 'paper') return hexOf({ l: 0.95, c: 0.02, h: 85 });
  if (kind === 'mist') return hexOf({ l: 0.97, c: Math.min(0.012, 0.06 * c), h });
  const clear = l > 0.5 && l < 0.66 ? (l < 0.58 ? 0.49 : 0.68) : l;
  return hexOf({ l: Math.min(0.9, Math.max(0.3, clear)), c, h });
}
