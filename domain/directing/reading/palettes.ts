/** Colours that a wish names by what they are like: "earthy colours", "Herbstfarben", "colori pastello". */
import type { NamedColour } from '../brief.ts';
import { lchOf } from '../ramp.ts';
import { isRefused } from './read-treatment.ts';

type Palette = readonly [words: string, ...colours: (readonly [hex: string, role: NamedColour['role']])[]];

const colour =
  'colou?rs?|tones?|shades?|hues?|palette|farben|farbtönen?|tönen?|couleurs?|tons|teintes|colores|tonos|colori|toni|tinte|cores|kleuren|tinten';

/** A row is one palette: its words stand beside a word for colours, or in one word with it. */
const palettes: readonly Palette[] = [
  [
    'earth(?:y|en)?|erdige?|erd|naturals?|natur|natürliche|terreu(?:x|ses)|terre|naturel(?:le)?s|tierra|terros[oa]s|terra|naturale?s|naturali|terre(?:stri)?|aard(?:e|se)?',
    ['#efe3d0', 'ground'],
    ['#9a5b38', 'brand'],
    ['#6b7a3a', 'accent'],
  ],
  [
    "autumn(?:al)?|fall|herbst(?:lich\\p{L}*)?|automne|d[’']automne|automnales|otoñ(?:o|ales)|autunn(?:o|ali)|outon(?:o|ais)|herfst",
    ['#f6ead6', 'ground'],
    ['#b5501f', 'brand'],
    ['#8a6a12', 'accent'],
  ],
  ['wood(?:en|y)?|timber|holz|bois|madera|legno|madeira|hout', ['#efdfc6', 'ground'], ['#8f6236', 'brand']],
  ['pastel+o?|pastell|pastellige|pastel', ['#fdf6f0', 'ground'], ['#ef9fb4', 'brand'], ['#7fb2dd', 'accent']],
  [
    'sea|ocean|maritime|meeres|maritime|mer|mar|mare|marinas?|zee',
    ['#f2f8fa', 'ground'],
    ['#0f6e9c', 'brand'],
    ['#2fa79b', 'accent'],
  ],
  [
    'bright|bold|vivid|vibrant|cheerful|happy|crayons?|picture[- ]books?|rainbow|primary|jolly|bunte?|fröhliche|leuchtende|kräftige|knallige|bilderbuch|vi(?:ves|fs)|gaies|joyeuses|éclatantes|viv[oa]s|alegres|vivaci|allegri|accesi|vibrantes|felle|vrolijke',
    ['#fffdf5', 'ground'],
    ['#e5352b', 'brand'],
    ['#1f6fe0', 'accent'],
  ],
  [
    'warme?|chaudes|chauds|cálid[oa]s|cald[ie]|quentes',
    ['#fbf0e2', 'ground'],
    ['#c8502a', 'brand'],
    ['#c98a1b', 'accent'],
  ],
  [
    'cool|cold|kühle|kalte|froides|froids|frí[oa]s|fredd[ie]|fri[oa]s|koele',
    ['#f1f6fa', 'ground'],
    ['#2563a8', 'brand'],
    ['#1f9aa8', 'accent'],
  ],
  [
    'spring|springlike|vernal|frühling(?:s|shafte)?|printemps|printanières|primavera(?:l|les)?|primaveril(?:es)?|primaverili|lente',
    ['#f7fbef', 'ground'],
    ['#4f9d4a', 'brand'],
    ['#ec86ac', 'accent'],
  ],
  [
    "summer|summery|sommer(?:liche)?|été|d[’']été|estivales?|verano|veraniegos|estate|estivi|verão|zomerse",
    ['#fff8e3', 'ground'],
    ['#1583c4', 'brand'],
    ['#f2931c', 'accent'],
  ],
  [
    "winter|wintry|winter(?:liche)?|hiver|d[’']hiver|hivernales|invierno|invernales|inverno|invernali|winterse",
    ['#f2f7fb', 'ground'],
    ['#2a629c', 'brand'],
    ['#7fa9cb', 'accent'],
  ],
];
const joint = "(?:de la|de l[’']|d[’']|de|des|du|del|della|do|da|di|à|van)\\s?";
const before =
  '(?:like (?:an?|the|in an?) (?:box of |set of )?|as in an? |wie (?:aus |in )?(?:einem |im )|comme (?:dans )?un[e]? |como (?:en |de )?un[a]? |come (?:in |di )?un[o]? )';

/** Each palette by the words of the wish that name it, compiled once. */
let compiled: { named: RegExp; colours: NamedColour[] }[] | undefined;
const compile = () =>
  palettes.map(([words, ...colours]) => ({
    named: new RegExp(
      `(?<!\\p{L})(?:(?:${words})(?:,?\\s\\p{L}+){0,2}[\\s-]?(?:${colour})|(?:${colour})\\s(?:${joint}|${before})?(?:${words}))(?!\\p{L})`,
      'iu',
    ),
    colours: colours.map(([hex, role]) => ({ hex, role })),
  }));

/** The colours of the first palette that a wish names; none where it names none. */
export function paletteOf(wish: string): NamedColour[] {
  compiled ??= compile();
  const found = compiled.flatMap(({ named, colours }) => {
    const at = wish.search(named);
    return at < 0 || isRefused(wish, at) ? [] : [{ at, colours }];
  });
  return found.length === 0 ? [] : found.reduce((a, b) => (b.at < a.at ? b : a)).colours;
}

/** "One bright accent", "ein leuchtender Akzent": it is wished, and its colour left to the film. */
const accentWish =
  /(?<!\p{L})(?:(?:one|a|an|single)\s(?:\p{L}+\s)?(?:bright|vivid|bold|strong|neon|loud|lively|sharp)\s(?:accent|highlight)|(?:leuchtende[nr]?|kräftige[nr]?|knallige[nr]?|auffällige[nr]?)\s(?:akzent|farbtupfer)|(?:accents?|touche)\s(?:vi(?:f|ve)|lumineu(?:x|se)|éclatante?)|acentos?\s(?:viv[oa]|llamativ[oa]|fuerte|brillante)|accento\s(?:vivace|acceso|deciso|forte)|destaque\s(?:viv[oa]|forte|vibrante))(?!\p{L})/iu;
const bright = ['#ff6d1a', '#00a3c4', '#e6308a'];

/** The bright colour farthest from the one that is named, where one is wished beside it and none is told. */
export function withBrightAccent(colours: NamedColour[], wish: string): NamedColour[] {
  const chromatic = colours.filter(({ hex, role }) => role !== 'ground' && lchOf(hex).c >= 0.03);
  const [only] = chromatic;
  if (only === undefined || chromatic.length > 1 || !accentWish.test(wish)) return colours;
  const turn = (hex: string) => Math.abs(((lchOf(hex).h - lchOf(only.hex).h + 540) % 360) - 180);
  const hex = bright.reduce((a, b) => (turn(b) > turn(a) ? b : a));
  return [...colours, { hex, role: 'accent' }];
}
