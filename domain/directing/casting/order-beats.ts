import type { Brief } from '../brief.ts';
import { hash } from '../hash.ts';
import type { ShapeKey } from '../shape-table.ts';
import type { Beat, BeatKind } from './shot.ts';

/** What comes first in each shape; kinds that are not named keep the brief's order behind. */
const order: Record<ShapeKey, BeatKind[]> = {
  launch: ['statement', 'change', 'command', 'list', 'series', 'figures', 'quote', 'offer', 'ticket'],
  explainer: ['statement', 'flow', 'list', 'steps', 'figures', 'series', 'change'],
  report: ['series', 'figures', 'change', 'list', 'statement', 'share', 'quote'],
  event: ['ticket', 'list', 'statement', 'figures', 'offer'],
  hiring: ['roles', 'statement', 'list', 'figures', 'ticket'],
  comparison: ['compare', 'series', 'change', 'figures', 'list', 'statement'],
  tutorial: ['command', 'list', 'steps', 'statement', 'figures'],
  testimonial: ['quote', 'statement', 'figures', 'change', 'list'],
  sting: ['statement'],
  alert: ['notice', 'ticket', 'statement', 'list', 'steps'],
  tour: ['statement', 'list', 'command', 'figures', 'change', 'quote'],
  manifesto: ['manifesto', 'statement', 'figures', 'list'],
  offer: ['offer', 'statement', 'list', 'ticket', 'figures'],
  list: ['list', 'steps', 'statement', 'figures'],
};

/** From so many sentences on a brief has an order of its own, which every shape keeps: what leads in it is its hook. */
const manySentences = 4;
/** Shapes that keep the order of the shortest brief. */
const inTurn = new Set<ShapeKey>(['launch', 'tour', 'explainer', 'hiring', 'tutorial']);

/** What is told where the brief tells it; an offer or a ticket has a place of its own in the shape. */
const told = new Set<BeatKind>([
  'statement',
  'quote',
  'list',
  'figures',
  'change',
  'series',
  'share',
  'rating',
  'command',
  'flow',
  'steps',
  'roles',
]);

/** Beats of the told kinds change places among each other until they follow the brief. */
export function asSaid(shape: ShapeKey, beats: readonly Beat[], { copy, isScript }: Brief): Beat[] {
  if (isScript) return inScript(beats, copy);
  if (!inTurn.has(shape) && copy.length < manySentences) return [...beats];
  const rows: { beat: Beat; at: number; place: number }[] = [];
  // The second half of a list stands behind the first, whatever its words.
  for (const beat of beats.filter(({ kind }) => told.has(kind)))
    rows.push({ beat, at: rows.length, place: (beat.goesOn && rows.at(-1)?.place) || placeIn(beat, copy) });
  if (rows.some(({ place }) => place < 0)) return [...beats];
  rows.sort((a, b) => a.place - b.place || a.at - b.at);
  return beats.map((beat) => (told.has(beat.kind) ? (rows.shift()?.beat ?? beat) : beat));
}

/** Scenes have no other order than their own; what none of their lines holds stays behind the beat before it. */
function inScript(beats: readonly Beat[], copy: readonly string[]): Beat[] {
  let last = -1;
  const rows = beats.map((beat, at) => {
    const place = placeIn(beat, copy);
    last = place < 0 ? last : place;
    // A table stands in no line: before any other it still comes after the title of its script.
    return { beat, at, place: last < 0 ? 0.5 : last };
  });
  return rows.sort((a, b) => a.place - b.place || a.at - b.at).map(({ beat }) => beat);
}

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,-]*(?<![.,-])/gu) ?? [];

/** The sentence that holds most of a beat's words; −1 where none holds half of them. */
export function placeIn({ shots }: Beat, copy: readonly string[]): number {
  // A whole sentence stands where it is said, however many of its words another one has.
  const [whole = ''] = shots.flatMap(({ words }) => words);
  const at = whole.includes(' ')
    ? copy.findIndex((sentence) => sentence.toLowerCase().startsWith(whole.toLowerCase().replace(/[.!?]$/u, '')))
    : -1;
  if (at >= 0) return at;
  const own = new Set(shots.flatMap(({ words }) => words).flatMap(tokensOf));
  const hits = copy.map((sentence) => {
    const said = new Set(tokensOf(sentence));
    return [...own].filter((token) => said.has(token)).length;
  });
  // "Record: 16.3 metres" stands where its figure does, and not where some other sentence has an "of" as well.
  const [figure, more] = [...own].filter((token) => /\d/u.test(token));
  if (figure !== undefined && more === undefined) {
    const held = hits.map((count, index) => (tokensOf(copy[index] ?? '').includes(figure) ? count : 0));
    const best = held.indexOf(Math.max(...held));
    if ((held[best] ?? 0) > 0) return best;
  }
  const most = Math.max(0, ...hits);
  // A list of several sentences begins with its first.
  return own.size === 0 || most === 0 ? -1 : hits.findIndex((count) => count * 2 >= most && count > 0);
}

/** Beats in the order of the story; the seed swaps neighbours of one kind class where the order is free. */
export function orderBeats(shape: ShapeKey, beats: readonly Beat[], seed: number): Beat[] {
  const place = ({ kind }: Beat) => (order[shape].includes(kind) ? order[shape].indexOf(kind) : order[shape].length);
  const sorted = [...beats].sort((a, b) => place(a) - place(b));
  const isFree =
    sorted.length >= 3 && hash(seed, 'order') % 2 === 1 && ['launch', 'tour', 'testimonial', 'report'].includes(shape);
  if (!isFree) return sorted;
  const [first, second, ...rest] = sorted;
  return first !== undefined &&
    second !== undefined &&
    first.kind !== second.kind &&
    first.kind !== 'quote' &&
    !sequential(first, second)
    ? [second, first, ...rest]
    : sorted;
}

/** Statements follow each other as the brief says them. */
const sequential = (one: Beat, other: Beat) => one.kind === 'statement' && other.kind === 'statement';
