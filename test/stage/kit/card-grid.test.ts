import { expect, test } from '@jest/globals';
import { holdFrame, kitFilm } from './kit-film.ts';
import { kitThemes } from './themes.ts';

const grid = (items: string) => `<CardGrid zone="full" items={[${items}]} />`;
const facts = grid(
  '{ title: "Bedrooms", text: "4" }, { title: "Plot", text: "610 m²" }, { title: "Terrace", text: "to the west" }',
);
const told = grid(
  '{ title: "Shared lists", text: "everybody in the house writes on one" }, { title: "Offline", text: "it works in the cellar too" }',
);

test('a fact is larger than its name, and a title larger than the sentence that explains it', async () => {
  await using film = await kitFilm([facts, told], 'landscape', kitThemes.day);
  const sizes = async (scene: number) => {
    const { texts } = await film.stage.measure(film.at(scene, holdFrame));
    return new Map(texts.map(({ text, fontSize }) => [text.split(' ')[0], fontSize]));
  };
  const [small, large] = [await sizes(0), await sizes(1)];
  for (const [name, fact] of [
    ['Bedrooms', '4'],
    ['Plot', '610'],
    ['Terrace', 'to'],
  ] as const)
    expect(small.get(fact)).toBeGreaterThan((small.get(name) ?? Number.POSITIVE_INFINITY) * 1.4);
  expect(large.get('Offline')).toBeGreaterThan((large.get('it') ?? Number.POSITIVE_INFINITY) * 1.4);
});
