/** What a film stands on: its colour where one is named, or whether it is dark. */

import { withWholeColours } from './colour-compounds.ts';
import { names, softNames } from './colour-names.ts';
import { isRefused } from './read-treatment.ts';

const hues = [...names, ...softNames]
  .map(([name]) => name)
  .filter((name) => /^\p{L}{3,}$/u.test(name))
  .join('|');

/** What a film stands on, in seven languages. */
const groundWords = 'background|backdrop|hintergrund|arrière-plan|fond(?!\\p{L})|fondo|sfondo|fundo|achtergrond';

const [black, white] = [
  '(?:black|schwarz(?:e[mnrs]?)?|noire?s?|negr[oa]s?|ner[oaie]|pret[oa]s?|zwarte?)',
  '(?:white|wei(?:ß|ss)(?:e[mnrs]?)?|blanc(?:he|[oa])?s?|bianc(?:[oa]|h[ie])|branc[oa]s?|witte?)',
];
/** "Black background", "Hintergrund: weiß": said of the ground itself, which other words of the wish do not change. */
const saidOfGround = new RegExp(
  `(?<!\\p{L})(?:(?:(${black})|(${white}))[\\s-](?:back)?(?:${groundWords}|ground)|(?:${groundWords})[:\\s]{1,2}(?:(?:\\p{L}+)\\s)?(?:(${black})|(${white}))(?!\\p{L}))`,
  'iu',
);

/** Whether a film is dark, and plain: by what a brief says of the ground itself, or else by its wishes. */
export function groundOf(said: string, wishes: string): { dark: boolean | null; isPlain: boolean } {
  const own = darkGround(said);
  const dark = own ?? darkness(wishes);
  return { dark, isPlain: own !== null || isPlainGround(wishes, dark) };
}

/** Whether a brief says that the ground itself is black, or that it is white; null where it says neither. */
function darkGround(prompt: string): boolean | null {
  const [said, before, , behind] = saidOfGround.exec(prompt) ?? [];
  return said === undefined ? null : (before ?? behind) !== undefined;
}

/** Whether a wish names black, where the film is dark, or white, where it is light: its ground has no colour then. */
const isPlainGround = (wish: string, dark: boolean | null): boolean =>
  dark !== null && placeOf(dark ? namesBlack : namesWhite, withWholeColours(wish).replace(shaded, ' ')) < wish.length;
const [namesBlack, namesWhite] = [black, white].map(
  (name) => new RegExp(`(?<![\\p{L}-]|off )${name}(?!\\p{L})`, 'iu'),
) as [RegExp, RegExp];

/** "Dark green" and "azul claro" are colours, and no dark or light film. */
const shaded = new RegExp(
  `(?<!\\p{L})(?:dark|deep|light|bright|dunk(?:el|l\\p{L}{1,2})|hell\\p{L}{0,2}|donkere?|lichte?)[\\s-]?(?:${hues})\\p{L}{0,2}(?!\\p{L})|(?<!\\p{L})(?:${hues})[\\s-](?:oscur|scur|escur|clar|chiar|clair|sombre|foncé)\\p{L}{0,2}(?!\\p{L})`,
  'giu',
);

/** "Off-white, one heavy typeface, black": what is named first is the ground, and black the words on it. */
const onPale = new RegExp(
  `(?<![\\p{L}-])(?:off-?white|cream|ivory|creme\\p{L}{0,2}|crème|crema|elfenbein|ivoire|beige|écru)(?!\\p{L})[^.;\\n]{0,40}(?<!\\p{L})${black}(?!\\p{L})`,
  'iu',
);

/** "On black", "sobre preto", "Schwarz auf Weiß": what other colours stand on, whichever is named first. */
const standsOn = new RegExp(
  `(?<!\\p{L})(?:on|auf|sur|sobre|su|op)\\s(?:an?\\s|\\p{L}+(?:e[mnrs]?|um?)\\s)?(?:(${black})|${white})(?!\\p{L})`,
  'iu',
);
const isDark =
  /(?<!\p{L})(?:dark|night|nocturn\p{L}*|nächtlich\p{L}*|on ink|ink ground|dunk(?:el|le[mnrs]?)|sombre|oscuro|scuro|escuro)(?!\p{L})/iu;
const isLight =
  /(?<!\p{L})(?:light|bright|airy|on (?:paper|cream|ivory|mist)|hell(?:e[mnrs]?)?|clair|claro|chiaro)(?!\p{L})/iu;

/** Whether the words ask for a dark ground, a light one or neither; of black and white the one named first. */
export function darkness(wish: string): boolean | null {
  const text = withWholeColours(wish).replace(shaded, ' ');
  if (onPale.test(text)) return false;
  const [on, isBlack] = standsOn.exec(text) ?? [];
  if (on !== undefined) return isBlack !== undefined;
  if (isDark.test(text)) return true;
  const [dark, light] = [placeOf(namesBlack, text), placeOf(namesWhite, text)];
  if (dark !== light) return dark < light;
  return isLight.test(text) ? false : null;
}

/** Where a text names one of the two, and does not refuse it; past its end for nowhere. */
function placeOf(plain: RegExp, text: string): number {
  const at = text.search(plain);
  return at < 0 || isRefused(text, at) ? Number.POSITIVE_INFINITY : at;
}

/** Whether a colour that stands there in a text is what the film stands on: "on navy", "a navy background". */
export const isGround = (text: string, start: number, end: number) =>
  leadsGround.test(text.slice(Math.max(0, start - 24), start)) || isOfGround.test(text.slice(end, end + 20));
const leadsGround = new RegExp(
  `(?:(?<!\\p{L})(?:on|auf|sur|sobre|su)|(?:${groundWords})(?::\\s*|[ \\t]*)(?:is|in|en|em|colou?r:?)?)[ \\t]*(?:an?\\s|the\\s)?$`,
  'iu',
);
const isOfGround = new RegExp(`^\\s*(?:${groundWords}|ground|paper(?!\\p{L}))`, 'iu');
