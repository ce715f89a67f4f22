/** How words, figures and signs stand in their boxes: nothing faint, cut by a line, or lost in a corner. */
import { expect, test } from '@jest/globals';
import { withoutDots } from '../../../stage/kit/line-ends.ts';
import { breakable } from '../../../stage/kit/measure.ts';
import { columnsFor } from '../../../stage/kit/sign-grid.ts';
import { formats, holdFrame, kitFilm } from './kit-film.ts';
import { samplesOf } from './pixels.ts';
import { kitThemes } from './themes.ts';

test('an underline leaves out the letters that reach below their line', async () => {
  const line = (emphasis: string) => `<Headline text="Enjoy jogging" split="none" ${emphasis} />`;
  const theme = { ...kitThemes.day, emphasis: 'under' } as const;
  await using film = await kitFilm(['<></>', line(''), line('emphasis="jogging"')], 'square', theme);
  const pictures: Buffer[] = [];
  for (const scene of [0, 1, 2])
    pictures.push(samplesOf(await film.stage.capture(film.at(scene, holdFrame), { format: 'png' })));
  const [bare, plain, marked] = pictures;
  if (!bare || !plain || !marked) throw new Error('Nothing was captured.');
  const channels = bare.length / (formats.square.width * formats.square.height);
  const differs = (one: Buffer, other: Buffer, at: number) =>
    [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 40);
  let [drawn, touching] = [0, 0];
  for (let at = 0; at < bare.length; at += channels) {
    if (!differs(plain, marked, at)) continue;
    drawn += 1;
    if ([-3, 3].some((aside) => differs(bare, plain, at + aside * channels))) touching += 1;
  }
  expect(drawn).toBeGreaterThan(500);
  expect(touching).toBe(0);
});

test('every value of a line chart stands whole once it is drawn, and the numerals of a list never step back', async () => {
  const data = [41, 38, 29, 20].map((value, at) => ({ label: `${2021 + at}`, value }));
  const items = ['Rinse it', 'Fold it', 'Hang it'];
  await using film = await kitFilm(
    [
      `<Line data={${JSON.stringify(data)}} mark="2024" />`,
      `<ListBuild items={${JSON.stringify(items)}} marker="number" />`,
    ],
    'landscape',
    kitThemes.day,
  );
  const chart = await film.stage.measure(film.at(0, holdFrame));
  expect(chart.texts.map(({ text, opacity }) => [text, opacity])).toEqual(
    expect.arrayContaining([41, 38, 29, 20].map((value) => [`${value}`, 1])),
  );
  const list = await film.stage.measure(film.at(1, 100));
  const opacityOf = (words: string) => list.texts.find(({ text }) => text === words)?.opacity;
  expect([opacityOf('1'), opacityOf('Rinse it')]).toEqual([1, expect.closeTo(0.82)]);
});

test('shapes with a lead are under way when their words begin, and nothing of them shows before', async () => {
  await using film = await kitFilm(['<></>', '<Emblem zone="B" from={40} lead={6} />'], 'square', kitThemes.day);
  const shot = (scene: number, frame: number) => film.stage.capture(film.at(scene, frame), { format: 'png' });
  const bare = await shot(0, 33);
  expect((await shot(1, 33)).equals(bare)).toBe(true);
  expect((await shot(1, 39)).equals(bare)).toBe(false);
});

test('two figures fill an upright or even frame: they stand apart, with large labels', async () => {
  const rail = `<KpiRail zone={{ x: 7, y: 10, w: 86, h: 73 }} items={[{ value: '61,500', label: 'Lamps' }, { value: '24', label: 'Streets' }]} />`;
  await using film = await kitFilm([rail], 'portrait', kitThemes.day);
  const { texts } = await film.stage.measure(film.at(0, holdFrame));
  const label = texts.find(({ text }) => text === 'Lamps');
  const top = Math.min(...texts.map(({ inkBox }) => inkBox.y));
  const foot = Math.max(...texts.map(({ inkBox }) => inkBox.y + inkBox.height));
  expect(label?.fontSize).toBeGreaterThanOrEqual(90);
  expect((foot - top) / formats.portrait.height).toBeGreaterThan(0.48);
  await using even = await kitFilm([rail], 'square', kitThemes.day);
  const square = await even.stage.measure(even.at(0, holdFrame));
  expect(square.texts.find(({ text }) => text === 'Streets')?.fontSize).toBeGreaterThanOrEqual(80);
});

test('signs take the width of their box in whole rows', () => {
  expect(columnsFor(10, 0.8)).toBe(5);
  expect(columnsFor(10, 2.2)).toBe(5);
  expect(columnsFor(5, 2.4)).toBe(5);
  expect(columnsFor(12, 1)).toBe(4);
});

test('a dot between two facts stays inside a line and goes where the line ends', () => {
  expect(withoutDots(['Friday · 21:15'])).toEqual(['Friday · 21:15']);
  expect(withoutDots(['Friday ·', '21:15'])).toEqual(['Friday', '21:15']);
  expect(withoutDots(['Friday', '· 21:15 · Hall 2'])).toEqual(['Friday', '21:15 · Hall 2']);
  expect(withoutDots(['· new', 'and old ·'])).toEqual(['· new', 'and old ·']);
});

test('a figure stands in one line with its unit, its currency and its minutes', () => {
  const tokensOf = (text: string) => breakable(text).map((token) => token.text);
  expect(tokensOf('water at 94 °C, then')).toEqual(['water', 'at', '94 °C,', 'then']);
  expect(tokensOf('ab 18,50 € je Kilo')).toEqual(['ab', '18,50 €', 'je', 'Kilo']);
  expect(tokensOf('voor € 59,50 klaar')).toEqual(['voor', '€ 59,50', 'klaar']);
  expect(tokensOf('à 19 h 30 place')).toEqual(['à', '19 h 30', 'place']);
});
