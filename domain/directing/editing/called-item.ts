/** The one stretch of the film that people call by some of its words, by the end of a compound or by what it measures. */
import { type Clause, match } from './clause.ts';
import { segmentsOf } from './cut-facts.ts';
import type { Target } from './edit.ts';
import { flat, stemsOf } from './stems.ts';

/** What is measured, and how films write its units. */
const measures: readonly [RegExp, RegExp][] = [
  [/temperatur[ae]?$|température$/u, /\d\s?(?:°|grad|degr|graus)/iu],
  [/(?:weight|gewicht|poids|peso)$/u, /\d\s?(?:kg|kilo|gram|lbs?|pounds|tonn|t(?!\p{L}))/iu],
  [/(?:distance|strecke|entfernung|distancia|distanza|distância)$/u, /\d\s?(?:km|kilom|miles?|meilen|millas|miglia)/iu],
  [/(?:area|surface|fläche|superficie|superfície)$/u, /\d\s?(?:ha(?!\p{L})|he[ck]t|ettar|m²|acres?|quadratm)/iu],
  [/(?:altitude|höhe|altitud|altitudine|elevation)$/u, /\d\s?(?:m(?!\p{L})|met|mèt|metr)/iu],
  [/(?:volume|lautstärke|loudness)$/u, /\d\s?(?:db|dezibel|decib|décib)/iu],
];
/** "The number of Sundays" is told by its figure. */
const counted =
  /^(?:the\s|die\s|le\s|el\s|il\s|lo\s|o\s)?(?:number|count|amount|figure|zahl|anzahl|nombre|número|numero)\s(?:of|der|von|de|des|di|dei|degli|delle|dos|das)\s(?:the\s|our\s)?/iu;
/** Words that name no thing. */
const idle = new Set(
  'the an of our der die das den des dem ein eine vom von zum unser le la les un une de du des el los las una del lo il gli di dei della delle os as um uma do da dos das bit thing line part sentence point item fact figure number stat info zeile satz punkt angabe zahl ligne phrase point chiffre línea frase punto dato cifra riga linha linea número numero nombre cosa coisa preis price prix precio prezzo preço'.split(
    ' ',
  ),
);

/** "Kerze" of "Bienenwachskerze", "member" of "members". */
const isWord = (token: string, word: string): boolean =>
  token === word ||
  (Math.min(token.length, word.length) >= 4 &&
    Math.abs(token.length - word.length) <= 2 &&
    (token.startsWith(word) || word.startsWith(token))) ||
  (word.length >= 4 && token.length >= word.length + 3 && token.endsWith(word));

interface Stretch {
  text: string;
  /** What shows it whole. */
  shown: string;
}

/** Null where no stretch is called so, or several are. */
export function calledItem(clause: Clause, said: string): Target | null {
  const bare = match({ ...clause, text: said.replace(counted, '').trim() }, '{the}(*)')?.[0] ?? said;
  if (/[\ue000-\uf8ff]/u.test(bare)) return null;
  const wanted = flat(bare)
    .split(' ')
    .filter((word) => word !== '' && !idle.has(word));
  if (wanted.length === 0 || wanted.length > 5 || wanted.join('').length < 3) return null;
  const stretches = stretchesOf(clause);
  const named = stretches.filter(({ text }) => holds(text, wanted));
  const exact = named.filter(({ text }) => wanted.every((word) => flat(text).split(' ').includes(word)));
  const found = exact.length > 0 ? exact : named;
  const [only, more] = found;
  if (only === undefined) return measured(stretches, wanted);
  return more === undefined ? { by: 'words', words: spanOf(only, wanted) } : null;
}

const holds = (text: string, wanted: readonly string[]) => {
  const tokens = flat(text).split(' ');
  return wanted.every((word) => tokens.some((token) => isWord(token, word)));
};

function stretchesOf({ film }: Clause): Stretch[] {
  const shown = [...new Set((film.parts ?? [film.texts]).flat())].filter((text) => /\p{L}{2}/u.test(text));
  return shown.flatMap((text) => {
    const plain = text.replace(/^[^,;:]{2,40}:\s+/u, '').replace(/[.!?…]+$/u, '');
    return segmentsOf(plain).map((segment) => ({ text: segment.text, shown: text }));
  });
}

/** The words of a stretch from the first one that is meant to the last. */
function spanOf({ text, shown }: Stretch, wanted: readonly string[]): string {
  if (text === shown.replace(/[.!?…]+$/u, '')) return shown;
  const words = text.split(/\s+/u);
  const at = words.flatMap((word, index) => (wanted.some((one) => isWord(flat(word), one)) ? [index] : []));
  return words.slice(at[0] ?? 0, (at.at(-1) ?? words.length) + 1).join(' ');
}

/** "The water temperature": the only figure of such a unit, where its other words stand with it. */
function measured(stretches: readonly Stretch[], wanted: readonly string[]): Target | null {
  const measure = measures.find(([noun]) => wanted.some((word) => noun.test(word)));
  if (measure === undefined) return null;
  const [noun, unit] = measure;
  const rest = stemsOf(wanted.map((word) => word.replace(noun, '')).join(' '));
  const near = (text: string) =>
    rest.every((stem) =>
      flat(text)
        .split(' ')
        .some((token) => token.startsWith(stem)),
    );
  const of = stretches.filter(({ text, shown }) => unit.test(text) && near(shown));
  const own = of.filter(({ text }) => near(text));
  const [only, more] = own.length > 0 ? own : of;
  if (only === undefined || more !== undefined) return null;
  const figures = only.text.match(/\d[\d.,]*(?:\s\d{3})*/gu) ?? [];
  if (figures.length === 1 && only.text === only.shown.replace(/[.!?…]+$/u, ''))
    return { by: 'words', words: only.shown };
  const figure = (only.text.match(/\d[\d.,\u00a0\u202f]*(?:\s\d{3})*\s?[\p{L}°²]+/gu) ?? []).find((one) =>
    unit.test(one),
  );
  return figure === undefined ? null : { by: 'words', words: figure };
}
