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
