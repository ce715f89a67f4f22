import { languageOf } from '../reading/language.ts';
import type { HeldText } from '../reading/masked-text.ts';
import { maskText } from '../reading/masked-text.ts';
import { phraseSource } from '../reading/phrases.ts';
import type { ClauseReader, FilmWords } from './clause.ts';
import type { Edit } from './edit.ts';
import { plainClause, plainWording } from './plain-wording.ts';
import { readFact } from './read-fact.ts';
import { readColour, readFormat, readLength, readPace, readShade, readTypeface } from './read-look.ts';
import { readMove } from './read-move.ts';
import { readAdd, readEmphasis, readMerge, readRemove, readSplit, readSwap } from './read-order.ts';
import { readRecolour } from './read-recolour.ts';
import { readSize } from './read-size.ts';
import { readWords } from './read-words.ts';
import { startsAsEdit } from './starts-as-edit.ts';
import { editWordsOf } from './words/edit-languages.ts';
import type { EditWords } from './words/edit-words.ts';

export interface EditReading {
  edits: Edit[];
  /** Clauses that no reader understood, as the prompt has them. */
  unread: string[];
}

const readers: ClauseReader[] = [
  readSize,
  readFormat,
  readPace,
  readLength,
  readRecolour,
  readColour,
  readShade,
  readTypeface,
  readSwap,
  readMerge,
  readSplit,
  readMove,
  readEmphasis,
  readFact,
  readWords,
  readRemove,
  readAdd,
];

