/** Rows of clauses with a figure each: "55 km/h on foils, 80 % less energy, range 110 km, 30 passengers". */
import type { Change, Figure } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { bounded, withoutBound } from './bounds.ts';
import { holdsVerb } from './clause-verbs.ts';
import { readDates, readTimes } from './dates.ts';
import { readEarlier } from './earlier-values.ts';
import { completed, readChange } from './figure-changes.ts';
import { isPronoun, withoutVerb } from './figure-labels.ts';
import { readFigures } from './figures.ts';
import { splitItems } from './lists.ts';
import { arrivesAt, isMoving } from './moving-verbs.ts';
import { countedInWords } from './numerals.ts';
import { countWords, leadingPhrase } from './phrases.ts';
import { isForeign } from './read-amounts.ts';
import { ratingIn, ratingOf } from './read-rating.ts';
import { openSentences, type Reading, say } from './reading.ts';
import { seriesOf } from './series.ts';
import { isSureChange } from './sure-changes.ts';
import { isSureLabel } from './sure-labels.ts';
import { isWholeAmount } from './whole-amounts.ts';

interface Clause {
  text: string;
  figure: Figure | null;
  change: Change | null;
}

/** Rows are told figure by figure; what else they say keeps its place among the sentences. */
export function readFigureRows(reading: Reading): void {
  const { found, lexicon } = reading;
  for (const [index, { role, text, label, bullet }] of openSentences(reading)) {
    if (role !== 'copy' || bullet !== null || isWholeAmount(withoutRating(text))) continue;
    const series = isForeign(text) ? null : seriesOf('', splitItems(text, lexicon), lexicon);
    const row = series !== null && series.points.length >= 3 ? null : figureRow(reading, text);
    // "We offer: relocation, 20 % research time": what stands under one head stays together.
    const isTold = row?.rest.every((clause) => ratingOf(clause) !== null);
    if (row === null || (label !== '' && !isTold && !isSubjectHead(reading, label))) continue;
    found.figures.push(...row.figures);
    found.changes.push(...row.changes.map((change) => ({ ...change, label: say(reading, change.label) })));
    for (const clause of row.rest) if (!ratingIn(reading, clause)) found.titles.push({ text: clause, at: index });
    reading.used.add(index);
  }
}

/** Whether a row tells figures, each with its label, and not only points of which some carry one. */
export const tellsFigures = (reading: Reading, text: string): boolean =>
  !isForeign(text) && !isWholeAmount(text) && figureRow(reading, text) !== null;

/**
 * "Orders shipped 48,200, accuracy 99.3 %, accidents 0": what is measured, and how much of it. "3 eggs, 200 g flour" is a
 * list of what there is.
 */
export function measuresThings(reading: Reading, text: string): boolean {
  if (isForeign(text) || isWholeAmount(text)) return false;
  const row = figureRow(reading, text);
  if (row === null || row.rest.length > 0 || row.figures.length + row.changes.length < 3) return false;
  const behind = clausesOf(reading, text).filter((clause) => !leads.test(clause));
  return behind.length * 2 > row.figures.length + row.changes.length;
}

/** "4.8 out of 5" in a row has a picture of its own. */
const withoutRating = (text: string) => text.replace(ratingOf(text)?.[0] ?? '', ' ');

/** "A film for the choir Ostwind: sing with us, 48 streets": the head says whom the film is for, and heads no row. */
const isSubjectHead = ({ sentences }: Reading, label: string) =>
  sentences.some(({ isSubject, text }) => isSubject && text === label);

interface Row {
  figures: Figure[];
  changes: Change[];
  rest: string[];
}

/**
 * Splits a row into its figures, each labelled by all else that its clause says, its changes, and the clauses that stand
 * for themselves; null where a sentence is no such row. Every word of it is in one of them.
 */
