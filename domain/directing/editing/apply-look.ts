import type { Colours, Theme } from '../../../contract/theme.ts';
import { formatOf } from '../../project/format.ts';
import { makeColours } from '../make-theme.ts';
import { distance, hexOf, lchOf, legible } from '../ramp.ts';
import type { Edit } from './edit.ts';
import type { EditFilm } from './film-parts.ts';
import { reflowScene } from './reflow-scene.ts';
import { refuseEdit } from './refuse-edit.ts';

type EditOf<Kind extends Edit['kind']> = Extract<Edit, { kind: Kind }>;

const withTheme = (film: EditFilm, theme: Partial<Theme>): EditFilm => ({
  ...film,
  theme: { ...film.theme, ...theme },
});

/** One colour role and what is derived from it; every other colour stays, but for what would no longer be readable. */
export function applyColour(film: EditFilm, { role, hex: named, isNamed = false }: EditOf<'colour'>): EditFilm {
  const hex = isNamed && role === 'ground' ? ownShade(film.theme.colours, named) : named;
  const { colours, ground, seed } = film.theme;
  const dice = { base: seed, variant: 0 };
  if (role === 'ground') return withTheme(film, onGround(film.theme, hex));
  if (role === 'ink') {
    const ink = legible(hex, [colours.ground, colours.groundAlt, colours.surface], 4.5);
    return withTheme(film, { colours: { ...colours, ink } });
  }
  const roles = [
    { hex: role === 'brand' ? hex : colours.brand, role: 'brand' as const },
    { hex: role === 'accent' ? hex : colours.accent, role: 'brand' as const },
    { hex: colours.ground, role: 'ground' as const },
  ];
  if (role === 'brand' && (ground === 'solid' || ground === 'split'))
    return withTheme(film, { colours: makeColours(roles.slice(0, 2), [lchOf(hex).h], ground, dice) });
  const made = makeColours(roles, [lchOf(hex).h], ground, dice);
  const changed: Partial<Colours> =
    role === 'brand'
      ? { brand: made.brand, brandText: made.brandText, onBrand: made.onBrand, data: made.data }
      : { accent: hex, accentText: made.accentText, onAccent: made.onAccent, data: [...colours.data.slice(0, 4), hex] };
  return withTheme(film, { colours: { ...colours, ...changed } });
}

/** "The blue as text colour": the shade that the film has before any of its colours changes. */
export function ofOwnColour({ theme }: EditFilm, edit: Edit): Edit {
  if (edit.kind !== 'colour' || edit.isOwn !== true) return edit;
  const wanted = lchOf(edit.hex);
  const own = (['ground', 'brand', 'accent', 'ink'] as const)
    .map((role) => theme.colours[role])
    .find((one) => lchOf(one).c > 0.04 && Math.abs(((lchOf(one).h - wanted.h + 540) % 360) - 180) < 32);
  return own === undefined ? edit : { ...edit, hex: own };
}

/** "Navy" is the film's own navy, where it has one. */
const ownShade = ({ brand, accent }: Colours, hex: string): string =>
  [brand, accent].filter((one) => distance(one, hex) < 0.14).sort((a, b) => distance(a, hex) - distance(b, hex))[0] ??
  hex;

/** The role that shows a colour gets another one; a film without it is told what it has. */
export function applyRecolour(film: EditFilm, { was, hex, lighter, isSofter }: EditOf<'recolour'>): EditFilm {
  const { colours } = film.theme;
  if (was === null) return applyColour(film, { kind: 'colour', role: 'ground', hex: paler(colours.ground) });
  const wanted = lchOf(was);
  const hueApart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
  const isIt = (shown: string) => {
    const { c, h } = lchOf(shown);
    return distance(shown, was) < 0.08 || (c > 0.04 && wanted.c > 0.04 && hueApart(h, wanted.h) < 32);
  };
  const role = (['brand', 'accent', 'ground'] as const)
    .filter((one) => isIt(colours[one]))
    .sort((a, b) => distance(colours[a], was) - distance(colours[b], was))[0];
  if (role === undefined)
    throw refuseEdit(
      `The film has no such colour: its brand colour is ${colours.brand}, its accent ${colours.accent}, its ground ${colours.ground}.`,
    );
  return applyColour(film, {
    kind: 'colour',
    role,
    hex: lighter === undefined ? hex : shaded(colours[role], lighter, isSofter),
  });
}

