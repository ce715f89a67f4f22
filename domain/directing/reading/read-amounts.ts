import type { Change } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { bounded } from './bounds.ts';
import { readDates, readTimes } from './dates.ts';
import { changeSince, labelOf, readChange } from './figure-changes.ts';
import { type FoundFigure, readFigures, seriesOf } from './figures.ts';
import { splitItems } from './lists.ts';
import { anyPhrase, countWords, phraseSource } from './phrases.ts';
import { place } from './read-fields.ts';
import { readRating, readShare } from './read-rating.ts';
import { cleaned, openSentences, type Reading, say } from './reading.ts';
import { untoldWords } from './untold-words.ts';
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
    const moved = splitItems(sentence.text, lexicon).map((item) => movedItem(item, lexicon));
    const series = seriesOf(
      '',
      moved.map(({ text }) => text),
      lexicon,
    );
    if (series !== null && series.points.length >= 3) {
      found.changes.push(...moved.flatMap(({ change }) => (change === null ? [] : [change])));
      found.series.push({ ...series, title: say(reading, sentence.label) });
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
    // "Goal 2030: 80 % renewable" is one thing to say: when it holds stays with its figure.
    if (figures.length === 1 && sentence.field === null && /\p{L}.*\s\d/u.test(sentence.label)) continue;
    const since = changeSince(sentence.text, figures, quotedFigures(reading), lexicon);
    if (since !== null) {
      found.changes.push(since);
      reading.used.add(index);
      continue;
    }
    const told: FoundFigure[] = [];
    let rest = trended(sentence.text, figures, lexicon);
    for (let pair = readChange(sentence.text, rest, lexicon); pair !== null; ) {
      const { change, used } = pair;
      const label = labelOf(sentence.text, pair);
      found.changes.push({ ...change, label: say(reading, label || headOf(sentence, figures)) });
      told.push(...used);
      // "per 100 km" measures both, and counts nothing.
      const measure = rest.filter((one) => label !== change.label && label.includes(`${one.value}${one.suffix}`));
      told.push(...measure);
      rest = rest.filter((one) => !measure.includes(one));
      rest = rest.filter((one) => !used.includes(one));
      pair = readChange(sentence.text, rest, lexicon);
    }
    const isBare = countWords(sentence.text) <= 5;
    const isTold = settle(reading, index, figures, told);
    for (const one of rest)
      if (isTold(one) && (one.label !== '' || isBare))
        found.figures.push(bounded(sentence.text, one.start, cleaned(one, reading)));
  }
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

/** "182,400 loans, up 31 %": the move belongs to what moved, and is no figure with a label of its own. */
function trended(text: string, figures: readonly FoundFigure[], { rise, fall }: Lexicon): FoundFigure[] {
  const move = new RegExp(
    `^\\s*[,(]\\s*((?:${phraseSource([...rise, ...fall])}|plus|minus)\\s+(?:by\\s+|um\\s+)?)$`,
    'iu',
  );
  return figures.flatMap((one, index) => {
    const before = figures[index - 1];
    const after = figures[index + 1];
    const own = before === undefined ? null : move.exec(betweenLabel(text, before, one));
    if (own !== null) return [];
    const next = after === undefined ? null : move.exec(betweenLabel(text, one, after));
    if (after === undefined || next === null || one.label === '') return [one];
    return [{ ...one, label: `${one.label}, ${next[1]}${text.slice(after.start, after.end).trim()}` }];
  });
}

