import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { kitPieces } from '../../../contract/kit.ts';
import { Theme } from '../../../contract/theme.ts';
import { holdFrame, type KitFilm, kitFilm, sceneLength, troubles } from './kit-film.ts';
import { kitThemes } from './themes.ts';

/** Every piece in one of the formats; the long suite shows all of them in each, light and dark, at their longest. */
const elements = kitPieces.map(({ example }) => example);
const films = [
  { format: 'landscape', theme: kitThemes.night },
  { format: 'portrait', theme: kitThemes.day },
  { format: 'square', theme: kitThemes.night },
] as const;
const open = new Map<string, KitFilm>();

beforeAll(async () => {
  for (const [i, { format, theme }] of films.entries()) {
    open.set(
      format,
      await kitFilm(
        elements.filter((_, at) => at % films.length === i),
        format,
        theme,
      ),
    );
  }
});

afterAll(async () => {
  for (const film of open.values()) await film.stage.close();
});

test.each(films)('in $format the examples run without fault and rest with every word readable', async ({ format }) => {
  const { stage, at, scenes } = open.get(format) as KitFilm;
  const found: string[] = [];
  for (let scene = 0; scene < scenes; scene++) {
    const measure = await stage.measure(at(scene, holdFrame));
    found.push(...troubles(measure, format));
  }
  expect(stage.faults()).toEqual([]);
  expect(found).toEqual([]);
});

test('a piece has left the frame on its last frame', async () => {
  await using film = await kitFilm(
    [
      '<Headline text="Here today" to={120} />',
      '<Card title="One fact" to={120} />',
      '<Bars data={[{ label: "A", value: 1 }, { label: "B", value: 2 }]} to={120} />',
    ],
    'landscape',
    kitThemes.night,
  );
  const empty = await film.stage.capture(film.at(0, 150), { format: 'png' });
  for (const scene of [0, 1, 2]) {
    expect((await film.stage.capture(film.at(scene, 60), { format: 'png' })).equals(empty)).toBe(false);
    expect((await film.stage.capture(film.at(scene, 119), { format: 'png' })).equals(empty)).toBe(true);
  }
});

test('a frame has the same pixels whatever was shown before it', async () => {
  const { stage, at } = open.get('landscape') as KitFilm;
  const frames = [8, 90, sceneLength - 4].map((frame) => at(1, frame));
  const forth: Buffer[] = [];
  for (const frame of frames) forth.push(await stage.capture(frame, { format: 'png' }));
  await stage.seek(at(0, 30));
  for (const [i, frame] of [...frames.entries()].reverse()) {
    expect((await stage.capture(frame, { format: 'png' })).equals(forth[i] as Buffer)).toBe(true);
  }
});

const signatures = Theme.shape.signature.options;

test('under no signature do words show before their turn', async () => {
  const elements = signatures.map((enter) => `<Headline text="One two three four" from={10} enter="${enter}" />`);
  await using film = await kitFilm(elements, 'landscape', kitThemes.night);
  const early: string[] = [];
  for (const [scene, signature] of signatures.entries()) {
    const before = await film.stage.capture(film.at(scene, 5), { format: 'png' });
    const first = await film.stage.capture(film.at(scene, 10), { format: 'png' });
    if (!first.equals(before)) early.push(signature);
  }
  expect(early).toEqual([]);
});

test('subscripts and superscripts are drawn, each as itself', async () => {
  const signs = ['H₂O', 'H₆O', '10⁵', '10⁸', '10⁻'];
  await using film = await kitFilm(
    signs.map((text) => `<Headline text="${text}" />`),
    'square',
    kitThemes.day,
  );
  const drawn = new Set<string>();
  for (const scene of signs.keys())
    drawn.add((await film.stage.capture(film.at(scene, holdFrame), { format: 'png' })).toString('base64'));
  expect(drawn.size).toBe(signs.length);
});

test('digits that are set to one width are measured so: no line of them runs out of its box', async () => {
  const number = '<Headline zone={{ x: 7, y: 10, w: 86, h: 52 }} text="Questions: 0361 555 0199" />';
  await using film = await kitFilm([number], 'square', { ...kitThemes.night, pairing: 'bold' });
  const { texts } = await film.stage.measure(film.at(0, holdFrame));
  const right = Math.max(...texts.map(({ inkBox }) => inkBox.x + inkBox.width));
  expect(right).toBeGreaterThan(300);
  expect(right).toBeLessThanOrEqual(1080 * 0.93 + 2);
});