/** A ground that is less loud; one that is grey can be no softer. */
function paler(hex: string): string {
  const { l, c, h } = lchOf(hex);
  if (c < 0.02) throw refuseEdit(`The ground ${hex} has hardly any colour that could be softer.`);
  return hexOf({ l: l > 0.5 ? Math.min(0.97, l + 0.07) : l, c: c * 0.6, h });
}

function shaded(hex: string, lighter: number, isSofter = false): string {
  const { l, c, h } = lchOf(hex);
  return hexOf({ l: Math.min(0.97, Math.max(0.08, l + lighter)), c: isSofter ? c * 0.65 : c, h });
}

/** The same brand and accent on another ground. */
function onGround({ colours, seed }: Theme, hex: string): Partial<Theme> {
  const { l, c } = lchOf(hex);
  const ground: Theme['ground'] = l < 0.5 ? (c > 0.06 ? 'deep' : 'ink') : c > 0.08 ? 'solid' : 'mist';
  const named = [
    { hex: colours.brand, role: 'brand' as const },
    { hex: colours.accent, role: 'brand' as const },
    { hex, role: 'ground' as const },
  ];
  const made = makeColours(named, [250], ground, { base: seed, variant: 0 });
  // Words that can be read on it as they are keep their colour.
  const isKept = legible(colours.ink, [made.ground, made.groundAlt, made.surface], 4.5) === colours.ink;
  return { ground, colours: isKept ? { ...made, ink: colours.ink } : made };
}

/** Day to night or back, in the ground's own hue. */
export function applyShade(film: EditFilm, { dark }: EditOf<'shade'>): EditFilm {
  const { l, c, h } = lchOf(film.theme.colours.ground);
  if (dark === l < 0.3) {
    const further = dark ? Math.max(0.1, l - 0.08) : Math.min(0.985, l + 0.04);
    if (Math.abs(further - l) < 0.005) throw refuseEdit(`The film is as ${dark ? 'dark' : 'light'} as it can be.`);
    return withTheme(film, { colours: { ...film.theme.colours, ground: hexOf({ l: further, c, h }) } });
  }
  const hue = lchOf(film.theme.colours.brand).h;
  return withTheme(
    film,
    onGround(film.theme, dark ? hexOf({ l: 0.18, c: 0.025, h: hue }) : hexOf({ l: 0.965, c: 0.01, h: hue })),
  );
}

export const applyTypeface = (film: EditFilm, { pairing }: EditOf<'typeface'>): EditFilm => {
  if (film.theme.pairing === pairing) throw refuseEdit('The film is set in it already.');
  return withTheme(film, { pairing });
};

const energies = ['calm', 'balanced', 'energetic'] as const;

/** A step on the scale of energy, which sets springs, gaps and counts everywhere. */
export function applyPace(film: EditFilm, { step }: EditOf<'pace'>): EditFilm {
  const energy = energies[energies.indexOf(film.theme.energy) + step];
  if (energy === undefined)
    throw refuseEdit(
      step > 0
        ? 'The film is as energetic as it can be; a shorter length would quicken it.'
        : 'The film is as calm as it can be; a longer length would slow it.',
    );
  return withTheme(film, { energy });
}

/** Another size: zones resolve anew by themselves; explicit boxes are laid side by side or one above the other. */
export function applyFormat(film: EditFilm, { width, height, strict }: EditOf<'format'>): EditFilm {
  const isStrict = strict && height > width;
  if (film.width === width && film.height === height && film.theme.strict === isStrict)
    throw refuseEdit('The film has this format already.');
  const [before, after] = [formatOf(film), formatOf({ width, height })];
  const scenes =
    before === after ? film.scenes : film.scenes.map((scene) => ({ ...scene, code: reflowScene(scene.code, after) }));
  return { ...withTheme({ ...film, scenes }, { strict: isStrict }), width, height };
}
