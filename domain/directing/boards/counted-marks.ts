/** Figures that nobody quotes beside the quoted words that say what they count: `212 “bikes” and 4.8 out of 5 “rating”`. */
import { type Held, heldBy, markIn } from './quoted-marks.ts';

/** "4.8", "€ 16", "1 240 kg", "24 °C", "4.8 out of 5" */
const amount =
  '\\P{L}?\\d+(?:[.,]\\d+)*(?:[\\s\\u00a0\\u202f]\\d{3}(?!\\d))*(?:\\s?(?:%|°\\s?[CF]?|[€$£])|\\s(?:out\\sof|of|von|sur|de|su|van)\\s\\d+|\\s?[\\p{L}²³]{1,12})?';
/** What may lead from a figure to its label. */
const naming =
  '(?:(?:with|and|mit|und|avec|et|con|y|e|com|met|en)\\s)?(?:(?:the|a|an|its|small|smaller|der|dem|die|la|le|une|el|il|o)\\s)*(?:(?:captions?|label(?:led)?|captioned|text|underneath|below|beneath|under\\sit|unit|darunter|beschriftung|unterzeile|texte?|légende|(?:en\\s)?dessous|debajo|texto|leyenda|etiqueta|sotto|didascalia|etichetta|legenda|onderschrift)\\s?:?\\s*)?';
const counted = new RegExp(
  `(?:^|[:,;–—]\\s?|(?<!\\p{L})(?:and|und|et|y|e|en)\\s)\\s*(${amount})\\s*,?\\s*${naming}([\\ue000-\\uf8ff])`,
  'giu',
);
/** How long something stands counts nothing. */
const lasting = /\d\s?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi)$/iu;
const behindMark = /[\ue000-\uf8ff]\s?$/u;

/** The figure before each mark that has one. */
export function countedMarks(text: string): Map<string, string> {
  const all = [...text.matchAll(counted)];
  const isLed = (all[0]?.index ?? 0) < text.search(markIn);
  // `“Day return”, €16, “Last boat 19:20”`: where words come first, a figure belongs to those before it.
  const own = all.filter(({ index }) => isLed || !behindMark.test(text.slice(0, index)));
  const found = own.map(([, figure = '', mark = '']): [string, string] => [mark, figure.trim()]);
  // `1 “Mix”, 2 “Rest”` is numbered, and counts nothing.
  const isNumbered = found.length > 0 && found.every(([, figure], at) => figure === `${at + 1}`);
  return new Map(isNumbered ? [] : found.filter(([, figure]) => !lasting.test(figure)));
}

/** `“Day return”, €16`, `„Saisonkarte“, 89 € statt 105 €`: the price of the one thing that is named. */
const priced =
  /([\ue000-\uf8ff])\s*[:,–—-]?\s*((?:[€$£]\s?\d[\d.,]*|\d[\d.,]*\s?[€$£])(?:\s(?:statt|instead\sof|au\slieu\sde|en\svez\sde|invece\sdi|em\svez\sde)\s\P{L}?\d[\d.,]*\s?[€$£]?)?)(?=\s*[,;.]|\s*$)/giu;

/** The price behind the only mark that has one. */
export function pricedMark(text: string, held: readonly Held[]): { words: string; price: string } | null {
  const [only, more] = [...text.matchAll(priced)];
  return only === undefined || more !== undefined
    ? null
    : { words: heldBy(only[1] ?? '', held).text, price: (only[2] ?? '').replace(/[.,]$/u, '') };
}

const name = "\\p{Lu}[\\p{L}'’.-]+";
const street = new RegExp(
  `^(?:\\d{1,4}\\p{Ll}?,?\\s(?:\\p{Ll}+\\s){0,3}${name}(?:\\s${name}){0,2}|(?!(?:Scene|Shot|Step|Slide|Part|Szene|Schritt|Bild|Teil|Scène|Étape|Escena|Paso|Scena|Cena|Size)\\s)${name}(?:\\s${name}){0,3}\\s\\d{1,4}\\p{Ll}?|(?:[Rr]ue|[Pp]lace|[Aa]venue|[Qq]uai|[Cc]hemin|[Bb]oulevard|[Cc]alle|[Pp]aseo|[Pp]laza|[Aa]venida|[Cc]amino|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua|[Pp]raça|[Ll]argo)\\s(?:\\p{Ll}+\\s){0,3}${name})$`,
  'u',
);

/** `“Come over”, 4 Mill Quay, bees.example`: places between the marks of an ending are shown as they stand. */
export const placesIn = (gap: string): string[] =>
  gap
    .split(/,|[.;](?=\s|$)/u)
    .map((part) => part.trim().replace(/^(?:and|und|et|y|e|en)\s/u, ''))
    .filter((part) => street.test(part) && !lasting.test(part));
