import type { Brief } from '../brief.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { bounded } from '../reading/bounds.ts';
import { holdsVerb } from '../reading/clause-verbs.ts';
import { parseNumber, readFigures } from '../reading/figures.ts';
import { countWords } from '../reading/phrases.ts';
import { besideShapes, marked } from './beside-shapes.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import type { Beat, Json, PlacedShot, Shot } from './shot.ts';
import { isSpread, spreadBeats } from './spread-beats.ts';
import { lineShots } from './statement-beats.ts';

/**
 * When a film is longer than its material needs, parts are told one by one before they stand together: each side before
 * the comparison, date and place before the ticket. Figures of a row are told one by one instead of in the row, which
 * would count them up again; a list told line by line does not stand once more, but its figures may. Nothing is said
 * that the brief does not say, and no words stand more than twice.
 */
export function expandBeats(caster: Caster, beats: readonly Beat[], room: number): Beat[] {
  let result = [...beats];
  const done = new Set<Beat>();
  for (let pass = 0; pass < 6; pass += 1) {
    const whole = result.reduce((sum, { need }) => sum + need, 0);
    const spare = room - whole * 1.25;
    if (spare < 40) return result;
    const options = result
      .filter((beat) => !done.has(beat) && !standsAlone(beat, room / whole))
      .map((beat) => ({ beat, parts: fitting(caster, partsOf(caster, beat), beat, spare + 60 + roomOf(beat)) }))
      .filter(({ parts }) => parts.length > 0);
    const best = options.sort((a, b) => needOf(b.parts) - needOf(a.parts))[0];
    if (best === undefined) return result;
    done.add(best.beat);
    for (const part of best.parts) done.add(part);
    const { beat: told, parts } = best;
    const rest = restOf(caster, told, room / whole);
    const next = result.flatMap((beat) => (beat === told ? [...parts, ...rest] : [beat]));
    // A row at the start that is parted leaves too little for the rest of the film.
    if (isRail(told) && isSpread(spreadBeats(result)) && !isSpread(spreadBeats(next), safelyLate)) continue;
    for (const one of rest) done.add(one);
    result = next;
  }
  return result;
}

/** What stood beside a beat that its parts replace has a beat of its own. */
const besideBeat = ({ aside, rank }: Beat): Beat[] =>
  aside === undefined ? [] : [{ kind: 'figures', rank, shots: [aside], need: aside.need }];

/** Beats last longer or shorter than they need: a third of the hero is asked for with a little to spare. */
const safelyLate = 0.42;

const isRail = ({ shots }: Beat) => shots.at(-1)?.piece === 'KpiRail';

/**
 * A sentence gives its time to its clauses, a rail to its dates or figures, a list to its items: they
 * say all of it.
 */
const roomOf = ({ kind, need, shots }: Beat) =>
  kind === 'statement' || ['Timeline', 'KpiRail'].includes(shots.at(-1)?.piece ?? '') || isToldByItems(shots)
    ? need
    : 0;

/** What stands behind the parts of a beat: nothing but what stood beside it, the figures of a list, or the beat. */
function restOf(caster: Caster, beat: Beat, stretch: number): Beat[] {
  if (roomOf(beat) === 0) return [beat];
  if (!isToldByItems(beat.shots)) return besideBeat(beat);
  const each = (beat.need * stretch) / itemsOf(beat.shots).length;
  return each > longestLine ? [beat] : [...figuresOf(caster, beat), ...besideBeat(beat)];
}

/** Items that each say something by themselves: told one by one they have said all that their list says. */
const isToldByItems = (shots: readonly Shot[]) => itemsOf(shots).length > 0;

const itemsOf = (shots: readonly Shot[]) =>
  shots.filter(({ piece }) => listing.has(piece)).flatMap(({ props }) => list(props.items));

const listing = new Set(['ListBuild', 'CardGrid', 'Chips', 'Steps']);

