import type { Colours, Theme } from '../../contract/theme.ts';
import { accentOf, type Reach } from './accent.ts';
import type { Brief, NamedColour } from './brief.ts';
import { type Dice, drawAxis, hash } from './hash.ts';
import { blend, contrast, distance, hexOf, lchOf, legible } from './ramp.ts';
import {
  groundHex,
  groundKind,
  inkOf,
  isDarkHex,
  leastShown,
  withInkShade,
  withPaleGround,
  withPlainGround,
} from './theme-ground.ts';
import { type Tone, type ToneKey, toneKeys, toneTable } from './tone-table.ts';

const defaultTone: Partial<Record<string, ToneKey>> = {
  launch: 'precise',
  report: 'corporate',
  event: 'cinematic',
  offer: 'bold',
  alert: 'corporate',
  testimonial: 'warm',
  manifesto: 'cinematic',
  tutorial: 'warm',
  comparison: 'corporate',
  hiring: 'playful',
  list: 'playful',
  explainer: 'calm',
  tour: 'precise',
  sting: 'futuristic',
};

/** Look of a film: brand colours and tone rule, the seed decides what they leave open. Sections 4 and 11. */
export function makeTheme(given: Brief, shape: string, dice: Dice): Theme {
  const shaded = withInkShade({ ...given, colours: withPaleGround(given) });
  const brief = { ...shaded, colours: withPlainGround(shaded) };
  const key = brief.tones[0] ?? defaultTone[shape] ?? drawAxis(dice, 'tone', toneKeys);
  const tone = toneTable[key];
  const ground = groundKind(brief, tone, dice);
  const energy = brief.energy ?? tone.energy;
  const { treatment } = brief;
  const marks: Theme['emphasis'][] =
    key === 'playful' || key === 'retro' ? ['circle', 'high', 'under', 'colour'] : ['under', 'high', 'colour'];
  /** A draw among what the treatment does not refuse. */
  const axis = <T extends string>(name: string, choices: readonly T[], last: T): T => {
    const left = choices.filter((choice) => !brief.refused.has(choice));
    return drawAxis(dice, name, left.length > 0 ? left : [last]);
  };
  return {
    colours: makeColours(brief.colours, tone.hues, ground, dice, {
      banned: brief.bannedColours,
      // Whoever names two has chosen; one colour in many shades is not playful.
      reach: brief.colours.length >= 2 || brief.isPlain ? 'near' : key === 'playful' ? 'far' : 'any',
    }),
    ground,
    pairing: pairingOf(brief, tone, dice),
    radius: tone.radius,
    texture: treatment.texture ?? (treatment.density === 'sparse' ? 'none' : axis('texture', tone.texture, 'none')),
    shadow: treatment.shadow ?? tone.shadow,
    signature: treatment.signature ?? axis('signature', tone.signature, 'settle'),
    transition: treatment.transition ?? axis('transition', tone.transition, 'shared'),
    motif: treatment.motif ?? axis('motif', ['circle', 'arc', 'bar', 'blob'], 'circle'),
    emphasis: treatment.emphasis ?? axis('emphasis', marks, 'colour'),
    camera: treatment.camera ?? axis('camera', ['still', 'push', 'pan', 'pull'], 'still'),
    energy,
    playful: key === 'playful',
    strict: brief.strict,
    language: brief.language,
    direction: brief.direction,
    seed: hash(dice.base, dice.variant),
  };
}

function pairingOf(brief: Brief, tone: Tone, dice: Dice): Theme['pairing'] {
  if (brief.treatment.pairing !== null) return brief.treatment.pairing;
  const [first] = brief.faces;
  // Of the two likeliest the one that suits the film's tone comes first.
  const own = tone.pairing.filter((one) => brief.faces.slice(0, 2).includes(one));
  if (first !== undefined) return own[0] ?? first;
  return drawAxis(dice, 'pairing', tone.pairing);
}

/** What fills are of, and what stands out from them if the brief names it: "navy brand, orange accent". */
function brandOf(colours: readonly NamedColour[], hues: readonly number[], dice: Dice): [string, string | null] {
  const chromatic = (['brand', 'accent'] as const).flatMap((wanted) =>
    colours.filter(({ hex, role }) => role === wanted && lchOf(hex).c >= 0.03),
  );
  const distinct = chromatic.filter(
    ({ hex }, index) => chromatic.findIndex((other) => distance(other.hex, hex) < 0.05) === index,
  );
  const ground = colours.find(({ role, hex }) => role === 'ground' && lchOf(hex).c >= 0.05)?.hex;
  const ink = colours.find(({ role, hex }) => role === 'ink' && lchOf(hex).c >= 0.03)?.hex;
  // "Plum with silver": on a ground that is named, a grey that is named beside it.
  const grey = colours.some(({ role }) => role === 'ground')
    ? colours.find(({ role }) => role === 'brand')?.hex
    : undefined;
  const first =
    distinct[0]?.hex ??
    ink ??
    grey ??
    (ground !== undefined
      ? hexOf({ l: 0.75, c: 0.14, h: (lchOf(ground).h + 180) % 360 })
      : hexOf({ l: 0.6, c: 0.16, h: drawAxis(dice, 'hue', hues) }));
  const others = distinct.slice(1);
  return [first, (others.find(({ role }) => role === 'accent') ?? others[0])?.hex ?? null];
}

