import type { HeldText } from '../reading/masked-text.ts';
import { phraseSource } from '../reading/phrases.ts';
import { type Clause, type ClauseReader, type FilmWords, match, type Spoken } from './clause.ts';
import { courteous } from './courteous.ts';
import type { Edit } from './edit.ts';
import { oldValue } from './old-value.ts';
import { plainClause } from './plain-wording.ts';
import { readAdded, readAddedPlace } from './read-added.ts';
import { readCase } from './read-case.ts';
import { factsWithin, partAt } from './read-confirmed.ts';
import { readCorrection, readFact } from './read-fact.ts';
import { readHurried, readUnread } from './read-hurried.ts';
import { readLength } from './read-length.ts';
import { readLine, scopeOf } from './read-line.ts';
import { readListed } from './read-listed.ts';
import {
  readColour,
  readFormat,
  readGroundInstead,
  readPace,
  readShade,
  readShownOn,
  readTypeface,
} from './read-look.ts';
import { readMotto } from './read-motto.ts';
import { readMove } from './read-move.ts';
import { readAdd, readEmphasis, readRemove, readSplit } from './read-order.ts';
import { readMerge, readSwap } from './read-pairs.ts';
import { readPiece } from './read-piece.ts';
import { readPutRight } from './read-put-right.ts';
import { readRecolour } from './read-recolour.ts';
import { readRowAdded } from './read-row-added.ts';
import { readSigned } from './read-signed.ts';
import { readSize } from './read-size.ts';
import { readSofter } from './read-softer.ts';
import { readTaken } from './read-taken.ts';
import { readWords } from './read-words.ts';
import { passesOver } from './second-wish.ts';
import { spokenAfter } from './spoken.ts';
import { startsAsEdit } from './starts-as-edit.ts';
import type { EditWords } from './words/edit-words.ts';

const readers: ClauseReader[] = [
  readCase,
  readUnread,
  readHurried,
  readSize,
  readFormat,
  readShownOn,
  readSofter,
  readPace,
  readLength,
  readRecolour,
  readGroundInstead,
  readColour,
  readShade,
  readTypeface,
  readPiece,
  readSwap,
  readMerge,
  readSplit,
  readSigned,
  readMove,
  readEmphasis,
  readMotto,
  readCorrection,
  readPutRight,
  readFact,
  readLine,
  readWords,
  readTaken,
  readRemove,
  readListed,
  readAdded,
  readAddedPlace,
  readAdd,
  readRowAdded,
];

/** What a clause is read by, and what was spoken of before it. */
export interface Ground {
  held: readonly HeldText[];
  languages: readonly EditWords[];
  film: FilmWords;
  spoken: Spoken;
  isWish?: boolean;
  /** What stretches of this prompt were read as, and how many more may be read. */
  tried: Tried;
}

/** A long list has more stretches than anybody means by it: past so many, none is understood any more. */
export interface Tried {
  left: number;
  edits: Map<string, Edit | null>;
}

export const untried = (): Tried => ({ left: 600, edits: new Map() });

const joint = new RegExp(
  `\\s*,(?!\\d)(?!\\s*${oldValue})\\s*(?:(?:and|then|und|dann|et|puis|y|luego|e|poi|depois)\\s+)*|\\s+(?:and\\sthen|and|then|und\\sdann|und|dann|et|puis|y|e|&|\\+)\\s+(?!${oldValue})`,
  'giu',
);

/** The edits of a clause cut where both sides are edits, else the one that it is; null where it says anything else. */
export function readClause(text: string, ground: Ground, depth = 0): Edit[] | null {
  for (const cut of depth > 6 ? [] : text.matchAll(joint)) {
    const first = readOne(text.slice(0, cut.index), ground);
    const rest = text.slice(cut.index + cut[0].length);
    // "Change the title to Light and dark": words that nobody quotes may hold the joint themselves.
    if (first === null) continue;
    const next = { ...ground, spoken: spokenAfter([first], ground.spoken) };
    const others =
      (isWording(first) && !startsAsEdit(rest) ? null : readClause(rest, next, depth + 1)) ?? sharing(text, rest, next);
    if (others !== null) return [first, ...others];
  }
  const one = readOne(text, ground);
  return one === null ? null : [one];
}