/** Frames at 30 per second (4 s) for which a list that grows item by item may wait for its next one. */
const longestWait = 120;
/** An item that would have to be held for longer than this (8 s) gives the rest of its time to the whole list. */
const longestLine = 240;

/**
 * A list stands by itself while its items follow each other soon enough; bare terms always do: "Tea at four" alone
 * would be held for too long, and then stand once more in its list.
 */
function standsAlone({ shots, need }: Beat, stretch: number): boolean {
  const items = itemsOf(shots);
  if (items.length === 0) return false;
  const words = items.reduce<number>((sum, item) => sum + countWords(`${titleOf(item)} ${textOf(item)}`), 0);
  const isCounted = shots.some(({ piece, props }) => piece === 'Steps' || props.marker === 'number');
  return (need * stretch) / items.length <= longestWait || (!isCounted && words < items.length * 4);
}

const textOf = (item: Json) => (typeof item === 'string' ? '' : String(field(item, 'text') ?? ''));

/** "Revenue €18.4m, up 12 %", "Cash runway 26 months": the first figure of each item, as a rail. */
function figuresOf(caster: Caster, { shots, rank }: Beat): Beat[] {
  const items = shots.flatMap(({ props }) => list(props.items)).map(titleOf);
  const lexicon = lexiconOf(caster.brief.language);
  const figures = items.flatMap((item) => {
    const [first] = readFigures(item, lexicon, []);
    return first === undefined ||
      countWords(first.label) > 3 ||
      !isLedBy(item, first.label) ||
      goesOn.test(item.slice(endOf(item, first)))
      ? []
      : [bounded(item, first.start, first)];
  });
  if (figures.length < 3 || figures.length * 2 <= items.length) return [];
  const rail = cast.kpiRail(caster, figures.slice(0, 4));
  return [{ kind: 'figures', rank: rank - 1, shots: [rail], need: rail.need }];
}

/** "27 new nurses and carers", "complaints from 3.4 % to 1.9 %": figure and label alone would say something else. */
const goesOn = /^[\s]*\p{L}/u;

/** Where both a figure and its label are said. */
const endOf = (item: string, { end, label }: { end: number; label: string }) => {
  const at = label === '' ? -1 : item.toLowerCase().indexOf(label.toLowerCase());
  return Math.max(end, at < 0 ? 0 : at + label.length);
};

/** "Today we run 48 looms": only what begins with its figure, or with its name, is told by the two. */
const isLedBy = (item: string, label: string) =>
  label !== '' && (/^[^\p{L}]*\d/u.test(item) || item.toLowerCase().startsWith(label.toLowerCase()));

const titleOf = (item: Json) => (typeof item === 'string' ? item : String(field(item, 'title') ?? ''));

/** Figures may lead with as many as there is time for; the parts of anything else are told all or not at all. */
function fitting(caster: Caster, parts: Beat[], beat: Beat, spare: number): Beat[] {
  const piece = beat.shots.at(-1)?.piece ?? '';
  if (isRail(beat)) return leadingFigures(caster, parts, beat, spare);
  const kept = [...parts];
  while (kept.length > 0 && needOf(kept) > spare) {
    if (!['Line', 'Bars', 'Donut', 'Scorecard'].includes(piece)) return [];
    kept.pop();
  }
  return kept;
}

/** As many figures of a row as there is time for, and the row of those that are left: none is counted up twice. */
function leadingFigures(caster: Caster, parts: Beat[], { kind, rank, shots }: Beat, spare: number): Beat[] {
  if (needOf(parts) <= spare) return parts;
  const items = list(shots.at(-1)?.props.items);
  for (let lead = parts.length - 2; lead > 0; lead -= 1) {
    const rail = cast.kpiRail(caster, items.slice(lead).map(figureOf));
    const told = [...parts.slice(0, lead), { kind, rank: rank - 1, shots: [rail], need: rail.need }];
    if (needOf(told) <= spare) return told;
  }
  return [];
}

