import { expect, test } from '@jest/globals';
import { kitPieces } from '../../../contract/kit.ts';
import { type FormatName, formats, holdFrame, kitFilm, troubles } from './kit-film.ts';
import { longest } from './longest.ts';
import { likeness } from './pixels.ts';
import { kitThemes } from './themes.ts';

const table = (Object.keys(formats) as FormatName[]).flatMap((format) =>
  (['night', 'day'] as const).map((theme) => ({ format, theme })),
);

test.each(table)(
  'in $format by $theme every example and every longest text is whole at rest',
  async ({ format, theme }) => {
    const elements = [...kitPieces.map(({ example }) => example), ...longest];
    await using film = await kitFilm(elements, format, kitThemes[theme]);
    const found: string[] = [];
    for (let scene = 0; scene < film.scenes; scene++) {
      const measure = await film.stage.measure(film.at(scene, holdFrame));
      found.push(...troubles(measure, format).map((trouble) => `${elements[scene]?.slice(0, 40)}: ${trouble}`));
    }
    expect(film.stage.faults()).toEqual([]);
    expect(found).toEqual([]);
  },
  300_000,
);

test.each(table)(
  'in $format by $theme every piece but grounds and closings is gone on its last frame',
  async ({ format, theme }) => {
    const lasting = new Set([
      'Ground',
      'GridField',
      'ParticleField',
      'ShapeField',
      'Texture',
      'CallToAction',
      'EndCard',
      'Spotlight',
      'Burst',
    ]);
    const pieces = kitPieces.filter(({ name }) => !lasting.has(name));
    const elements = ['<></>', ...pieces.map(({ example }) => example.replaceAll(' exit="none"', ''))];
    await using film = await kitFilm(elements, format, kitThemes[theme]);
    const empty = await film.stage.capture(film.at(0, 239), { format: 'png' });
    const left: string[] = [];
    for (const [i, { name }] of pieces.entries()) {
      const last = await film.stage.capture(film.at(i + 1, 239), { format: 'png' });
      if (!last.equals(empty)) left.push(name);
    }
    expect(left).toEqual([]);
  },
  300_000,
);

test('every piece looks the same in another order of frames, to within the rounding of edges', async () => {
  const elements = kitPieces.map(({ example }) => example);
  await using film = await kitFilm(elements, 'landscape', kitThemes.night);
  const frames = elements.flatMap((_, scene) => [9, 236].map((frame) => film.at(scene, frame)));
  const forth = new Map<number, Buffer>();
  for (const frame of frames) forth.set(frame, await film.stage.capture(frame, { format: 'png' }));
  const unlike: string[] = [];
  for (const frame of frames.toReversed()) {
    const [before, again] = [forth.get(frame) as Buffer, await film.stage.capture(frame, { format: 'png' })];
    const decibels = likeness(before, again);
    if (decibels < 60) unlike.push(`${frame}: ${decibels}`);
  }
  expect(unlike).toEqual([]);
}, 300_000);
