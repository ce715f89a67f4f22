/** On what occasion a film runs, and who asked for it, is nothing that it tells. */
import { expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { inputOf } from './brief-input.ts';

const shownOf = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt)).scenes.map(({ shots }) => shots.map(({ props }) => props)));
const facts = 'We planted 640 trees. 31 of us came every month. The pond holds 80 frogs.';

test.each([
  [`We need our spring figures as a film of 25 seconds for the board meeting on Tuesday. ${facts}`, /board|Tuesday/],
  [`I want a film about our nature year, 25 seconds, it runs before the speeches. ${facts}`, /runs|speeches/],
  [`I'd like something for our page, nothing flashy, 25 seconds. ${facts}`, /flashy/],
  [
    `We need a short film, 25 seconds, upright, for the screen at the gate where people wait anyway. ${facts}`,
    /gate|wait/,
  ],
  [
    `I'm showing our garden at the Marrow Fair and they asked every exhibitor for a teaser, 25 seconds, to run in the breaks. ${facts}`,
    /exhibitor|breaks/,
  ],
  [
    `Wir brauchen einen Film von 25 Sekunden für die Mitgliederversammlung am Dienstag. Wir pflanzten 640 Bäume. Der Teich hat 80 Frösche.`,
    /Dienstag|versammlung/,
  ],
])('%s', (prompt, unsaid) => {
  const shown = shownOf(prompt);
  expect(shown).not.toMatch(unsaid);
  for (const told of ['640', '80']) expect(shown).toContain(told);
});

test.each([
  ['A film of 20 seconds inviting to our open day on Saturday. Tea from 15:00. Bring a chair.', 'Saturday'],
  [
    'A film of 20 seconds about our ferry. It runs between Holm and Sand. It takes 12 minutes.',
    'between Holm and Sand',
  ],
])('%s: an occasion that viewers come to is told', (prompt, told) => {
  expect(shownOf(prompt)).toContain(told);
});

test('steps that are counted first are a list of their own', () => {
  const shown = shownOf(
    'I need an explainer about our cistern, 30 seconds. So the steps would be four: Rain fills the tank, The sand cleans it, A pump lifts it, You drink it.',
  );
  for (const step of ['Rain fills the tank', 'The sand cleans it', 'A pump lifts it', 'You drink it'])
    expect(shown).toContain(`"${step}"`);
  expect(shown).not.toMatch(/would be/);
});

test('the parts of a sum bear their own names', () => {
  const shown = shownOf(
    'A film of 20 seconds about our harbour. Dues came to $52M. That splits into Fish $31M, Ferries $14M and Yachts $7M.',
  );
  expect(shown).not.toMatch(/splits/);
  expect(shown).toContain('"Fish"');
});
