/** Which clauses of a sentence their figures and changes tell whole, and what is left of it to be shown in its words. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { readTimes } from './dates.ts';
import type { FoundChange } from './figure-changes.ts';
import type { FoundFigure } from './figures.ts';
import { countedInWords } from './numerals.ts';
import { countWords } from './phrases.ts';
import { isSureChange } from './sure-changes.ts';
import { isSureLabel } from './sure-labels.ts';

export interface ToldClauses {
  figures: FoundFigure[];
  pairs: FoundChange[];
  /** The clauses that nothing tells; the whole sentence where nothing is sure. */
  rest: string;
}

interface Clause {
  text: string;
  start: number;
  end: number;
}

/** Each part between semicolons by itself: it is told by its figures, or stays in its words. */
export function tellClauses(
  text: string,
  figures: readonly FoundFigure[],
  pairs: readonly FoundChange[],
  lexicon: Lexicon,
): ToldClauses {
  const parts = stretchesOf(text, /;\s+/gu, pairs).map((part) => tellPart(part, figures, pairs, lexicon));
  return {
    figures: parts.flatMap((part) => part.figures),
    pairs: parts.flatMap((part) => part.pairs),
    rest: parts.flatMap(({ rest }) => (rest === '' ? [] : [rest])).join('; '),
  };
}

/** A part whose clauses with figures are all sure is told without their words; if one is not, all are shown in words. */
function tellPart(
  part: Clause,
  figures: readonly FoundFigure[],
  pairs: readonly FoundChange[],
  lexicon: Lexicon,
): ToldClauses {
  const clauses = stretchesOf(part.text, cuts, pairs, part.start).map((clause) => {
    const isIn = ({ start }: FoundFigure) => start >= clause.start && start < clause.end;
    const pair = pairs.find(({ used }) => used.some(isIn));
    const own = figures.filter((one) => isIn(one) && !pair?.used.includes(one));
    return { ...clause, pair, own, isTold: isTold(clause, own, pair, lexicon) };
  });
  const told = clauses.filter((one) => one.isTold);
  const others = clauses.filter((one) => !one.isTold && !isHours(one.text));
  const labels = told.flatMap(({ pair, own }) => (pair === undefined ? own.map(({ label }) => label) : []));
  const isClear = new Set(labels).size === labels.length && others.every(({ text }) => standsAlone(text));
  const isEnough = others.length === 0 || told.length >= 2 || told.some(({ pair }) => pair !== undefined);
  if (told.length === 0 || !isClear || !isEnough) return { figures: [], pairs: [], rest: part.text };
  return {
    figures: told.flatMap(({ pair, own }) => (pair === undefined ? own : [])),
    pairs: told.flatMap(({ pair }) => (pair === undefined ? [] : [pair])),
    rest: others.map(({ text }) => text).join(', '),
  };
}

function isTold(
  { text, start }: Clause,
  own: readonly FoundFigure[],
  pair: FoundChange | undefined,
  lexicon: Lexicon,
): boolean {
  if (pair !== undefined) {
    // "per 100 km" measures both, and counts nothing.
    const isMeasured = own.every((one) => pair.change.label.includes(`${one.value}${one.suffix}`));
    return isMeasured && isSureChange(text, start, pair, lexicon);
  }
  const [one, more] = own;
  if (one === undefined || more !== undefined) return false;
  return isSureLabel(text, { ...one, start: one.start - start, end: one.end - start }, lexicon);
}

/** "which we are proud of", "In 2024": goes on about what stood beside it, or leads to it. */
const standsAlone = (clause: string) =>
  countWords(clause) >= 3 &&
  // "42 swimmers, 3 miles, one freezing sea": the row is one.
  (!countedInWords.test(clause) || countWords(clause) > 4) &&
  !/\d/u.test(clause.replace(/(?<![\d.,])(?:19|20)\d\d(?![\d.,])/gu, '')) &&
  !/^(?:which|that|who|whose|where|while|so|but|including|up|down|in|since|by|from|for|with|after|before|die|der|das|was|wobei|aber|davon|seit|im|für|mit|qui|dont|mais|ce qui|dans|en|depuis|pour|avec|que|pero|donde|desde|para|con|che|ma|dove|di cui|dal|per|mas|onde|desde|com|em|dat|wat|maar|waarvan|sinds|voor|met)(?!\p{L})/iu.test(
    clause,
  );

/** "de 17 h à 2 h": the hours of the occasion. */
const isHours = (clause: string) =>
  readTimes(clause).length > 0 &&
  countWords(readTimes(clause).reduce((left, { text }) => left.replace(text, ' '), clause)) <= 1;

/** Clauses as commas and joints before a number part them. */
const cuts = /\s?:\s+|[,;]\s+(?:(?:and|und|et|y|e|en)\s)?|\s(?:and|und|et|y|e|en)\s(?=[^\p{L}\s]{0,3}\d)/giu;

/** Stretches of a text between its cuts, with their places; both figures of a change stand in one. */
function stretchesOf(text: string, between: RegExp, pairs: readonly FoundChange[], offset = 0): Clause[] {
  const stretches: Clause[] = [];
  let from = 0;
  for (const cut of [...text.matchAll(between), null]) {
    const to = cut === null ? text.length : cut.index;
    const isWithin = pairs.some(({ used }) => {
      const places = used.map(({ start }) => start - offset);
      return places.some((at) => at >= from && at < to) && places.some((at) => at >= to);
    });
    if (cut !== null && isWithin) continue;
    stretches.push({ text: text.slice(from, to), start: from + offset, end: to + offset });
    from = cut === null ? to : to + cut[0].length;
  }
  return stretches;
}
