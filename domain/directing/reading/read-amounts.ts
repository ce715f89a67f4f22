import type { Change } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { bounded } from './bounds.ts';
import { readDates, readTimes } from './dates.ts';
import { readEarlier } from './earlier-values.ts';
import { changeSince, completed, type FoundChange, readChange } from './figure-changes.ts';
import { type FoundFigure, readFigures } from './figures.ts';
import { splitItems } from './lists.ts';
import { countWords, patternOf } from './phrases.ts';
import { place } from './read-fields.ts';
import { readRating, readShare } from './read-rating.ts';
import { cleaned, openSentences, type Reading, say } from './reading.ts';
import { seriesOf } from './series.ts';
import { tellClauses } from './tell-clauses.ts';
import { isDialled } from './uncounted.ts';
import { isWholeAmount } from './whole-amounts.ts';
import { formatSource } from './wrapper.ts';

/** Changes, series and single figures of the sentences that are left. */
export function readAmounts(reading: Reading): void {
  const { lexicon, found } = reading;
  for (const [index, sentence] of openSentences(reading)) {
    if (sentence.role === 'direction' && /^\D*$/.test(sentence.text)) continue;
    if (readRating(reading, index) || readShare(reading, index)) continue;
    // Where no lexicon tells what a figure counts, the sentence says it.
    if (isForeign(sentence.text) || isWholeAmount(sentence.text)) continue;
    if (isDialled(`${sentence.label}: ${sentence.text}`)) continue;
    const moved = splitItems(sentence.text, lexicon).map((item) => movedItem(item, lexicon));
    const series = seriesOf(
      '',
      moved.map(({ text }) => text),
      lexicon,
    );
    if (series !== null && series.points.length >= 3) {
      found.changes.push(...moved.flatMap(({ change }) => (change === null ? [] : [change])));
      found.series.push({ ...series, title: say(reading, series.title || sentence.label) });
      reading.used.add(index);
      continue;
    }
    const figures = readFigures(sentence.text, lexicon, stretches(reading, sentence.text));
    if (isLabelled(sentence, figures)) {
      found.figures.push(...figures.map((one) => ({ ...cleaned(one, reading), label: say(reading, sentence.label) })));
      sentence.label = '';
      reading.used.add(index);
      continue;
    }
    const headed = headedFigure(sentence, figures);
    if (headed !== null) {
      found.figures.push({ ...cleaned(headed, reading), label: say(reading, sentence.label) });
      sentence.label = '';
      reading.used.add(index);
      continue;
    }
    // "Goal 2030: 80 % renewable" is one thing to say: when it holds stays with its figure.
    if (figures.length === 1 && sentence.field === null && /\p{L}.*\s\d/u.test(sentence.label)) continue;
    const earlier = readChange(sentence.text, figures, lexicon) === null ? readEarlier(sentence.text, lexicon) : null;
    if (earlier !== null) {
      const { change } = earlier;
      found.changes.push({ ...change, label: say(reading, change.label || headOf(sentence, figures)) });
      reading.used.add(index);
      continue;
    }
    const since = changeSince(sentence.text, figures, quotedFigures(reading), lexicon);
    if (since !== null) {
      found.changes.push(since);
      reading.used.add(index);
      continue;
    }
    const pairs = pairsOf(sentence.text, figures, headOf(sentence, figures), lexicon);
    const told = tellClauses(sentence.text, figures, pairs, lexicon);
    found.changes.push(...told.pairs.map(({ change }) => ({ ...change, label: say(reading, change.label) })));
    found.figures.push(...told.figures.map((one) => bounded(sentence.text, one.start, cleaned(one, reading))));
    if (told.rest === '') {
      reading.used.add(index);
      place(reading, sentence.text);
    }
    sentence.text = told.rest;
  }
}

/** All changes of a sentence; one without a label of its own is of what the head says. */
function pairsOf(text: string, figures: readonly FoundFigure[], head: string, lexicon: Lexicon): FoundChange[] {
  const pair = readChange(text, figures, lexicon);
  if (pair === null) return [];
  const rest = figures.filter((one) => !pair.used.includes(one));
  const named = { ...pair, change: { ...pair.change, label: pair.change.label || head } };
  return [completed(text, named), ...pairsOf(text, rest, head, lexicon)];
}

/** "Opening price: €19 (was €34)": the head says what both of them are. */
const headOf = ({ label, field }: Reading['sentences'][number], figures: readonly FoundFigure[]) =>
  field === null && figures.length === 2 && countWords(label) <= 5 && !/[\ue000-\uf8ff\d]/u.test(label) ? label : '';

/** "Solar up from 12 % to 19 %" in a row of shares: its place in the row is where it came to, and the change is told, too. */
function movedItem(item: string, lexicon: Lexicon): { text: string; change: Change | null } {
  const pair = readChange(item, readFigures(item, lexicon, []), lexicon);
  return pair === null || pair.change.label === ''
    ? { text: item, change: null }
    : { text: `${pair.change.label} ${pair.change.after}`, change: pair.change };
}

/** "Oil per call: 9 tonnes.": what the head names is measured by the noun behind the number. */
function headedFigure({ label, field, text }: Reading['sentences'][number], figures: readonly FoundFigure[]) {
  const [one, more] = figures;
  if (field !== null || label === '' || countWords(label) > 6 || /[\ue000-\uf8ff\d]/u.test(label)) return null;
  if (one === undefined || more !== undefined || one.suffix !== '' || text.slice(0, one.start).trim() !== '')
    return null;
  const unit = /^\s\p{L}+(?=[.!]?$)/u.exec(text.slice(one.end).trimEnd())?.[0];
  return unit === undefined ? null : { ...one, suffix: unit };
}

/** "Average answer time: 48 seconds." */
const isLabelled = ({ label, field, text }: Reading['sentences'][number], [one, more]: readonly FoundFigure[]) =>
  field === null &&
  label !== '' &&
  countWords(label) <= 6 &&
  !/[\ue000-\uf8ff\d]/u.test(label) &&
  one !== undefined &&
  more === undefined &&
  `${text.slice(0, one.start)}${text.slice(one.end)}`.replace(/[\s.,!]/gu, '') === '';

/** Written in a script whose words no lexicon knows. */
export const isForeign = (text: string) =>
  /[\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Thai}\p{Script=Devanagari}]/u.test(
    text,
  );

/** Figures that stand in quoted texts or were told before. */
const quotedFigures = ({ found, lexicon }: Reading) => [
  ...found.figures,
  ...[found.message, ...found.exact].flatMap((text) => readFigures(text, lexicon, [])),
];

function stretches(reading: Reading, text: string): [number, number][] {
  const format = [...text.matchAll(/(?<![\p{L}\p{N}])(?:16:9|9:16|1:1|\d{2}\s?fps)/giu)].map(
    (match): [number, number] => [match.index, match.index + match[0].length],
  );
  const length = reading.sentences.some(({ role, text: other }) => role === 'direction' && other === text)
    ? [...text.matchAll(patternOf(formatSource(reading.lexicon), 'giu'))].map((match): [number, number] => [
        match.index,
        match.index + match[0].length,
      ])
    : [];
  const dated = [...readDates(text, reading.lexicon), ...readTimes(text)].map(({ start, end }): [number, number] => [
    start,
    end,
  ]);
  return [...format, ...length, ...dated];
}