/** "Change the price to €69 and the address to …", "remove the quote and the chart": what follows shares the verb. */
function sharing(text: string, rest: string, ground: Ground): Edit[] | null {
  const { languages } = ground;
  const plain = courteous(text, languages[0] as EditWords);
  const verbOf = (words: string[]) => new RegExp(`^(?:${phraseSource(words)})(?=\\s)`, 'iu').exec(plain)?.[0];
  const change = verbOf(languages.flatMap((words) => words.change));
  const remove = verbOf(languages.flatMap((words) => words.remove));
  const verb = change ?? remove;
  const one = verb === undefined ? null : readOne(`${verb} ${rest}`, ground);
  // "Change the title to Light and dark" is one change: the next one names what it changes.
  const shared: Edit['kind'][] = change === undefined ? ['remove'] : ['text', 'words'];
  return one !== null && shared.includes(one.kind) ? [one] : null;
}

export const isWording = ({ kind }: Edit): boolean => ['words', 'text', 'add', 'line'].includes(kind);

function readOne(text: string, ground: Ground): Edit | null {
  const { tried, spoken, isWish = false } = ground;
  const key = `${text}\n${JSON.stringify(spoken)}${isWish}`;
  const known = tried.edits.get(key);
  if (known !== undefined) return known;
  if (tried.left <= 0) return null;
  tried.left -= 1;
  const edit = readAnew(text, ground);
  tried.edits.set(key, edit);
  return edit;
}

/** "Change Thursday to Wednesday at the end": where it stands is none of the new words. */
function readPlacedWords(text: string, ground: Ground, words: EditWords): Edit | null {
  const clause = { ...clauseIn(ground, words), text };
  const [rest = '', where = ''] =
    match(clause, `({change}\\s+[^\ue000-\uf8ff]+?\\s{to}\\s+[^\ue000-\uf8ff]+?)\\s+(${place}\\s.{2,30})`) ?? [];
  const within = rest === '' ? null : partAt(clause, where, ground.languages);
  const edit = within === null ? null : readIn({ ...clause, text: rest });
  return edit === null || within === null ? null : (factsWithin([edit], within)?.[0] ?? null);
}
const place = '(?:at|in|on|am|im|in|auf|à|au|dans|sur|en|al|alla|nella?|na|no|ao)';

function readAnew(text: string, ground: Ground): Edit | null {
  const clause = plainClause(text);
  for (const words of ground.languages) {
    const placed = readPlacedWords(courteous(clause, words), ground, words);
    if (placed !== null) return placed;
  }
  for (const words of ground.languages) {
    const polite = courteous(clause, words);
    // "Can you use something more elegant, a serif maybe": plain wording starts behind the courtesy.
    for (const plain of new Set([polite, courteous(plainClause(polite), words)])) {
      const edit = readIn({ ...clauseIn(ground, words), text: plain });
      if (edit !== null) return edit;
    }
  }
  return ground.languages.map((words) => readScoped(clause, ground, words)).find((edit) => edit !== null) ?? null;
}

const clauseIn = ({ held, film, spoken, isWish = false }: Ground, words: EditWords) => ({
  held,
  words,
  film,
  spoken,
  isWish,
});

function readIn(clause: Clause): Edit | null {
  for (const reader of readers) {
    const edit = reader(clause);
    if (edit !== null) return passesOver(clause.text, edit) ? null : edit;
  }
  return null;
}

/** "In scene 3 change “A” to “B”": the same edit, of that part alone. */
function readScoped(text: string, ground: Ground, words: EditWords): Edit | null {
  const scope = scopeOf({ ...clauseIn(ground, words), text: courteous(text, words) });
  if (scope === null) return null;
  const spoken = { ...ground.spoken, target: scope.within };
  const edit = readIn({ ...clauseIn({ ...ground, spoken }, words), text: courteous(plainClause(scope.rest), words) });
  if (edit?.kind === 'words' || edit?.kind === 'emphasis') return { ...edit, within: scope.within };
  if (edit?.kind === 'text' && edit.target.by === 'noun' && edit.target.noun === 'headline')
    return { kind: 'line', of: 'main', within: scope.within, to: edit.to };
  return edit?.kind === 'remove' || edit?.kind === 'line' ? edit : null;
}