const needOf = (parts: readonly Beat[]) => parts.reduce((sum, { need }) => sum + need, 0);

function partsOf(caster: Caster, { kind, shots, rank }: Beat): Beat[] {
  const line = shots.length === 2 && kind === 'statement' ? shots[0] : undefined;
  const main = line ?? shots.findLast(({ piece }) => piece !== 'Emblem');
  if (main === undefined) return [];
  // What headed a list stands before its items.
  const head = [main.props.title, shots[0]?.piece === 'Kicker' ? shots[0].props.text : undefined].find(isText);
  const heads =
    head === undefined || !isToldByItems(shots) ? [] : [besideShapes(caster, [cast.headline(caster, head)], 2)];
  const told = partShots(caster, main);
  const parts = told.length === 0 ? [] : [...heads, ...told];
  return parts.map((part) => ({ kind, rank: rank - 1, shots: part, need: Math.max(...part.map(({ need }) => need)) }));
}

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const field = (value: Json, key: string): Json | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined;

function partShots(caster: Caster, { piece, props }: Shot): PlacedShot[][] {
  if (piece === 'KpiRail')
    return list(props.items).map((item, index) => besideShapes(caster, [counterOf(caster, item)], index));
  if (piece === 'Headline' || piece === 'Marker') return clauseParts(caster, props.text);
  // A line tells its own time: what it reached says nothing before it.
  if (piece === 'Bars' || piece === 'Donut') return pointParts(caster, props);
  if (piece === 'CardGrid' || piece === 'ListBuild' || piece === 'Chips')
    return itemParts(caster, props, props.marker === 'number');
  if (piece === 'Scorecard') return rowsInTurn(caster, props);
  if (piece === 'Timeline') return pointsInTurn(caster, props);
  if (piece === 'Steps') return itemParts(caster, props, true);
  if (piece === 'Compare')
    return [props.left, props.right].flatMap((side, index) =>
      side === undefined ? [] : sidePart(caster, side, index === 0 ? 2 : 1),
    );
  if (piece === 'Ticket') {
    const facts = [props.date, props.place].filter(isText);
    return facts.map((fact, index) => besideShapes(caster, [cast.headline(caster, fact)], index + 1));
  }
  return [];
}

/** "We mend 3.5 % of all bicycles, in 48 minutes, from € 17.50": clause by clause, each with its own figure drawn. */
function clauseParts(caster: Caster, text: Json | undefined): PlacedShot[][] {
  const clauses = isText(text) ? text.replace(/[.]$/u, '').split(/,\s+|;\s+/u) : [];
  // "We opened 3 depots, in Recife, Goiânia and Natal": what says nothing by itself stays in its sentence.
  const isTold = (one: string) => countWords(one) >= 2 && (/\d/u.test(one) || holdsVerb(one, caster.brief.language));
  const isRow = clauses.length >= 3 && clauses.length <= 5 && clauses.every(isTold);
  return isRow ? clauses.map((one, index) => lineShots(caster, one, index, 'launch')) : [];
}

/** A row that measures two or three things in one unit is drawn to one scale before the table holds them all. */
const rowsInTurn = (caster: Caster, props: Shot['props']): PlacedShot[][] => {
  const cols = list(props.cols).filter(isText);
  return list(props.rows).flatMap((row) => {
    const cells = list(field(row, 'cells')).filter(isText);
    const read = cells.map((cell) => readFigures(cell, lexiconOf(caster.brief.language), []));
    const figures = read.flatMap((some) => (some.length === 1 && some[0] !== undefined ? [some[0]] : []));
    const units = new Set(figures.map(({ prefix, suffix }) => `${prefix}|${suffix.trim()}`));
    if (cols.length < 2 || figures.length !== cols.length || units.size !== 1) return [];
    const points = figures.map(({ value }, index) => ({ label: cols[index] ?? '', value }));
    const unit = figures[0]?.suffix.trim() ?? '';
    const prefix = figures[0]?.prefix ?? '';
    return [
      [
        cast.chart(caster, {
          title: String(field(row, 'label') ?? ''),
          prefix,
          unit,
          points,
          dated: false,
          whole: false,
        }),
      ],
    ];
  });
};

