import type { Box, TextMeasure } from '../../../contract/stage.ts';
import { formatOf } from '../../project/format.ts';
import { bounds, unitOf } from '../../review/bounds.ts';
import { ownOverlapShare } from '../../review/rules/text-overlap.ts';
import { area, intersection } from '../../review/text-states.ts';
import type { Candidate, SourcePlace, StyleStep } from '../edit.ts';
import type { Target } from '../target.ts';
import { safeBox, unionOf } from './place.ts';

type Frame = { width: number; height: number };

interface Way {
  dx: number;
  dy: number;
}

/**
 * Moves one of two texts the shortest way off the other that stays in the safe area; lines of one text that lie upon
 * each other get room.
 */
export function mendOverlap(target: Target): Candidate[] {
  const { at, seen } = target;
  const isOwn = at && seen.some(({ text }) => ownOverlapShare(text) > bounds.ownOverlapShare);
  return isOwn ? [...roomier(at), ...movedApart(target)] : movedApart(target);
}

function roomier(at: SourcePlace): Candidate[] {
  return [0, 1, 2].flatMap((level) =>
    [1.2, 1].map((least): Candidate => {
      const style: StyleStep[] = [{ property: 'lineHeight', least, times: 1 }];
      return { what: 'room between the lines', edits: [{ at, level, where: ['lineHeight'], style }] };
    }),
  );
}

function movedApart(target: Target): Candidate[] {
  const { at, seen, film } = target;
  const pairs = seen.flatMap(({ text, sample }) => {
    const other = sample.texts
      .filter((each) => each.element !== text.element && overlap(each.inkBox, text.inkBox) > 0)
      .sort((a, b) => overlap(b.inkBox, text.inkBox) - overlap(a.inkBox, text.inkBox))[0];
    return other ? [{ text, other }] : [];
  });
  const [mine, theirs] = [
    unionOf(pairs.map(({ text }) => text.inkBox)),
    unionOf(pairs.map(({ other }) => other.inkBox)),
  ];
  const first = pairs[0];
  if (!at || !first || !mine || !theirs) return [];
  const safe = safeBox(film.input.timeline);
  const gap = Math.round(Math.min(first.text.fontSize, first.other.fontSize) * 0.4);
  const own = waysOff(mine, theirs, gap, safe).flatMap((way, index) => moves(at, way, index));
  const place = placeOf(first.other, first.text);
  const other = place ? waysOff(theirs, mine, gap, safe).flatMap((way, index) => moves(place, way, index)) : [];
  const narrow = narrower(at, first.text, film.input.timeline);
  // Moving what one line of code paints moves both.
  const isOne = place?.line === at.line && place?.column === at.column;
  return isOne ? [...narrow, ...spaced(at)] : [...spaced(at), ...own, ...other, ...narrow];
}

/** Words on one line that run into their neighbours: broken into lines, in smaller type down to the floor, or both. */
function narrower(at: SourcePlace, { fontSize, scale = 1 }: TextMeasure, timeline: Frame): Candidate[] {
  const floor = bounds.typeFloor[formatOf(timeline)] * unitOf(timeline);
  const broken: StyleStep[] = [
    { property: 'whiteSpace', set: 'normal' },
    { property: 'textAlign', set: 'center' },
  ];
  const smaller = [0.85, 0.7, 0.6].filter((times) => fontSize * times >= floor);
  return [
    { what: 'broken into lines', edits: [{ at, level: 0, where: ['whiteSpace'], style: broken }] },
    ...smaller.flatMap((times): Candidate[] => {
      const size: StyleStep = { property: 'fontSize', times };
      return [
        { what: 'in smaller type', edits: [{ at, level: 0, where: ['fontSize'], style: [size] }] },
        {
          what: 'broken into lines of smaller type',
          edits: [{ at, level: 0, where: ['fontSize'], style: [...broken, size] }],
        },
      ];
    }),
    // Labels of a drawing have their size as an attribute, which a style overrules.
    ...smaller.map((times): Candidate => {
      const size: StyleStep = { property: 'fontSize', set: Math.round((fontSize / scale) * times) };
      return { what: 'in smaller type', edits: [{ at, level: 0, style: [size] }] };
    }),
  ];
}

/** A negative margin is what most often pushes one text over another. */
function spaced(at: SourcePlace): Candidate[] {
  return ['marginTop', 'marginBottom', 'marginLeft', 'marginRight'].map((property) => ({
    what: 'no negative margin',
    edits: [{ at, level: 0, where: [property], style: [{ property, least: 0, times: 1 }] }],
  }));
}

/** The shortest way is tried in every manner, the others by the element itself. */
function moves(at: SourcePlace, way: Way, index: number): Candidate[] {
  const what = 'moved off the other text';
  const own: Candidate[] = [
    { what, edits: [{ at, level: 0, shift: { ...way, by: 'offsets' } }] },
    { what, edits: [{ at, level: 0, shift: { ...way, by: 'translate' } }] },
  ];
  if (index > 0) return own.slice(1);
  const wrap = { position: 'absolute', inset: 0, translate: `${way.dx}px ${way.dy}px` };
  return [
    ...own,
    { what, edits: [{ at, level: 1, shift: { ...way, by: 'offsets' } }] },
    { what, edits: [{ at, level: 0, wrap }] },
  ];
}

/** The four ways off another box that end in the safe area, the shortest first. */
function waysOff(mine: Box, theirs: Box, gap: number, safe: Box): Way[] {
  const ways = [
    { dx: 0, dy: Math.ceil(theirs.y + theirs.height + gap - mine.y) },
    { dx: 0, dy: Math.floor(theirs.y - gap - mine.y - mine.height) },
    { dx: Math.ceil(theirs.x + theirs.width + gap - mine.x), dy: 0 },
    { dx: Math.floor(theirs.x - gap - mine.x - mine.width), dy: 0 },
  ];
  const inside = ({ dx, dy }: Way) =>
    mine.x + dx >= safe.x &&
    mine.y + dy >= safe.y &&
    mine.x + dx + mine.width <= safe.x + safe.width &&
    mine.y + dy + mine.height <= safe.y + safe.height;
  return ways.filter(inside).sort((a, b) => Math.abs(a.dx + a.dy) - Math.abs(b.dx + b.dy));
}

function overlap(a: Box, b: Box): number {
  const cut = intersection(a, b);
  return cut.width > 0 && cut.height > 0 ? area(cut) : 0;
}

/** Only a text of the same scene can be moved in its code. */
function placeOf(other: TextMeasure, { key }: TextMeasure): SourcePlace | undefined {
  if (other.key !== key || other.line === undefined) return undefined;
  return { line: other.line, ...(other.column && { column: other.column }), text: other.text };
}
