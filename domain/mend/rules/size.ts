import { formatOf } from '../../project/format.ts';
import { bounds, unitOf } from '../../review/bounds.ts';
import type { Candidate, ElementEdit } from '../edit.ts';
import { type Target, worstOf } from '../target.ts';

/** Raises type to the floor of its format: where it is set, in what holds it, or by the piece's own choice. */
export function mendSize(target: Target): Candidate[] {
  const { at, film } = target;
  const { timeline } = film.input;
  const text = worstOf(target, ({ fontSize }) => -fontSize);
  if (!at || !text) return [];
  const floor = bounds.typeFloor[formatOf(timeline)];
  // What is written in the code is painted `scale` times as large.
  const least = Math.ceil((floor * unitOf(timeline)) / (text.scale ?? 1));
  const times = Math.round(((floor * unitOf(timeline)) / text.fontSize) * 1000 + 2) / 1000;
  const what = `type raised to the floor of ${floor} u`;
  const edit = (level: number, more: Partial<ElementEdit> = {}): Candidate => ({
    what,
    edits: [{ at, level, style: [{ property: 'fontSize', least, times }], ...more }],
  });
  const scaled = (level: number): Candidate => ({
    what,
    edits: [{ at, level, where: ['fontSize'], style: [{ property: 'fontSize', times }] }],
  });
  return [
    edit(0, { where: ['fontSize'] }),
    edit(-1, { where: ['fontSize'] }),
    edit(0),
    scaled(0),
    edit(1, { where: ['fontSize'] }),
    edit(2, { where: ['fontSize'] }),
    { what: 'size left to the piece', edits: [{ at, level: 0, props: { size: null } }] },
    { what: 'a larger zone for the piece', edits: [{ at, level: 0, props: { zone: 'main' } }] },
    { what: 'a larger zone for the piece', edits: [{ at, level: 0, props: { zone: 'full' } }] },
  ];
}
