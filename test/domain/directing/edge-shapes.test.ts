import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const formats = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
];
const briefs = [
  'Meet Orrery, a lamp that follows the sun. It dims at dusk and wakes you at dawn. Buy it at orrery.example',
  'Join the Kestrel Run on 12 May in Tartu. 10 km along the river, 800 places. kestrel.example',
  'Heat pumps save money: a study of 1,400 homes found bills 38 % lower. Varmehus. varmehus.example',
];

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const isApart = (a: Box, b: Box) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

test('a film ends on its name beside shapes that take a sixth of the frame and leave the words alone', () => {
  for (const brief of briefs)
    for (const size of formats)
      for (const seed of [0, 1, 2]) {
        const closing = planFilm(inputOf(brief, { ...size, seed })).scenes.at(-1);
        const shapes = closing?.shots.filter(({ piece }) => piece === 'Emblem') ?? [];
        expect(shapes).toHaveLength(1);
        const panel = shapes[0]?.props.zone as unknown as Box;
        expect(panel.w * panel.h).toBeGreaterThanOrEqual(1500);
        for (const { piece, props } of closing?.shots ?? [])
          if (piece !== 'Emblem') expect(isApart(props.zone as unknown as Box, panel)).toBe(true);
      }
});

test('who asks for few things on screen ends on the name alone', () => {
  const input = inputOf(briefs[0] ?? '');
  const asked = { label: 'instructions' as const, text: 'Minimal, with much white space.' };
  const { scenes } = planFilm({ ...input, contexts: [...input.contexts, asked] });
  expect(scenes.at(-1)?.shots.some(({ piece }) => piece === 'Emblem')).toBe(false);
});

test('hook and closing of a wide film do not take the same edge', () => {
  for (const seed of [0, 1, 2, 3, 4, 5]) {
    const { scenes } = planFilm(inputOf(briefs[0] ?? '', { width: 1920, height: 1080, seed }));
    const edges = scenes.flatMap(({ shots }) =>
      shots.filter(({ props }) => props.bleed === true).map(({ props }) => JSON.stringify(props.zone)),
    );
    expect(new Set(edges).size).toBe(edges.length);
  }
});
