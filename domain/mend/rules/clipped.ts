import { formatOf } from '../../project/format.ts';
import { bounds, unitOf } from '../../review/bounds.ts';
import type { Candidate, ElementEdit, StyleStep } from '../edit.ts';
import { type Target, worstOf } from '../target.ts';

const clips = ['overflow', 'overflowX', 'overflowY', 'clipPath', 'WebkitLineClamp'];

/** Gives cut words their room: line height, a higher box, smaller type down to the floor, at last no clip at all. */
export function mendClipped(target: Target): Candidate[] {
  const { at, film } = target;
  const text = worstOf(target, ({ clipped }) => clipped);
  if (!at || !text) return [];
  const floor = bounds.typeFloor[formatOf(film.input.timeline)] * unitOf(film.input.timeline);
  const one = (what: string, edit: Omit<ElementEdit, 'at'>): Candidate => ({ what, edits: [{ at, ...edit }] });
  const taller: Candidate[] = [0, 1, 2].flatMap((level) => [
    one('a box as high as its words', { level, where: ['height'], style: [{ property: 'height', set: 'auto' }] }),
    one('a box as high as its words', { level, where: ['maxHeight'], style: [{ property: 'maxHeight', set: 'none' }] }),
  ]);
  const wider: Candidate[] = [0, 1, 2].map((level) =>
    one('a box as wide as its words', { level, where: ['width'], style: [{ property: 'width', set: 'max-content' }] }),
  );
  const open: Candidate[] = [0, 1, 2, 3].map((level) =>
    one('no clip around the words', {
      level,
      where: clips,
      style: [
        { property: 'overflow', set: 'visible' },
        { property: 'clipPath', set: 'none' },
      ],
    }),
  );
  const lines = one('lines broken instead of cut', { level: 0, where: ['whiteSpace'], style: broken });
  return [
    ...(text.clipped < 0.3 ? [one('room for the line', { level: 0, where: ['lineHeight'], style: roomyLine })] : []),
    ...taller,
    ...smallerSizes(text.fontSize, floor, text.clipped).map((times) =>
      one('type small enough for its box', { level: 0, where: ['fontSize'], style: [{ property: 'fontSize', times }] }),
    ),
    lines,
    { what: lines.what, edits: [{ at, level: 0, style: [...broken, { property: 'height', set: 'auto' }] }] },
    ...wider,
    ...open,
    one('the zone left to the piece', { level: 0, props: { zone: null } }),
    one('a larger zone for the piece', { level: 0, props: { zone: 'full' } }),
  ];
}

const roomyLine: StyleStep[] = [{ property: 'lineHeight', least: 1.25, times: 1 }];
const broken: StyleStep[] = [
  { property: 'whiteSpace', set: 'normal' },
  { property: 'textOverflow', set: 'clip' },
];

/** Shares of the size that may fit, the largest first, none below the floor. */
function smallerSizes(fontSize: number, floor: number, clipped: number): number[] {
  const guess = Math.max(0.3, 1 - clipped);
  return [guess * 0.95, guess * 0.8, floor / fontSize]
    .map((times) => Math.round(times * 1000) / 1000)
    .filter((times, index, all) => times < 0.98 && times * fontSize >= floor * 0.999 && all.indexOf(times) === index);
}