/** Share of the ink in the lines of a ruled ground. */
const ruled = 0.12;

/** All colour roles from the colours of a brief; hues stand in where it names none. `reach`: how far from the brand an accent is drawn. */
export function makeColours(
  named: readonly NamedColour[],
  hues: readonly number[],
  kind: Theme['ground'],
  dice: Dice,
  { banned = [], reach = 'any' }: { banned?: readonly string[]; reach?: Reach } = {},
): Colours {
  const isBanned = (hue: number) => banned.some((hex) => Math.abs(((hue - lchOf(hex).h + 540) % 360) - 180) < 30);
  const free = hues.filter((hue) => !isBanned(hue));
  const open = free.length > 0 ? free : [0, 60, 120, 180, 240, 300].filter((hue) => !isBanned(hue));
  const [brand, second] = brandOf(named, open.length > 0 ? open : hues, dice);
  const lch = lchOf(brand);
  const given = named.find(({ role }) => role === 'ground')?.hex;
  const ground = given ?? groundHex(kind, brand);
  const groundLch = lchOf(ground);
  const isDark = isDarkHex(ground);
  const shift = (delta: number) =>
    hexOf({ ...groundLch, l: Math.min(0.99, Math.max(0.02, groundLch.l + (isDark ? delta : -delta))) });
  const groundAlt =
    kind === 'solid' || kind === 'split'
      ? hexOf({ ...groundLch, l: groundLch.l + (isDark ? -0.05 : 0.04) })
      : shift(isDark ? 0.05 : 0.03);
  const surface = isDark
    ? shift(0.065)
    : hexOf({ ...groundLch, l: Math.min(0.995, groundLch.l + 0.025), c: groundLch.c * 0.6 });
  const fields = [ground, groundAlt, surface];
  const tint = Math.min(0.02, lch.c * 0.1);
  const asked = inkOf(named);
  const ink =
    asked === undefined
      ? legible(hexOf({ l: isDark ? 0.96 : 0.22, c: tint, h: lch.h }), fields, 7)
      : legible(asked, fields, 4.5);
  const fill = visible(brand, fields, kind, ground);
  const accent =
    second === null
      ? accentOf(fill, fields, dice, { isBanned, reach })
      : contrast(second, ground) >= leastShown
        ? second
        : legible(second, fields, leastShown);
  // Shapes of the ground pass behind words, painted in these shares of brand and accent.
  const strong = isDark ? 0.34 : 0.2;
  const lit = blend(groundAlt, fill, isDark ? 0.28 : 0.1);
  // … and a ruled ground has lines of the ink, where its light is brightest.
  const passing = [blend(ground, fill, strong), blend(ground, accent, strong * 0.8), blend(lit, ink, ruled)];
  const readable = (hex: string, ratio = 5.4, leastPassing = 4.6) => {
    const onFields = legible(hex, fields, ratio);
    const onAll = legible(onFields, passing, leastPassing);
    // A middling ground has no colour for both; words stand on the fields for longer than shapes pass.
    return fields.every((field) => contrast(onAll, field) >= 4.5) ? onAll : onFields;
  };
  /** What a brief names for words or for an accent stays as near to it as words can still be read. */
  const readableAsked = (hex: string) =>
    named.some((one) => one.role === 'accent' && one.hex === hex) ? readable(hex, 4.5, 3) : readable(hex);
  return {
    ground,
    groundAlt,
    surface,
    ink: asked === undefined ? ink : readable(ink, 4.5, 3),
    inkMuted:
      asked === undefined
        ? readable(hexOf({ l: isDark ? 0.76 : 0.46, c: tint * 1.4, h: lch.h }), 5.2)
        : readable(blend(ink, ground, 0.25), 5.2, 3.5),
    line: hexOf({ ...groundLch, l: groundLch.l + (isDark ? 0.18 : -0.14) }),
    brand: fill,
    brandText: readableAsked(fill),
    accent,
    accentText: readableAsked(accent),
    onBrand: onFill(fill),
    onAccent: onFill(accent),
    data: dataColours(fill, accent, fields, isDark),
  };
}

/** The brand's own hex where it shows on the ground, or nearly it; on a ground of its own colour, a twin far enough in lightness. */
function visible(brand: string, fields: readonly string[], kind: Theme['ground'], ground: string): string {
  if (contrast(brand, ground) >= leastShown) return brand;
  if (kind === 'solid' || kind === 'split') {
    const { c, h } = lchOf(brand);
    const isDark = isDarkHex(ground);
    return legible(hexOf({ l: isDark ? 0.88 : 0.28, c: Math.min(c, 0.12), h }), fields, 3);
  }
  return legible(brand, fields, leastShown);
}

const onFill = (fill: string) =>
  contrast('#ffffff', fill) >= 4.7 ? '#ffffff' : legible(hexOf({ ...lchOf(fill), l: 0.16, c: 0.02 }), [fill], 4.7);

function dataColours(brand: string, accent: string, fields: readonly string[], isDark: boolean): string[] {
  const { c, h } = lchOf(brand);
  const steps = isDark ? [0.78, 0.64, 0.52] : [0.44, 0.56, 0.66];
  return [brand, ...steps.map((l) => legible(hexOf({ l, c: c * 0.35, h }), fields, 2.4)), accent];
}
