/** Texts that are wished larger or smaller: the painted letters change, and stay whole in their box. */
import { expect, test } from '@jest/globals';
import { edited, standing } from '../../domain/directing/editing/standing.ts';
import { formats, holdFrame, kitFilm, troubles } from './kit-film.ts';
import { kitThemes } from './themes.ts';

const scales = [1, 1.2, 3, 0.83, 0.1];

test('a headline is set larger on more lines as far as its box allows, and smaller down to the floor', async () => {
  const line = (scale: number) =>
    `<Headline zone={{ x: 40, y: 10, w: 52, h: 80 }} textScale={${scale}} text="Nimbus never sleeps" />`;
  await using film = await kitFilm(scales.map(line), 'landscape', kitThemes.day);
  const sizes: number[] = [];
  for (const [scene] of scales.entries()) {
    const measure = await film.stage.measure(film.at(scene, holdFrame));
    expect(troubles(measure, 'landscape')).toEqual([]);
    const [text] = measure.texts;
    expect(text?.inkBox.x).toBeGreaterThanOrEqual(0.4 * formats.landscape.width - 12);
    sizes.push(text?.fontSize ?? 0);
  }
  const [own = 0, larger = 0, largest = 0, smaller = 0, least = 0] = sizes;
  expect(larger / own).toBeCloseTo(1.2, 1);
  expect(largest).toBeGreaterThan(larger);
  expect(smaller / own).toBeCloseTo(0.83, 1);
  expect(least).toBeCloseTo(24, 0);
});

test('a figure grows over its label, which never takes room from it', async () => {
  const counter = (scale: number) => `<Counter value="12" form="none" label="Shops" textScale={${scale}} />`;
  await using film = await kitFilm([counter(1), counter(1.2), counter(0.83)], 'portrait', kitThemes.day);
  const sizes: number[][] = [];
  for (const scene of [0, 1, 2]) {
    const measure = await film.stage.measure(film.at(scene, holdFrame));
    expect(troubles(measure, 'portrait')).toEqual([]);
    sizes.push(['12', 'Shops'].map((words) => measure.texts.find(({ text }) => text === words)?.fontSize ?? 0));
  }
  const [[own = 0, label = 0] = [], [larger = 0, under = 0] = [], [smaller = 0, below = 0] = []] = sizes;
  expect(larger).toBeGreaterThan(own * 1.05);
  expect(under).toBe(label);
  expect(smaller / own).toBeCloseTo(0.83, 1);
  expect(below).toBeLessThan(label);
});

test.each(['landscape', 'portrait'] as const)('“Make the title larger” is seen in %s', async (format) => {
  const film = standing('Four seconds. Say "Nimbus never sleeps".', formats[format]);
  const headlineOf = (scenes: readonly { code?: string }[]) =>
    /<Headline[^>]*?zone=\{\{[^}]*\}\}|<Headline[^>]*/u.exec(scenes.map(({ code }) => code).join(''))?.[0] ?? '';
  const element = (scenes: readonly { code?: string }[]) =>
    `<Stage zone="full">${headlineOf(scenes)} text="Nimbus never sleeps" /></Stage>`;
  const { scenes } = edited('Make the title larger.', film);
  await using stage = await kitFilm([element(film.existing), element(scenes)], format, kitThemes.day);
  const boxes: number[] = [];
  for (const scene of [0, 1]) {
    const measure = await stage.stage.measure(stage.at(scene, holdFrame));
    expect(troubles(measure, format)).toEqual([]);
    const { inkBox } = measure.texts[0] ?? { inkBox: { width: 0, height: 0 } };
    boxes.push(inkBox.width * inkBox.height);
  }
  const [before = 0, after = 0] = boxes;
  expect(after / before).toBeGreaterThan(1.1);
});