/** What stands between a figure's label and the next figure. */
function betweenLabel(text: string, one: FoundFigure, next: FoundFigure): string {
  const between = text.slice(one.end, next.start);
  const at = one.label === '' ? -1 : between.indexOf(one.label);
  return at < 0 ? between : between.slice(at + one.label.length);
}

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
    ? [...text.matchAll(new RegExp(formatSource(reading.lexicon), 'giu'))].map((match): [number, number] => [
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

/**
 * Which figures of a sentence stand for themselves. A sentence that says no more than its figures and labels is told by
 * them; of a row of clauses those go that a figure tells whole, and the others stay to be shown with what they count.
 */
function settle(
  reading: Reading,
  index: number,
  figures: readonly FoundFigure[],
  paired: readonly FoundFigure[],
): (one: FoundFigure) => boolean {
  const sentence = reading.sentences[index];
  if (sentence === undefined || figures.length === 0) return () => true;
  const { text } = sentence;
  const words = countWords(text);
  const crowded = clausesOf(text).some(({ start, end }) => {
    const own = figures.filter((one) => !paired.includes(one) && one.start >= start && one.start < end);
    return own.some((one, at) => one.label !== '' && own.findIndex(({ label }) => label === one.label) < at);
  });
  // "$5 plants 3 seedlings": a figure does something to the next one.
  const isActing = figures.some((one, at) => {
    const next = figures[at + 1];
    const between = next === undefined ? '' : text.slice(one.end, next.start);
    if (next === undefined || paired.includes(one)) return false;
    return /^\s\p{L}+\s$/u.test(between) || (isClause(between, reading.lexicon) && !isDoing(between, one, next));
  });
  if (crowded || isActing) return () => false;
  const isWhole = paired.length > 0 ? words <= 16 : isTellingAll(text, figures, reading.lexicon);
  if (isWhole) {
    reading.used.add(index);
    place(reading, text);
    return () => true;
  }
  const clauses = clausesOf(text).map((clause) => ({
    ...clause,
    figures: figures.filter(({ start }) => start >= clause.start && start < clause.end),
  }));
  const isTold = ({ text: clause, start, figures: own }: (typeof clauses)[number]) =>
    own.length > 0 &&
    (own.every((one) => paired.includes(one)) ||
      (own.length === 1 && isTellingAll(clause, shifted(own, start), reading.lexicon)));
  const gone = clauses.filter(isTold);
  if (gone.length >= 2) {
    sentence.text = clauses
      .filter((clause) => !isTold(clause) && !isHours(clause.text))
      .map((clause) => clause.text)
      .join(', ');
    if (sentence.text === '') reading.used.add(index);
    return (one) => gone.some((clause) => clause.figures.includes(one));
  }
  return () => words > 16;
}

/** "de 17 h à 2 h": the hours of the occasion. */
const isHours = (clause: string) =>
  readTimes(clause).length > 0 &&
  countWords(readTimes(clause).reduce((left, { text }) => left.replace(text, ' '), clause)) <= 1;

/** Every figure has its label, and nothing else is said. */
const isTellingAll = (text: string, figures: readonly FoundFigure[], lexicon: Lexicon) =>
  figures.every(({ label }) => label !== '') && untoldWords(text, figures, lexicon).length === 0;

/** "25 m tall beech makes 7,000 l": words between two amounts that nothing joins or parts. */
const isClause = (between: string, { and }: Lexicon) =>
  /^\s(?:\p{L}+\s){2,5}$/u.test(between) && !anyPhrase([...joints, ...and]).test(between);

/** "24 % to €1.2M", "60 % of 12,000": prepositions join amounts, they do nothing. */
const joints =
  'to of in with at on from per by für mit von in auf zu bei de du des avec en sur à con en de por a di da com em for'.split(
    ' ',
  );

/** A label that both figures share leaves nothing between them that acts. */
const isDoing = (between: string, one: FoundFigure, next: FoundFigure) =>
  one.label === '' && next.label === '' && countWords(between) > 2;

const shifted = (figures: readonly FoundFigure[], by: number) =>
  figures.map((one) => ({ ...one, start: one.start - by, end: one.end - by }));

function clausesOf(text: string): { text: string; start: number; end: number }[] {
  const clauses: { text: string; start: number; end: number }[] = [];
  let start = 0;
  for (const cut of [...text.matchAll(/[,;]\s+(?:and\s|und\s|et\s|y\s|e\s)?/giu), null]) {
    const end = cut === null ? text.length : cut.index;
    clauses.push({ text: text.slice(start, end), start, end });
    start = cut === null ? end : end + cut[0].length;
  }
  return clauses;
}
