/** What a brief says to the maker is never shown, and what it says to viewers always is. */
import { expect, test } from '@jest/globals';
import type { DirectorInput } from '../../../domain/directing/director.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownOf = (prompt: string, changes: Partial<DirectorInput> = {}) => {
  const plan = planFilm(inputOf(prompt, changes));
  return { plan, shown: JSON.stringify(plan.scenes.map(({ shots }) => shots.map(({ props }) => props))) };
};

test('the asking for a film is not shown, in whichever language the rest is', () => {
  const { plan, shown } = shownOf(
    'Make a 6 second square story for Praxis Lindenhof. "Zähne putzen reicht nicht." Termine: praxis-lindenhof.example',
    { width: 1080 },
  );
  expect(shown).not.toMatch(/second|Make a/);
  expect(shown).toContain('Zähne putzen reicht nicht.');
  expect(plan.durationInFrames).toBe(180);
});

test.each([
  ['Vertical 20 s: Broadband prices in 2026. Basic €19.90, Plus €29.90.', 'Vertical'],
  ['Release video, 18s: Larkdb 3.0 is out. `brew install larkdb`. Queries 4× faster.', 'Release video'],
  ['Vídeo de 12 segundos para redes: BiciBarrio, el taller móvil. Reparamos tu bici en 30 minutos.', 'edes'],
  ['MAXIMUM ENERGY! 10 second reel for IRON YARD: "No mirrors. Just work." First month £1.', 'ENERGY'],
  ['Every €12 plants 4 mangroves. Give today: mangrove.example. Calm, warm, 20 seconds.', 'Warm'],
])('%s: nothing of what is said to the maker', (prompt, hidden) => {
  expect(shownOf(prompt).shown).not.toContain(hidden);
});

test.each([
  ['Explain photosynthesis in 40 seconds: light hits the leaf, water is split, oxygen leaves, sugar stays.', 40],
  ['Recette de la tarte aux poireaux en 30 secondes : 1. Émincer 3 poireaux. 2. Cuire 15 minutes.', 30],
  ['Every €12 plants 4 mangroves. Calm, warm, 20 seconds.', 20],
  ['Vertical 12 s: Broadband prices in 2026. Basic €19.90, Plus €29.90.', 12],
])('%s lasts as long as it says', (prompt, seconds) => {
  const { plan, shown } = shownOf(prompt);
  expect(plan.durationInFrames).toBe(seconds * 30);
  expect(shown).not.toContain(`${seconds} s`);
});

test('a step is no length of the film', () => {
  expect(shownOf('How to brew tea: 1. Boil water. 2. Wait for 40 seconds. 3. Pour.').plan.durationInFrames).not.toBe(
    1200,
  );
});

test('a counted row ends with its sentence', () => {
  const { shown } = shownOf('Three honeys: heather, lime blossom and chestnut. 250 g for £7.50. Order at bee.example.');
  expect(shown).toMatch(/"title":"Heather"|"items":\["Heather"/);
  expect(shown).not.toContain('"7.50."');
});

test('a command is shown as it is typed, and once', () => {
  const { shown } = shownOf('Larkdb 3.0 is out. `brew install larkdb`. Queries 4× faster.');
  expect(shown).toContain('$ brew install larkdb');
  expect(shown).not.toContain('Brew');
});

test('what follows the last of numbered steps is no part of it', () => {
  const { shown } = shownOf('Leek tart: 1. Slice 3 leeks. 2. Add 2 eggs. 3. Bake for 35 minutes. Enjoy!');
  expect(shown).toMatch(/Bake for 35 minutes"/);
});

test('a stated length that the words outlast is told faster before anything is left out', () => {
  const prompt =
    'Anúncio de 15 segundos para o Hotel Maré: vista para o mar, pequeno-almoço incluído, piscina aquecida. A partir de 89 € por noite até 30 de abril. Reserve em hotelmare.example';
  const { plan } = shownOf(prompt);
  expect(plan.leftOut).toEqual([]);
  expect(plan.theme.energy).not.toBe('calm');
});

test('three days of one month are one date, and a price is none', () => {
  const { shown } = shownOf('“La Traviata”. 14, 16 e 18 maggio 2027, ore 20:30, Teatro Lirico, Cagliari. Da 25 €.');
  expect(shown).toContain('14, 16 e 18 maggio 2027');
});

test('a closing of six seconds that has less time than its words need stands at once', () => {
  const { plan } = shownOf('Make a 6 second story for Praxis Lindenhof. "Zähne putzen reicht nicht." praxis.example');
  const closing = plan.scenes.find(({ role }) => role === 'closing');
  expect(closing?.shots[0]?.piece).toBe('EndCard');
  expect(closing?.shots[0]?.props.enter).toBe('none');
});

test('“Say” hands over its words and is not printed itself; what goes on without a quotation is copy', () => {
  const told = (prompt: string) => JSON.stringify(planFilm(inputOf(prompt)));
  const film = told(
    'Launch film for Nimbus Bikes, repair at your door. Say "Fixed before coffee". 38 minutes on average.',
  );
  expect([film.includes('Fixed before coffee'), /\bsay\b/iu.test(film)]).toEqual([true, false]);
  expect(told('Opening of Bar Luce. Say goodbye to queues.')).toContain('Say goodbye to queues');
});

test('who asks for a story to be told, and where the film is shown, is not on screen', () => {
  const { shown: story } = shownOf(
    'Tell the story of the miller’s cat, in 40 seconds. Every night Tib sat on the wheel. One night the river rose.',
  );
  expect(story).not.toMatch(/tell the/i);
  expect(story).toContain('The story of the miller’s cat');
  const { shown: screens } = shownOf(
    'we need a 25 second clip for the library lobby screens about the new opening hours: open late on Tuesdays, closed on Mondays, Sundays from noon.',
  );
  expect(screens).not.toMatch(/screens/i);
  const { shown: topic } = shownOf('Topic: Harbour market returns\nFacts: 30 stalls, free parking\nLength: 12 s');
  expect(topic).not.toMatch(/topic/i);
});
