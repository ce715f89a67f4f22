/** Figures of one sentence that the brief wishes drawn: "a chart of the answers: 46% walk, 31% cycle, 12% take the bus". */
import type { Series } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { parseNumber, readFigures } from './figures.ts';
import { splitItems } from './lists.ts';
import { capital, countWords } from './phrases.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

/** Sentences whose parts each lead with an amount of one unit become bars, or a ring where they make up a whole. */
export function readAskedCharts(reading: Reading): void {
  for (const [index, sentence] of openSentences(reading)) {
    const { role, text, bullet, field } = sentence;
    if (role !== 'copy' || bullet !== null || field !== null) continue;
    const [, head = '', tail = text] = /^([^:：]{3,120})[:：]\s+(.+)$/su.exec(text) ?? [];
    const series = rowOf(tail, reading.lexicon);
    if (series === null) continue;
    // "38 gardeners, 4 greenhouses, 1 van" beside a row that a chart was wished for counts unlike things.
    const isBare = sentence.label === '' && head === '' && series.unit === '' && series.prefix === '';
    if (isBare && reading.sentences.some((one) => one !== sentence && one.role === 'copy' && isRowOfFigures(one)))
      continue;
    const heads = [sentence.label, head].filter((one) => one !== '');
    const title = heads.at(-1) ?? '';
    // A head that says more than a title does stays a line of its own.
    const isTitle = countWords(title) <= 8 && !/\d/u.test(title);
    reading.found.series.push({
      ...series,
      title: isTitle ? capital(say(reading, title)) : '',
      points: series.points.map((point) => ({ ...point, label: say(reading, point.label) })),
    });
    const rest = isTitle ? heads.slice(0, -1) : heads;
    sentence.label = '';
    sentence.text = rest.join(': ');
    if (rest.length === 0) reading.used.add(index);
  }
}

/** "Bike: 19 minutes. Bus: 34 minutes. Car: 41 minutes.": all figures that were read are of one unit, and wished drawn. */
export function drawFigures({ found }: Reading): void {
  const { figures } = found;
  const units = new Set(figures.map(({ prefix, suffix }) => `${prefix}|${suffix.trim()}`));
  const labels = new Set(figures.map(({ label }) => label.toLowerCase()));
  const [first] = figures;
  const isRow = figures.length >= 3 && figures.length <= 6 && units.size === 1 && labels.size === figures.length;
  // What is drawn already was meant.
  if (first === undefined || !isRow || labels.has('') || found.rating !== '' || found.series.length > 0) return;
  found.figures = [];
  found.series.push({
    title: '',
    prefix: first.prefix,
    unit: first.suffix.trim(),
    points: figures.map(({ label, value }) => ({ label, value })),
    dated: false,
    whole: false,
  });
}

const isRowOfFigures = ({ text, bullet, label }: Sentence) =>
  bullet === null ? label !== '' && /\d\D+\d\D+\d/u.test(text) : /:\s\P{L}*\d/u.test(text);

function rowOf(text: string, lexicon: Lexicon): Series | null {
  const rows = splitItems(text, lexicon).map((item) => {
    const [one, more] = readFigures(item, lexicon, []);
    const label = one === undefined ? '' : item.slice(one.end).trim();
    const isOne = one !== undefined && more === undefined && item.slice(0, one.start).trim() === '';
    return isOne && /\p{L}{2}/u.test(label) && countWords(label) <= 8 && !/\d/u.test(label) ? { one, label } : null;
  });
  const told = rows.filter((row) => row !== null);
  const units = new Set(told.map(({ one }) => `${one.prefix}|${one.suffix.trim()}`));
  const labels = new Set(told.map(({ label }) => label.toLowerCase()));
  if (told.length < 3 || told.length > 6 || told.length < rows.length || units.size > 1) return null;
  if (labels.size < told.length) return null;
  const unit = told[0]?.one.suffix.trim() ?? '';
  const sum = told.reduce((total, { one }) => total + parseNumber(one.value), 0);
  return {
    title: '',
    prefix: told[0]?.one.prefix ?? '',
    unit,
    points: told.map(({ one, label }) => ({ label, value: one.value })),
    dated: false,
    whole: /^(?:%|percent|prozent)/iu.test(unit) && Math.abs(sum - 100) < 0.6 && told.length <= 4,
  };
}