function figureRow(reading: Reading, text: string): Row | null {
  const parts = clausesOf(reading, text);
  const isRow = parts.length >= 3;
  const clauses = parts.map((part): Clause => {
    const plain = part.replace(leadingAnd, '');
    const change = changeIn(reading, plain);
    return { text: part, change, figure: change === null ? asideFigure(reading, plain, isRow) : null };
  });
  // Half a cabbage is no figure, and the row is the list of it all.
  if (clauses.some(({ text: clause }) => /^[½⅓⅔¼¾⅛]/u.test(clause))) return null;
  // A day or an hour of its own makes the row an occasion.
  if (clauses.some(({ text: clause }) => isWhen(reading, clause))) return null;
  const figures = clauses.flatMap(({ figure }) => (figure === null ? [] : [figure]));
  const changes = clauses.flatMap(({ change }) => (change === null ? [] : [change]));
  const told = figures.length + changes.length;
  // "48 streets, 2 hours": of two figures neither leads, so that both are set alike.
  const isPair = clauses.length === 2 && figures.length === 2 && clauses.every(({ text: one }) => leads.test(one));
  // "94 % passed, 31 % with honours, up from 24 %"
  const isTurned = clauses.length === 2 && changes.length === 1 && figures.length === 1;
  if (!isPair && !isTurned && (!isRow || told < 2 || figures.length === 0 || told * 3 < clauses.length * 2))
    return null;
  // "18,400 loans, up 31 %" goes on about the figure before it.
  const { rise, fall } = reading.lexicon;
  const going = leadingPhrase([...rise, ...fall, 'plus', 'minus']);
  if (clauses.slice(1).some(({ text: clause, change }) => change === null && going.test(clause))) return null;
  const left = clauses.filter(({ figure, change }) => figure === null && change === null);
  // "There are 12 boats, 40 rowers", "9 cats, 2 dogs and a parrot sing": what leads to the first figure leads to them all,
  // and counts that stand alike stay together.
  if (left.some((one) => (one === clauses[0] || leads.test(one.text)) && holdsAmount(reading, one.text))) return null;
  // "42 swimmers, 3 miles, one freezing sea": a count in words belongs to the row, and no digits tell it.
  if (left.some(({ text: clause }) => countedInWords.test(clause))) return null;
  const labels = new Set(figures.map(({ label }) => label.toLowerCase()));
  if (labels.size < figures.length) return null;
  return { figures, changes, rest: left.map(({ text: clause }) => say(reading, clause.replace(leadingAnd, ''))) };
}

const leadingAnd = /^(?:and|und|et|y|e|en|&)\s+/iu;
const joint = /\s(?:and|und|et|y|e|en)\s/giu;

/** Clauses of a row as its commas part them; its last two may be joined, and each of them has a figure. */
function clausesOf({ lexicon }: Reading, text: string): string[] {
  const clauses: string[] = [];
  for (const part of text.replace(/[.!;]+$/u, '').split(/,\s+(?![^()]*\))|;\s+/u)) {
    // "31 % achieved top grades, up from 24 %" is one clause.
    const both = `${clauses.at(-1) ?? ''}, ${part}`;
    if (clauses.length > 0 && readEarlier(both.replace(leadingAnd, ''), lexicon) !== null) clauses.splice(-1, 1, both);
    else clauses.push(part);
  }
  const last = clauses.at(-1) ?? '';
  const cut = [...last.matchAll(joint)].find(
    (one) => /\d/u.test(last.slice(0, one.index)) && /\d/u.test(last.slice(one.index)) && !bothEnds.test(last),
  );
  return cut === undefined
    ? clauses
    : [...clauses.slice(0, -1), last.slice(0, cut.index), last.slice(cut.index + cut[0].length)];
}

/** "between 3 and 4" */
const bothEnds = /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen)\s/iu;

/** A clause that says what one thing was and is. */
function changeIn({ lexicon }: Reading, clause: string): Change | null {
  const earlier = readEarlier(clause, lexicon);
  if (earlier !== null) return earlier.change;
  const pair = readChange(clause, readFigures(clause, lexicon, []), lexicon);
  const full = pair === null ? null : completed(clause, pair);
  return full !== null && isSureChange(clause, 0, full, lexicon) ? full.change : null;
}

