import type { Box } from '../../../contract/stage.ts';
import { formatOf } from '../../project/format.ts';
import { bounds, safeMarginOf, unitOf } from '../../review/bounds.ts';
import type { Candidate, ElementEdit } from '../edit.ts';
import type { Target } from '../target.ts';

/** Moves words into the safe area of their format; words too wide for it break into lines or become smaller first. */
export function mendPlace(target: Target): Candidate[] {
  const { at, seen, film } = target;
  const { timeline } = film.input;
  const ink = unionOf(seen.map(({ text }) => text.inkBox));
  if (!at || !ink) return [];
  const safe = safeBox(timeline);
  // What is written in the code is painted `scale` times as large.
  const scale = seen[0]?.text.scale ?? 1;
  const [dx, dy] = [
    wayInto(ink.x, ink.width, safe.x, safe.width) / scale,
    wayInto(ink.y, ink.height, safe.y, safe.height) / scale,
  ];
  const what = 'moved into the safe area';
  const move = (level: number, by: 'offsets' | 'translate'): Candidate => ({
    what,
    edits: [{ at, level, shift: { dx, dy, by } }],
  });
  const moves = [
    move(0, 'offsets'),
    move(1, 'offsets'),
    move(2, 'offsets'),
    ...padded(target, safe),
    move(0, 'translate'),
    move(1, 'translate'),
    move(2, 'translate'),
  ];
  const pieces: Candidate[] = [
    { what: 'the zone left to the piece', edits: [{ at, level: 0, props: { zone: null } }] },
    { what: 'another zone', edits: [{ at, level: 0, props: { zone: 'main' } }] },
    { what, edits: [{ at, level: 0, wrap: { position: 'absolute', inset: 0, translate: `${dx}px ${dy}px` } }] },
  ];
  const fits = ink.width <= safe.width && ink.height <= safe.height;
  return fits ? [...moves, ...pieces] : [...narrowed(target, ink, safe), ...moves, ...pieces];
}

/** Space inside an element around the words is part of where they stand. */
function padded({ at, film }: Target, safe: Box): Candidate[] {
  if (!at) return [];
  const { width, height } = film.input.timeline;
  const sides = {
    paddingLeft: safe.x,
    paddingRight: width - safe.x - safe.width,
    paddingTop: safe.y,
    paddingBottom: height - safe.y - safe.height,
  };
  const style = Object.entries(sides).map(([property, side]) => ({ property, least: Math.ceil(side), times: 1 }));
  const all = Math.ceil(Math.max(...Object.values(sides)));
  return [1, 0, 2].flatMap((level): Candidate[] => [
    { what: 'more space to the edges', edits: [{ at, level, where: Object.keys(sides), style }] },
    {
      what: 'more space to the edges',
      edits: [
        {
          at,
          level,
          where: ['padding'],
          style: [{ property: 'padding', set: `${Math.ceil(safe.y)}px ${Math.ceil(safe.x)}px` }],
        },
      ],
    },
    {
      what: 'more space to the edges',
      edits: [{ at, level, where: ['padding'], style: [{ property: 'padding', least: all, times: 1 }] }],
    },
  ]);
}

/** Words wider or higher than the safe area: broken into lines, smaller, or both, and moved in. */
function narrowed({ at, seen, film }: Target, ink: Box, safe: Box): Candidate[] {
  const text = seen[0]?.text;
  if (!at || !text) return [];
  const { timeline } = film.input;
  const share = Math.min(safe.width / ink.width, safe.height / ink.height);
  const floor = bounds.typeFloor[formatOf(timeline)] * unitOf(timeline);
  const times = Math.floor(share * 970) / 1000;
  const scale = text.scale ?? 1;
  const dx = wayInto(ink.x, Math.min(ink.width, safe.width), safe.x, safe.width) / scale;
  const dy = wayInto(ink.y, Math.min(ink.height, safe.height), safe.y, safe.height) / scale;
  const style = [
    { property: 'whiteSpace', set: 'normal' },
    { property: 'maxWidth', set: Math.floor(safe.width / scale) },
  ] as const;
  const shrink = [{ property: 'fontSize', times }] as const;
  const set = [{ property: 'fontSize', set: Math.floor((text.fontSize * times) / scale) }] as const;
  const both = (edit: Partial<ElementEdit>, what: string): Candidate[] =>
    (['offsets', 'translate'] as const).map((by) => ({
      what,
      edits: [{ at, level: 0, ...edit, shift: { dx, dy, by } }],
    }));
  const small = 'made small enough for the safe area';
  const wrapped = both({ style }, 'broken into lines inside the safe area');
  const smaller = both({ style: shrink }, small);
  const fixed = both({ style: set }, small);
  // Words that reach out on both sides grow from their middle: smaller ones stand where they should.
  const inPlace = [shrink, set].map((each): Candidate => ({ what: small, edits: [{ at, level: 0, style: each }] }));
  const isLegible = text.fontSize * times >= floor;
  return isLegible ? [...(reachesOutBothWays(ink, safe) ? inPlace : []), ...smaller, ...fixed, ...wrapped] : wrapped;
}

function reachesOutBothWays(ink: Box, safe: Box): boolean {
  const isAcross = ink.x < safe.x && ink.x + ink.width > safe.x + safe.width;
  return isAcross || (ink.y < safe.y && ink.y + ink.height > safe.y + safe.height);
}

/** The way that brings a stretch inside another one; a longer one is set to its start. */
function wayInto(start: number, length: number, from: number, room: number): number {
  if (start < from || length > room) return Math.ceil(from - start);
  return Math.floor(Math.min(0, from + room - start - length));
}

/** One percent further inside than a finding asks for. */
export function safeBox(timeline: { width: number; height: number; strict: boolean }): Box {
  const { width, height } = timeline;
  const { left, right, top, bottom } = safeMarginOf(timeline);
  const more = 0.01;
  return {
    x: (left + more) * width,
    y: (top + more) * height,
    width: (1 - left - right - 2 * more) * width,
    height: (1 - top - bottom - 2 * more) * height,
  };
}

export function unionOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
