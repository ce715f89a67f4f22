/** What shades a named colour, before it or behind it: "dark green", "ein helles Blau", "violet pâle", "blue grey". */
import { formatHex, oklch } from 'culori';

/** Words before a name, for a pattern; German and Dutch ones also with an ending, or in one word with it. */
export const modifiers =
  'dark|light|deep|pale|soft|muted|faded|dunk(?:el|l(?:e[nrsm]?)?)|hell(?:e[nrsm]?)?|blass(?:e[nrsm]?)?|sanft(?:e[nrsm]?)?|donkere?|lichte?|zachte?|clair|claro|oscuro|foncé|midnight|forest|bottle|navy|dusty|powder|pastell?|baby|sky|ice|burnt|nacht|tief(?:e[nrsm]?)?|zart(?:e[nrsm]?)?|sonnen|himmel|zitronen|gras|tannen|apfel|feuer|blut|kirsch|ziegel|stahl|zonne|hemels';

const behindWords =
  'foncée?s?|sombres?|oscur[oa]s?|scur[oaie]|escur[oa]s?|claire?s?|clar[oa]s?|chiar[oaie]|pâles?|doux|douces?|pastel(?:lo)?|pálid[oa]s?|pallid[oaie]|suaves?|tenu[ei]s?|apagad[oa]s?|smort[oaie]|délavée?s?|profonde?s?|prof[ou]nd[oa]s?|vifs?|vives?|viv[oa]s?|intens[eoa]s?|acces[oa]|encendid[oa]s?|brillante?s?|saturad[oa]s?|fort[es]?|decis[oa]|chaude?s?|cald[oa]|cálid[oa]s?|quentes?';
const behindName = new RegExp(`^[\\s-](${behindWords})(?!\\p{L})`, 'iu');

/** "vert foncé", "azul-escuro": what shades a colour stands behind it in these languages; empty for none. */
export const shadeBehind = (behind: string): string => behindName.exec(behind)?.[1] ?? '';

/** Whether a word shades the colour before it. */
export const isShadeBehind = (word: string): boolean => behindName.test(` ${word}`);

const likened = /^(?:sonnen|zitronen|gras|apfel|feuer|kirsch|ziegel|zonne)$/iu;
const darker =
  /dark|deep|dunk|donker|oscur|foncé|sombre|scur|escur|prof[ou]nd|forest|bottle|burnt|tief|tannen|blut|stahl/iu;
const dark = /dark|dunk|donker|oscur|foncé|sombre|scur|escur/iu;
const night = /midnight|navy|nacht/iu;
const pale = /pale|soft|pastel|powder|baby|ice|zart|blass|sanft|zacht|pâle|dou[xc]|p[aá]l+id|suave|tenu/iu;
const dull = /muted|faded|apagad|smort|délavé/iu;

/** "Rouge vif", "blu acceso": as strong as the plain name says, or stronger. */
const strong = /viv|vif|vive|intens|acces|encendid|brillant|saturad|fort|decis|chaud|cald|cálid|quent/iu;

/** The hex of a colour in such a shade. */
export function shaded(hex: string, modifier: string): string {
  const colour = oklch(hex);
  // "Sonnengelb": what it is like makes a colour neither darker nor lighter.
  if (modifier === '' || colour === undefined || likened.test(modifier) || strong.test(modifier)) return hex;
  const { l, c } = colour;
  // Between black and white there is more room than between a dark and a light red.
  if (c < 0.02) return greyIn(hex, modifier);
  // "Soft cream" is cream, but "pale yellow" is paler than yellow.
  if (pale.test(modifier) && l >= 0.85) return c < 0.1 ? hex : formatHex({ ...colour, c: c * 0.5, l: 0.93 });
  if (pale.test(modifier)) return formatHex({ ...colour, c: c * 0.45, l: Math.min(0.94, Math.max(l + 0.15, 0.89)) });
  if (dull.test(modifier)) return formatHex({ ...colour, c: c * 0.5 });
  if (/light|hell|licht|clair|claro|clara|chiar/iu.test(modifier))
    return formatHex({ ...colour, c: c * 0.8, l: Math.min(0.95, Math.max(l + 0.15, 0.76)) });
  // A dark colour is duller than a deep one.
  if (dark.test(modifier)) return formatHex({ ...colour, c: c * 0.75, l: Math.max(0.1, l - 0.19) });
  const by = night.test(modifier) ? -0.28 : darker.test(modifier) ? -0.15 : 0.15;
  return formatHex({ ...colour, c: /dusty/iu.test(modifier) ? c * 0.5 : c, l: Math.min(0.95, Math.max(0.1, l + by)) });
}

function greyIn(hex: string, modifier: string): string {
  const colour = oklch(hex);
  if (colour === undefined || dull.test(modifier)) return hex;
  const isDarker = night.test(modifier) || darker.test(modifier);
  return formatHex({ ...colour, l: isDarker ? Math.max(0.2, colour.l - 0.26) : Math.min(0.93, colour.l + 0.27) });
}

const isGrey = (hex: string) => (oklch(hex)?.c ?? 0) < 0.02;

/** "Blue grey", "gris bleu": one colour of both, where one of two names that stand together is grey; null where none is. */
export function greyed(first: string, second: string): string | null {
  if (isGrey(first) === isGrey(second)) return null;
  const colour = oklch(isGrey(first) ? second : first);
  return colour === undefined ? null : formatHex({ ...colour, l: 0.58, c: Math.min(0.05, colour.c * 0.35) });
}