/** Reads a prompt as edits of a standing film, clause by clause. Whatever is not understood whole is not understood. */
export function readEdits(prompt: string, film: FilmWords): EditReading {
  const { text, held } = maskText(plainWording(prompt));
  const languages = editWordsOf(languageOf(prompt));
  const reading: EditReading = { edits: [], unread: [] };
  for (const clause of text.split(
    /(?<!\d)[.;!?](?=\s|$)|(?<=\d)[.;!?](?=\s+\D|\s*$)(?!\s+(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*)|\n+/iu,
  )) {
    const plain = plainClause(clause.trim());
    if (plain === '') continue;
    const edits = readAll(plain, held, languages, film, 0);
    if (edits === null) reading.unread.push(plain.replace(/[\ue000-\uf8ff]/g, (one) => rawOf(one, held)));
    else reading.edits.push(...edits);
  }
  return reading;
}

const rawOf = (mark: string, held: readonly HeldText[]) => held[mark.charCodeAt(0) - 0xe000]?.raw ?? '';

const joint =
  /\s*,\s*(?:(?:and|then|und|dann|et|puis|y|luego|e|poi|depois)\s+)*|\s+(?:and\sthen|and|then|und\sdann|und|dann|et|puis|y|e|&|\+)\s+/giu;

/** A clause cut where both sides are edits, else as one edit. */
function readAll(
  text: string,
  held: readonly HeldText[],
  languages: readonly EditWords[],
  film: FilmWords,
  depth: number,
): Edit[] | null {
  for (const cut of depth > 6 ? [] : text.matchAll(joint)) {
    const first = readOne(text.slice(0, cut.index), held, languages, film);
    const rest = text.slice(cut.index + cut[0].length);
    // "Change the title to Light and dark": words that nobody quotes may hold the joint themselves.
    if (first === null) continue;
    const others =
      (isWording(first) && !startsAsEdit(rest) ? null : readAll(rest, held, languages, film, depth + 1)) ??
      sharing(text, rest, held, languages, film);
    if (others !== null) return [first, ...others];
  }
  const one = readOne(text, held, languages, film) ?? withoutReason(text, held, languages, film);
  return one === null ? null : [one];
}

/** "Change the price to €69 and the address to …", "remove the quote and the chart": what follows shares the verb. */
function sharing(
  text: string,
  rest: string,
  held: readonly HeldText[],
  languages: readonly EditWords[],
  film: FilmWords,
): Edit[] | null {
  const plain = courteous(text, languages[0] as EditWords);
  const verbOf = (words: string[]) => new RegExp(`^(?:${phraseSource(words)})(?=\\s)`, 'iu').exec(plain)?.[0];
  const change = verbOf(languages.flatMap((words) => words.change));
  const remove = verbOf(languages.flatMap((words) => words.remove));
  const verb = change ?? remove;
  const one = verb === undefined ? null : readOne(`${verb} ${rest}`, held, languages, film);
  // "Change the title to Light and dark" is one change: the next one names what it changes.
  const shared: Edit['kind'][] = change === undefined ? ['remove'] : ['text', 'words'];
  return one !== null && shared.includes(one.kind) ? [one] : null;
}

const reason =
  /(?:\s*[,–—]|\s-)?\s+(?:because|since|as\sit|so\s(?:that\s)?(?:it|we|they|people)|it(?:['’]s|\s(?:is|was|feels|looks))|they(?:['’]re|\sare)|that['’]s|weil|denn|da\s(?:er|sie|es)|damit|parce\sque|car|c['’]est|porque|perché|è)(?![\p{L}]).*$/iu;

/** "Lose the quote, it's too long": why it is wished for changes nothing. */
function withoutReason(
  text: string,
  held: readonly HeldText[],
  languages: readonly EditWords[],
  film: FilmWords,
): Edit | null {
  const head = text.replace(reason, '');
  return head === text ? null : readOne(head, held, languages, film);
}

const isWording = ({ kind }: Edit) => kind === 'words' || kind === 'text' || kind === 'add';

function readOne(
  text: string,
  held: readonly HeldText[],
  languages: readonly EditWords[],
  film: FilmWords,
): Edit | null {
  const clause = plainClause(text);
  for (const words of languages) {
    const plain = courteous(clause, words);
    for (const reader of readers) {
      const edit = reader({ text: plain, held, words, film });
      if (edit !== null) return edit;
    }
  }
  return null;
}

const counts: Readonly<Record<string, string>> = {
  ...{ 'half a': '0.5', 'eine halbe': '0.5', one: '1', a: '1', two: '2', three: '3', four: '4', five: '5' },
  ...{ eine: '1', zwei: '2', drei: '3', vier: '4', une: '1', deux: '2', trois: '3', un: '1', dos: '2', tres: '3' },
};
/** "two more seconds", "um eine Sekunde". */
const spelledCount = new RegExp(
  `(?<![\\p{L}\\d])(${Object.keys(counts).join('|')})\\s+(?:(?:more|extra|additional|full|weitere|mehr|de plus)\\s+)?(?=(?:seconds?|sekunden?|secondes?|segundos?)(?![\\p{L}]))`,
  'giu',
);

/** "Could the opening stay on screen one second longer": asks of a scene what "make" tells it. */
const staying =
  /^(?:(?:could|can|should|let|may|kann|könnte|soll)\s+)?(.+?)\s+(?:(?:should|could|can|must|soll|kann|könnte)\s+)?(?:stays?|remains?|be\sheld|linger|bleiben|stehen)(?:\s+(?:on\sscreen|up|there|visible))?\s+(?:for\s+)?(?=\S)/iu;

/** "The ending feels rushed, give it 2 more seconds": what is complained of is what the wish is for. */
const hurried =
  /^(.+?)\s(?:feels?|is|are|seems?|looks?|wirkt|ist|est|semble)\s[^,]{2,24},\s*(?:so\s|please\s|bitte\s)?(give|make|hold|keep|gib|donne)\s+(?:it|them|ihm|ihr|ihnen|lui|leur)\s+/iu;
/** "Make registration £35 instead" */
const setInstead = /^(?:make|set|put|change)\s+(.+?)\s+(?:to\s|at\s)?(\S*\d\S*)\s+instead$/iu;
/** "Die letzte Szene soll 2 Sekunden länger stehen": German puts the verb last. */
const shallLast =
  /^(.+?)\s+(?:soll(?:te)?|muss|müsste|darf|kann|könnte)\s+(?=.*\d)(.+?)\s+(?:stehen(?:\sbleiben)?|bleiben|dauern|sein|laufen)$/iu;

/** "Make the comparison stay longer", "let the quote stand 2 seconds longer" */
const stayLonger =
  /^((?:make|let|have|lass|laisse)\s.+?)\s(?:stay|remain|last|stand|linger|run|stehen|durer|rester)(?:\s(?:on\sscreen|up))?\s(?=(?:[\d.,]+\s\p{L}+\s)?(?:longer|shorter|länger|kürzer|plus\slongtemps))/iu;

const typo =
  /^(?:(?:there(?:['’]s| is) a|fix (?:the|a)|korrigiere den|corrige la|corrige el) )?(?:typo|tippfehler|coquille|errata)\s*[:：]\s*/iu;

/** "Add: “…”", "Füge hinzu: “…”" */
const adding = /^(add|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona|acrescenta)(?:\s+hinzu)?\s*[:：]\s*/iu;

/** Without courtesy before it, and without what German parts from its verb after it. */
function courteous(text: string, words: EditWords): string {
  const lead = new RegExp(`^(?:${phraseSource(words.please)})(?:\\s+|,\\s*)`, 'iu');
  let plain = text.trim();
  for (let pass = 0; pass < 4; pass += 1) plain = plain.replace(lead, '').replace(typo, '');
  plain = plain
    .replace(/(?<=\S)\s(?:bitte|please|pls|svp|por favor|per favore)\s(?=\S)/giu, ' ')
    .replace(hurried, '$2 $1 ')
    .replace(setInstead, '$1 is now $2')
    .replace(shallLast, 'mache $1 $2')
    .replace(stayLonger, '$1 ')
    .replace(staying, 'make $1 ')
    .replace(spelledCount, (_, count: string) => `${counts[count.toLowerCase()]} `);
  return imperative(plain)
    .replace(adding, '$1 ')
    .replace(
      /[\s,]+(?:please|pls|plz|bitte|thanks?|thx|danke|s['’]il (?:te|vous) pla[iî]t|por favor|per favore)$/iu,
      '',
    )
    .replace(
      /(?<=^(?:füge?|heb|hebe|fasse?|nimm|lass|stelle?|setze?|wirf|schalte?|tausche?|mach|mache|ändere?|teile?)\s.*)\s+(?:hinzu|hervor|zusammen|weg|raus|heraus|um|ein|aus|ab)$/iu,
      '',
    )
    .trim();
}

const infinitives: Record<string, string> = {
  verlängern: 'verlängere',
  kürzen: 'kürze',
  ändern: 'ändere',
  ersetzen: 'ersetze',
  entfernen: 'entferne',
  löschen: 'lösche',
  streichen: 'streiche',
  tauschen: 'tausche',
  verschieben: 'verschiebe',
  betonen: 'betone',
  teilen: 'teile',
  verbinden: 'verbinde',
};

/** "Film auf 30 Sekunden verlängern": a German wish without its subject ends on its verb. */
function imperative(text: string): string {
  const found = new RegExp(`^(\\S.*)\\s(${Object.keys(infinitives).join('|')})$`, 'iu').exec(text);
  return found === null ? text : `${infinitives[(found[2] ?? '').toLowerCase()]} ${found[1]}`;
}
