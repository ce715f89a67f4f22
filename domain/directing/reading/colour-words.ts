/** Words that name a colour, and words that say that colours are spoken of. */
import { compounds } from './colour-compounds.ts';
import { names, softNames } from './colour-names.ts';

const label =
  'colou?rs?|palette|farben?|farbe|couleurs?|colore?s?|color[ie]|cor(?:es)?|kleur(?:en)?|kolor(?:y|ystyka)?|цвета?|кольори|färg(?:er)?|farve[r]?|farge[r]?|renk(?:ler)?|barvy|culori|χρώματα|ألوان|الألوان|צבעים|रंग|색상|색|颜色|配色|色|カラー';
const near = `${label}|huisstijl|hausfarben?|markenfarben?|charte|ground|background|backdrop|accents?|brand|hintergrund|akzent|fond|fondo|sfondo|fundo|цвет\\p{L}*|tones?|hues?|theme|colou?r scheme|thema|thème`;

/** A word that says that colours are spoken of, among others. */
export const nearColour = new RegExp(`(?<!\\p{L})(?:${near})(?!\\p{L})`, 'iu');
/** The same at the beginning or the end of a clause. */
export const atEitherEnd = new RegExp(`^(?:(?:brand|primary|main)\\s)?(?:${near})\\s+|\\s+(?:${near})$`, 'iu');
const whole = new RegExp(`^(?:${near})$`, 'iu');
export const isColourWord = (word: string) => whole.test(word);

/** "Kleuren", "Цвета", "Brand colours": what stands behind it names colours, in whatever language. */
export const isColourLabel = (text: string) => new RegExp(`^(?:brand\\s)?(?:${label})$`, 'iu').test(text.trim());

export const neutral =
  /^(?:black|white|schwarz|wei(?:ß|ss)|noir|blanc|negro|blanco|bianco|nero|branco|preto|wit|zwart)$/iu;
export const hues = new Set([
  ...names.map(([name]) => name.toLowerCase()),
  ...compounds.flatMap(([words]) => (words.length === 1 ? words : [])),
]);
export const softHues = new Set(softNames.map(([name]) => name.toLowerCase()));

/** Whether a word is one of these names, or one with an ending. */
export function isNamed(known: ReadonlySet<string>, word: string): boolean {
  const lower = word
    .toLowerCase()
    .replace(/^(?:dunkel|hell|donker|licht|tief|nacht|zart|knall|pastell)(?=\p{L}{4})/u, '');
  return (
    known.has(lower) ||
    ['e', 'en', 'er', 'es', 'em', 's', 'ton', 'töne', 'tönen', 'tinten'].some(
      (end) => lower.endsWith(end) && known.has(lower.slice(0, -end.length)),
    )
  );
}

/** What kind of colour name a word is: one that names little else, one of a thing, black or white; null for none. */
export const isHueWord = (word: string): 'hard' | 'soft' | null =>
  isNamed(hues, word) || neutral.test(word.replace(/(?:e[nrsm]?|es|s|as|os|he)$/iu, '')) || neutral.test(word)
    ? 'hard'
    : isNamed(softHues, word)
      ? 'soft'
      : null;
