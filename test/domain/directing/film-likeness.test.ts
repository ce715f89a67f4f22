/** Films of different briefs and of different seeds look different, by a number. */
import { expect, test } from '@jest/globals';
import type { FilmPlan } from '../../../contract/plan.ts';
import { beatLikeness, dullness, filmLikeness } from '../../../domain/directing/film-likeness.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { fiveKinds, inputOf } from './brief-input.ts';

const briefs = [
  ...Object.values(fiveKinds),
  'Beeline Honey: "Every jar knows its meadow." Three honeys: heather, lime blossom and chestnut. £7.50 a jar. Order at beeline.example.',
  'Support that answers. Customer: "My parcel never came." Agent: "It arrives tomorrow." Average answer time: 48 seconds. deskly.example',
  'We now fly to five cities: Lisbon, Oslo, Vienna, Athens and Dublin. From €39 one way. windair.example. Playful.',
  'Every €12 plants 4 mangroves. "My house still stands because of these trees." — Lin Osei, fisher. Give today: mangrove.example',
  'Wir sind Kontora. Das Geschäftskonto ohne Papier: Konto in 8 Minuten, 0 € Grundgebühr, IBAN sofort. kontora.example',
  '9 habits of people who sleep well: 1. Same bedtime. 2. Cool room. 3. No screens. 4. A dark room. 5. Less coffee.',
  'BiciBarrio, el taller móvil. Reparamos tu bici en 30 minutos. 4.200 bicis salvadas en Valencia. Pide cita en bicibarrio.example',
];
const plans = new Map<string, FilmPlan>();
/** Each film is planned once. */
function planned(prompt: string, seed: number): FilmPlan {
  const plan = plans.get(`${seed}${prompt}`) ?? planFilm(inputOf(prompt, { seed }));
  plans.set(`${seed}${prompt}`, plan);
  return plan;
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('films of any two briefs are at most 0.7 alike, on average 0.35', () => {
  const films = briefs.map((prompt) => planned(prompt, 0));
  const pairs = films.flatMap((one, i) => films.slice(0, i).map((other) => filmLikeness(one, other).all));
  expect(Math.max(...pairs)).toBeLessThanOrEqual(0.7);
  expect(mean(pairs)).toBeLessThanOrEqual(0.35);
});

test('the next seed of a brief gives a film that differs by a fifth at least, by two fifths on average', () => {
  const pairs = briefs.flatMap((prompt) =>
    [1, 2].map((seed) => filmLikeness(planned(prompt, seed - 1), planned(prompt, seed)).all),
  );
  expect(Math.max(...pairs)).toBeLessThanOrEqual(0.8);
  expect(mean(pairs)).toBeLessThanOrEqual(0.6);
});

test('a film is like itself on every axis, and its scenes seldom go on in the picture that they leave', () => {
  const films = briefs.map((prompt) => planned(prompt, 0));
  for (const plan of films) for (const value of Object.values(filmLikeness(plan, plan))) expect(value).toBeCloseTo(1);
  expect(mean(films.map(dullness))).toBeLessThanOrEqual(0.15);
});

test('beats are told apart by where things stand and by what stands there', () => {
  const left = [{ piece: 'Headline', props: { zone: { x: 0, y: 0, w: 50, h: 90 } } }];
  const right = [{ piece: 'Headline', props: { zone: { x: 50, y: 0, w: 50, h: 90 } } }];
  const chart = [{ piece: 'Bars', props: { zone: { x: 50, y: 0, w: 50, h: 90 } } }];
  expect(beatLikeness(left, left)).toBe(1);
  expect(beatLikeness(left, right)).toBe(0.5);
  expect(beatLikeness(left, chart)).toBe(0);
});