/** A clause with an amount in it that is no score. */
const holdsAmount = ({ lexicon }: Reading, clause: string) =>
  readFigures(clause, lexicon, []).length > 0 && ratingOf(clause) === null && !/\dsterren/iu.test(clause);

/** "Revenue €4.2M (up 18 %)": what stands in brackets behind a figure goes with its label. */
function asideFigure(reading: Reading, clause: string, isRow: boolean): Figure | null {
  const [, body = clause, aside = ''] = /^(.*\d.*?)\s(\([^()]{1,40}\))$/u.exec(clause) ?? [];
  const figure = figureOf(reading, body, isRow);
  return figure === null || aside === '' ? figure : { ...figure, label: `${figure.label} ${say(reading, aside)}` };
}

/** A sign or a currency may stand before the digits. */
const leads = /^(?:and\s|und\s|et\s|y\s|e\s)?[^\p{L}\s]{0,3}\d/iu;

const isWhen = ({ lexicon }: Reading, clause: string) => readDates(clause, lexicon).length > 0 || isHour(clause);

/** "16:00", "from 5 pm to 2 am": hours with no more than a word to lead to them. */
function isHour(clause: string): boolean {
  const times = readTimes(clause);
  const rest = times.reduce((left, { text }) => left.replace(text, ' '), clause);
  return times.length > 0 && (countWords(clause) <= 3 || countWords(rest) <= 1);
}

/** The clause's only figure, at its start or at its end, with the other words of the clause as its label. */
function figureOf(reading: Reading, clause: string, isRow: boolean): Figure | null {
  const { lexicon } = reading;
  const taken = [...readDates(clause, lexicon), ...readTimes(clause)];
  if (taken.length > 0 || /[\ue000-\uf8ff:]/u.test(clause)) return null;
  const [one, more] = readFigures(clause, lexicon, [], true);
  if (one === undefined || more !== undefined) return null;
  const [before, after] = [withoutBound(clause.slice(0, one.start)).trim(), clause.slice(one.end).trim()];
  if ((before !== '' && after !== '') || /\d/u.test(before + after)) return null;
  // "2 hours": what is counted is the unit itself.
  const unit = before + after === '' && /^\s\p{L}{3,}$/u.test(one.suffix) ? one.suffix.trim() : '';
  // "1,4 million de trajets": the word between a scale and its noun says nothing under the figure.
  const counted = /\p{L}{4}/u.test(one.suffix) ? after.replace(/^(?:de|di|of|d['’])\s?(?=\p{L}{3})/iu, '') : after;
  const label = unit || (before === '' ? counted : withoutVerb(before, lexicon));
  const words = countWords(label);
  if (words < 1 || words > 6 || !/\p{L}{2}/u.test(label) || isPronoun(before) || arrivesAt(clause.slice(0, one.start)))
    return null;
  const isNamed = isRow && after === '' && unit === '' && isNoun(before, label, lexicon);
  const isEach = each.test(label) && /[$€£¥]|CHF|zł|kr/u.test(one.prefix + one.suffix);
  if (unit === '' && !isNamed && !isEach && !isSureLabel(clause, { ...one, label }, lexicon)) return null;
  const { start: _, end: __, ...figure } = one;
  return bounded(clause, one.start, {
    ...figure,
    suffix: unit === '' ? figure.suffix : '',
    label: say(reading, label),
  });
}

/** "12 kinds of loaf, £3.20 each" */
const each =
  /^(?:each|apiece|(?:pro|je|das)\sStück|(?:la\s|par\s)?pièce|chacune?|cada un[oa]|(?:la|por)\sunidad|ciascun[oa]|l['’]un[oa]|al pezzo|(?:per|het)\sstuk)$/iu;

/** "On-time deliveries 96.4 %" between figures of other things: what stands before its figure is all noun. */
const isNoun = (before: string, label: string, lexicon: Lexicon) =>
  countWords(before) === countWords(label) &&
  !holdsVerb(before, lexicon.language) &&
  !isMoving(before.split(/\s/u).at(-1) ?? '');