/** What happened, year by year: the date large, what it brought beside or below it. */
const pointsInTurn = (caster: Caster, props: Shot['props']): PlacedShot[][] =>
  list(props.points).flatMap((point, index) => {
    const [when, label] = [field(point, 'when'), field(point, 'label')];
    if (!isText(when) || !isText(label)) return [];
    return [besideShapes(caster, [marked(caster, when), cast.headline(caster, label)], index)];
  });

const counterOf = (caster: Caster, item: Json): PlacedShot => cast.counter(caster, figureOf(item));

/** A figure as a row shows it. */
function figureOf(item: Json): Brief['figures'][number] {
  const text = (key: string) => {
    const value = field(item, key);
    return isText(value) ? value : '';
  };
  return { prefix: text('prefix'), value: text('value'), suffix: text('suffix'), label: text('label'), trend: 0 };
}

/** The points of a chart one by one, the largest first: where it leads before what it is made of. */
function pointParts(caster: Caster, props: Shot['props']): PlacedShot[][] {
  const unit = isText(props.unit) ? props.unit : '';
  const prefix = isText(props.prefix) ? props.prefix : '';
  const suffix = /^\p{L}/u.test(unit) ? ` ${unit}` : unit;
  const points = list(props.data ?? props.parts).filter((one) => isText(field(one, 'value')));
  // Two bars are told at once: one by one they would say what their sides say.
  if (props.parts === undefined && points.length < 3) return [];
  const size = (one: Json) => parseNumber(String(field(one, 'value')));
  // "2021, 2022, 2023", "After 10 years …": where a row begins in time says nothing before it.
  const steps = points.map((one) => Number(/\d+/u.exec(String(field(one, 'label') ?? ''))?.[0] ?? Number.NaN));
  if (steps.every((step, at) => at === 0 || step > (steps[at - 1] ?? Number.NaN))) return [];
  const told = [...points].sort((a, b) => size(b) - size(a));
  // Only the largest leads: the chart tells the others.
  return told.slice(0, 1).map((one, index) => {
    const [value, label] = [String(field(one, 'value')), String(field(one, 'label') ?? '')];
    return besideShapes(caster, [cast.counter(caster, { prefix, value, suffix, label, trend: 0 })], index);
  });
}

function itemParts(caster: Caster, props: Shot['props'], isNumbered: boolean): PlacedShot[][] {
  return list(props.items).map((item, index) => {
    const [line, text] = [cast.headline(caster, titleOf(item)), field(item, 'text')];
    // "Revenue" alone says nothing without its "€41.2M".
    if (isText(text)) {
      const value = marked(caster, text);
      return besideShapes(caster, /\d/u.test(text) && countWords(text) <= 3 ? [value, line] : [line, value], index);
    }
    if (!isNumbered && /\d/u.test(titleOf(item))) return lineShots(caster, titleOf(item), index, 'launch');
    const start = Number(props.start ?? 1);
    const numeral = isNumbered ? [marked(caster, `${index + start}`)] : [];
    // Most of them beside shapes: a film of items one by one is no page of type.
    return besideShapes(caster, [...numeral, line], [1, 3, 0][index % 3] ?? 0);
  });
}

/** One side of a comparison, with shapes on the other hand of it. */
function sidePart(caster: Caster, side: Json, place: number): PlacedShot[][] {
  const title = field(side, 'title');
  const items = list(field(side, 'items')).filter(isText);
  if (!isText(title) || items.length === 0) return [];
  const lines = cast.listBuild(
    caster,
    { title, ordered: false, items: items.map((item) => ({ title: item })) },
    'dash',
  );
  return [besideShapes(caster, [lines], place)];
}
