/** What is asked of several people, or politely, as it is asked of one: "destacadlo" is "destaca lo". */
import { editWordsOf } from './words/edit-languages.ts';
import type { EditWords } from './words/edit-words.ts';

type Language = 'de' | 'fr' | 'es' | 'it' | 'pt';

const verbsOf = (words: EditWords): Set<string> => {
  const { change, remove, add, swap, move, split, merge, make, use, emphasise, shorten, lengthen, enlarge } = words;
  return new Set(
    [change, remove, add, swap, move, split, merge, make, use, emphasise, shorten, lengthen, enlarge].flat(),
  );
};

/** Endings of one language, and how its verbs may be spelled without them. */
interface Endings {
  verbs: Set<string>;
  /** The stem, the ending and what hangs on it. */
  forms: readonly [RegExp, (stem: string) => string[]][];
  irregular: Readonly<Record<string, string>>;
  /** What hangs on a verb, whatever its number. */
  pronoun: string;
}

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300\u0301]/gu, '')
    .normalize('NFC');
const hung = '(?<hung>l[aeo]s?)';

const endings: Readonly<Record<Language, Endings>> = {
  de: {
    verbs: verbsOf(editWordsOf('de')[0] as EditWords),
    pronoun: 'es',
    forms: [[/^(?<stem>\p{L}{3,})t$/iu, (stem) => [`${stem}e`, stem]]],
    irregular: { nehmt: 'nimm', gebt: 'gib', werft: 'wirf', schreibt: 'schreibe', lasst: 'lass' },
  },
  fr: {
    verbs: verbsOf(editWordsOf('fr')[0] as EditWords),
    pronoun: 'le',
    forms: [
      [
        /^(?<stem>\p{L}{2,}?)(?:ss)?ez(?:-(?<hung>les?|la|lui|leur))?$/iu,
        (stem) => [`${stem}ez`, `${stem}e`, `${stem}s`, stem],
      ],
    ],
    irregular: {},
  },
  es: {
    verbs: verbsOf(editWordsOf('es')[0] as EditWords),
    pronoun: 'lo',
    forms: [
      [new RegExp(`^(?<stem>\\p{L}{2,})ad${hung}?$`, 'iu'), (stem) => [`${stem}a`]],
      [new RegExp(`^(?<stem>\\p{L}{2,})[ei]d${hung}?$`, 'iu'), (stem) => [`${stem}e`]],
      [new RegExp(`^(?<stem>\\p{L}{3,})en${hung}?$`, 'iu'), (stem) => [`${stem}a`, `${stem}e`]],
      [new RegExp(`^(?<stem>\\p{L}{3,})${hung}$`, 'iu'), (stem) => [plain(stem)]],
    ],
    irregular: {
      ...{ poned: 'pon', pongan: 'pon', haced: 'haz', hagan: 'haz', mostrad: 'muestra', moved: 'mueve' },
      ...{ dejad: 'deja', subid: 'sube', dad: 'da' },
    },
  },
  it: {
    verbs: verbsOf(editWordsOf('it')[0] as EditWords),
    pronoun: 'lo',
    forms: [
      [/^(?<stem>\p{L}{2,})ate(?<hung>l[aeio]|gli)?$/iu, (stem) => [`${stem}a`]],
      [/^(?<stem>\p{L}{2,})ete(?<hung>l[aeio]|gli)?$/iu, (stem) => [`${stem}i`, stem]],
      [/^(?<stem>\p{L}{2,})ite(?<hung>l[aeio]|gli)?$/iu, (stem) => [`${stem}isci`, `${stem}i`]],
      [/^(?<stem>\p{L}{3,})(?<hung>l[aeio])$/iu, (stem) => [stem]],
    ],
    irregular: { fate: 'fai', date: 'dai' },
  },
  pt: {
    verbs: verbsOf(editWordsOf('pt')[0] as EditWords),
    pronoun: 'isso',
    forms: [
      [/^(?<stem>\p{L}{2,})(?:em|am)(?:-(?<hung>n[oa]s?|[oa]s?|lhes?))?$/iu, (stem) => [`${stem}e`, `${stem}a`]],
      [/^(?<stem>\p{L}{3,})-(?<hung>n?[oa]s?|lhes?)$/iu, (stem) => [stem]],
    ],
    irregular: { ponham: 'ponha', façam: 'faça' },
  },
};

/** Where a clause begins, and its first word. */
const first =
  /(?<=(?:^|[.!?,;:–]\s|(?:^|\s)(?:und|and|y|e|et|pero|ma|mas|mais|aber|bitte|puis|poi|luego|depois|favor|favore)\s))\p{L}[\p{L}-]{2,}/giu;
/** English words that are spelled as verbs of others. */
const english = new Set(['separate', 'date', 'fate']);

/** A masked prompt with its verbs as they are asked of one person. */
export const askedOfOne = (text: string): string => text.replace(first, (word) => oneOf(word) ?? word);

function oneOf(word: string): string | null {
  const said = word.toLowerCase();
  if (english.has(said)) return null;
  for (const { verbs, forms, irregular, pronoun } of Object.values(endings)) {
    if (verbs.has(said)) return null;
    if (irregular[said] !== undefined) return irregular[said];
    for (const [form, stems] of forms) {
      const { stem, hung: object } = form.exec(said)?.groups ?? {};
      if (stem === undefined) continue;
      const whole = object === undefined ? said : said.slice(0, -object.length).replace(/-$/u, '');
      const verb = irregular[whole] ?? [whole, ...stems(stem)].find((one) => verbs.has(one));
      if (verb !== undefined) return object === undefined ? verb : `${verb} ${pronoun}`;
    }
  }
  return null;
}
