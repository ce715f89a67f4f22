/** Rows of clauses with a figure each: "55 km/h on foils, 80 % less energy, range 110 km, 30 passengers". */
import type { Figure } from '../brief.ts';
import { bounded, withoutBound } from './bounds.ts';
import { readDates, readTimes } from './dates.ts';
import { completed, readChange } from './figure-changes.ts';
import { isPronoun, withoutVerb } from './figure-labels.ts';
import { readFigures, seriesOf } from './figures.ts';
import { splitItems } from './lists.ts';
import { arrivesAt } from './moving-verbs.ts';
import { countedInWords } from './numerals.ts';
import { countWords, leadingPhrase } from './phrases.ts';
import { isForeign } from './read-amounts.ts';
import { ratingIn } from './read-rating.ts';
import { openSentences, type Reading, say } from './reading.ts';
import { isSureChange } from './sure-changes.ts';
import { isSureLabel } from './sure-labels.ts';
import { isWholeAmount } from './whole-amounts.ts';

interface Clause {
  text: string;
  figure: Figure | null;
}

/** Rows are told figure by figure; what else they say keeps its place among the sentences. */
export function readFigureRows(reading: Reading): void {
  const { found, lexicon } = reading;
  for (const [index, { role, text, label, bullet }] of openSentences(reading)) {
    if (role !== 'copy' || bullet !== null || isWholeAmount(text)) continue;
    const series = isForeign(text) ? null : seriesOf('', splitItems(text, lexicon), lexicon);
    const row = series !== null && series.points.length >= 3 ? null : figureRow(reading, text);
    // "We offer: relocation, 20 % research time": what stands under one head stays together.
    if (row === null || (label !== '' && row.rest.length > 0 && !isSubjectHead(reading, label))) continue;
    found.figures.push(...row.figures);
    for (const clause of row.rest) {
      const pair = readChange(clause, readFigures(clause, lexicon, []), lexicon);
      const full = pair === null ? null : completed(clause, pair);
      if (full !== null && isSureChange(clause, 0, full, lexicon)) found.changes.push(full.change);
      else if (!ratingIn(reading, clause)) found.titles.push({ text: clause, at: index });
    }
    reading.used.add(index);
  }
}

/** "A film for the choir Ostwind: sing with us, 48 streets": the head says whom the film is for, and heads no row. */
const isSubjectHead = ({ sentences }: Reading, label: string) =>
  sentences.some(({ isSubject, text }) => isSubject && text === label);

/**
 * Splits a row into its figures, each labelled by all else that its clause says, and the clauses that stand for
 * themselves; null where a sentence is no such row. Every word of it is in one of the two.
 */
function figureRow(reading: Reading, text: string): { figures: Figure[]; rest: string[] } | null {
  const clauses = text
    .replace(/[.!;]+$/u, '')
    .split(/(?<!\d),\s+|(?<=\d),\s+|;\s+/u)
    .flatMap((clause) => (/^\d/u.test(clause) ? clause.split(/\s(?:and|und|et|y|e|en)\s(?=\d)/u) : [clause]))
    .map(
      (clause): Clause => ({ text: clause, figure: figureOf(reading, clause.replace(/^(?:and|und|et|y|e)\s+/iu, '')) }),
    );
  // Half a cabbage is no figure, and the row is the list of it all.
  if (clauses.some(({ text: clause }) => /^[½⅓⅔¼¾⅛]/u.test(clause))) return null;
  // A day or an hour of its own makes the row an occasion.
  if (clauses.some(({ text: clause }) => isWhen(reading, clause))) return null;
  const told = clauses.flatMap(({ figure }) => (figure === null ? [] : [figure]));
  // "48 streets, 2 hours": of two figures neither leads, so that both are set alike.
  const isPair = clauses.length === 2 && told.length === 2 && clauses.every(({ text: one }) => leads.test(one));
  if (!isPair && (clauses.length < 3 || told.length < 2 || told.length * 3 < clauses.length * 2)) return null;
  // "18,400 loans, up 31 %" goes on about the figure before it.
  const { rise, fall } = reading.lexicon;
  if (clauses.slice(1).some(({ text: clause }) => leadingPhrase([...rise, ...fall, 'plus', 'minus']).test(clause)))
    return null;
  // "There are 12 boats, 40 rowers", "9 cats, 2 dogs and a parrot sing": what leads to the first figure leads to them all,
  // and counts that stand alike stay together.
  const torn = clauses.some(
    ({ text: clause, figure }, at) => figure === null && (at === 0 || leads.test(clause)) && isUnsure(reading, clause),
  );
  if (torn) return null;
  // "42 swimmers, 3 miles, one freezing sea": a count in words belongs to the row, and no digits tell it.
  if (clauses.some(({ text: clause, figure }) => figure === null && countedInWords.test(clause))) return null;
  const labels = new Set(told.map(({ label }) => label.toLowerCase()));
  if (labels.size < told.length) return null;
  return {
    figures: told,
    rest: clauses.filter(({ figure }) => figure === null).map(({ text: clause }) => say(reading, clause)),
  };
}

/** A clause with an amount in it that is neither a change nor a score. */
function isUnsure({ lexicon }: Reading, clause: string): boolean {
  const figures = readFigures(clause, lexicon, []);
  const pair = readChange(clause, figures, lexicon);
  const isChange = pair !== null && isSureChange(clause, 0, completed(clause, pair), lexicon);
  return (
    figures.length > 0 &&
    !isChange &&
    !/★|\d\s?(?:stars?|sterne|étoiles|estrellas|stelle|estrelas|sterren)/iu.test(clause)
  );
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
function figureOf(reading: Reading, clause: string): Figure | null {
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
  if (unit === '' && !isSureLabel(clause, { ...one, label }, lexicon)) return null;
  const { start: _, end: __, ...figure } = one;
  return bounded(clause, one.start, {
    ...figure,
    suffix: unit === '' ? figure.suffix : '',
    label: say(reading, label),
  });
}
