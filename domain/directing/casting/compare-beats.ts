import type { Side } from '../brief.ts';
import { draw } from '../hash.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { isTruth, sidesOf } from '../lexicon/side-words.ts';
import { readFigures } from '../reading/figures.ts';
import { countWords } from '../reading/phrases.ts';
import type { ShapeKey } from '../shape-table.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat } from './shot.ts';
import { change } from './special-pieces.ts';
import { scorecard, scoredList } from './tables.ts';

/** The two sides, and what both of them measure. */
export function compareBeats(caster: Caster, shape: ShapeKey): Beat[] {
  const { comparison, statements } = caster.brief;
  if (comparison === null) return [];
  const [left, right] = comparison;
  const hasItems = left.items.length + right.items.length > 0;
  // A table tells more of both than their names.
  if (!hasItems && caster.brief.tables.length > 0) return [];
  const scored = scoredList(caster.brief);
  if (scored !== null && !hasItems)
    return [makeBeat('compare', 10, [scorecard(caster, [left.title, right.title], scored.rows)])];
  // Both names open the film, and sentences tell of them.
  if (!hasItems && shape === 'comparison' && statements.length >= 2) return [];
  // Two names alone: the line that sets them against each other says as much.
  if (
    !hasItems &&
    caster.brief.statements.some(({ text }) =>
      [left, right].every(({ title }) => text.toLowerCase().includes(title.toLowerCase())),
    )
  )
    return [];
  // What is told of one side alone is compared with nothing.
  const [only, other] = left.items.length > 0 ? [left, right] : [right, left];
  if (hasItems && other.items.length === 0)
    return [
      makeBeat('list', 8, [
        cast.listBuild(
          caster,
          { ordered: false, title: only.title, items: only.items.map((title) => ({ title })) },
          'dash',
        ),
      ]),
    ];
  if (isTurn(caster, left, right)) return [makeBeat('compare', 10, [change(caster, [left, right])])];
  const winner = verdictOf(caster);
  const beats = [makeBeat('compare', 10, [cast.compare(caster, comparison, hasItems ? winner : 'none')])];
  // What is believed and what is so have nothing to measure against each other.
  const isMeasured = sidesOf([left.title, right.title]) === null;
  return isMeasured ? [...beats, ...measuredSides(caster, comparison, winner)] : beats;
}

/** "Before: paper forms. After: one tap." Two states of a few words each turn into one another in every second film. */
function isTurn({ brief, seed }: Caster, left: Side, right: Side): boolean {
  const { before, after } = lexiconOf(brief.language).fields;
  const isDated = before.includes(left.title.toLowerCase()) && after.includes(right.title.toLowerCase());
  const areShort = [left, right].every(
    ({ items }) => items.length === 1 && countWords(items[0] ?? '') <= 6 && !/\d/.test(items[0] ?? ''),
  );
  return isDated && areShort && draw(seed, 'turn', [true, false] as const);
}

/** "takes 35 minutes" against "takes 22 minutes": one unit on both sides is drawn to one scale. */
function measuredSides(caster: Caster, [left, right]: [Side, Side], winner: 'left' | 'right' | 'none'): Beat[] {
  const figuresOf = (side: Side) =>
    side.items
      .map((item, row) => ({ item, row, figures: readFigures(item, lexiconOf(caster.brief.language), []) }))
      // "3 h 20 min" is one length in two figures: neither can be drawn alone.
      .flatMap(({ item, row, figures: [one, more] }) =>
        one === undefined || more !== undefined ? [] : [{ ...one, item, row, rate: rateOf(item.slice(one.end)) }],
      );
  const others = figuresOf(right);
  for (const one of figuresOf(left)) {
    const other = others.find(
      (its) =>
        its.suffix.trim() === one.suffix.trim() &&
        its.prefix === one.prefix &&
        its.rate === one.rate &&
        (its.row === one.row || sayTheSame(its.item, one.item)),
    );
    if (other === undefined || `${one.prefix}${one.suffix}`.trim() === '') continue;
    const series = {
      title: '',
      prefix: one.prefix,
      unit: `${one.suffix.trim()}${one.rate}`.trim(),
      dated: false,
      whole: false,
    };
    const points = [
      { label: left.title, value: one.value },
      { label: right.title, value: other.value },
    ];
    const shot = cast.chart(caster, { ...series, points });
    const highlight = winner === 'none' ? 'none' : cast.raised(caster, winner === 'left' ? left.title : right.title);
    return [makeBeat('series', 8, [{ ...shot, props: { ...shot.props, highlight } }])];
  }
  return [];
}

/** "6 hours of admin" and, rows below, "payroll in 2 hours" measure two things: beside the unit they share no word. */
function sayTheSame(left: string, right: string): boolean {
  const wordsOf = (item: string) => new Set(item.toLowerCase().match(/(?<![\p{L}\d])\p{L}{4,}/gu) ?? []);
  const [some, others] = [wordsOf(left), wordsOf(right)];
  return [...some].filter((word) => others.has(word)).length > unitWords;
}
/** The unit itself is said by both. */
const unitWords = 1;

/** "£28 a day" and "£190" are of no one scale. */
const rate =
  /^\s?(?:\/\s?\p{L}+[²³]?|(?:an?|per|each|every|je|pro|par|al|alla|por|ao|à|im|in der)\s\p{L}+[²³]?|all['’]\p{L}+)/iu;
/** "kWh/m² all'anno": by all that both sides are measured by. */
const rateOf = (tail: string): string => {
  const one = rate.exec(tail)?.[0] ?? '';
  return one === '' ? '' : one + rateOf(tail.slice(one.length));
};

/** The side that the brief itself prefers: named in its message, quoted words or action. */
function verdictOf({ brief }: Caster): 'left' | 'right' | 'none' {
  const [left, right] = brief.comparison ?? [];
  if (left === undefined || right === undefined) return 'none';
  const fields = lexiconOf(brief.language).fields;
  if (fields.after.includes(right.title.toLowerCase()) || isTruth(right.title)) return 'right';
  const said = `${brief.message} ${brief.exact.join(' ')} ${brief.action} ${brief.name}`.toLowerCase();
  const [hasLeft, hasRight] = [said.includes(left.title.toLowerCase()), said.includes(right.title.toLowerCase())];
  return hasLeft === hasRight ? 'none' : hasLeft ? 'left' : 'right';
}
