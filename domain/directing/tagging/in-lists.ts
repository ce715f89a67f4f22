/** Which clauses of a brief stand in a list, or in a verse, that is for viewers as a whole. */
import { opensLine } from './cut-clauses.ts';
import { makersChance, meanOf } from './runs.ts';
import type { TaggedWord } from './tag-words.ts';

type Clause = readonly TaggedWord[];

/** What of a list speaks to the maker at most, for the list to be the viewers'. Few say in verse what they wish. */
const mostInList = 0.6;
const mostInVerse = 0.85;
const leastItems = 3;

/** `text` is what the clauses were cut from. */
export function inLists(clauses: readonly Clause[], text: string): ReadonlySet<Clause> {
  const isForViewers = (most: number) => (list: List) =>
    list.items >= leastItems && meanOf(list.own.flat(), makersChance) < most;
  return new Set(
    [
      ...numbered(clauses).filter(isForViewers(mostInList)),
      ...verses(clauses, text).filter(isForViewers(mostInVerse)),
    ].flatMap(({ own }) => own),
  );
}

interface List {
  items: number;
  own: Clause[];
}

const textOf = (clause: Clause) => clause[0]?.clause.text ?? '';
const jointOf = (clause: Clause) => clause[0]?.clause.joint ?? 'start';

/** From the number 1 on, up to the next blank line or a line that bears no number. */
function numbered(clauses: readonly Clause[]): List[] {
  const lists: List[] = [];
  let list: List | undefined;
  for (const clause of clauses) {
    const number = /^(\d{1,2})(?:[.)](?:\s|$)|$)/u.exec(textOf(clause))?.[1];
    const joint = jointOf(clause);
    if (number !== undefined && Number(number) === (list?.items ?? 0) + 1) {
      if (list === undefined) lists.push({ items: 0, own: [] });
      list = lists.at(-1);
      if (list !== undefined) list.items += 1;
    } else if (joint === 'blank' || joint === 'line') list = undefined;
    list?.own.push(clause);
  }
  return lists;
}

/** Lines that run on with a comma, and plain ones of about the same length between them. */
function verses(clauses: readonly Clause[], text: string): List[] {
  const lists: List[] = [];
  let isRunning = false;
  for (const line of linesOf(clauses)) {
    const said = text.slice(startOf(line[0] ?? []), endOf(line.at(-1) ?? []));
    const isVerse = verse.test(said) && wordsIn(said) >= 3 && wordsIn(said) <= 12;
    if (!isVerse || !isRunning || jointOf(line[0] ?? []) !== 'line') lists.push({ items: 0, own: [] });
    const list = lists.at(-1);
    isRunning = isVerse;
    if (!isVerse || list === undefined) continue;
    list.items += 1;
    list.own.push(...line);
  }
  return lists.filter(({ own }) =>
    own.some((clause) => /[,;]\s*\n/u.test(text.slice(startOf(clause), endOf(clause) + 3))),
  );
}

/** Ends in a mark or a word, and holds no label, figure or mark of a list. */
const verse = /^[\p{L}“"«„'’][^:\d\n]*$/u;
const wordsIn = (text: string) => text.split(/\s+/u).length;

function linesOf(clauses: readonly Clause[]): Clause[][] {
  const lines: Clause[][] = [];
  for (const clause of clauses) {
    if (lines.length === 0 || opensLine({ joint: jointOf(clause) })) lines.push([]);
    lines.at(-1)?.push(clause);
  }
  return lines;
}

const startOf = (clause: Clause) => clause[0]?.clause.from ?? 0;
const endOf = (clause: Clause) => clause[0]?.clause.to ?? 0;
