/** What a brief forbids to be shown stays out of the film, wherever and in whatever language it says so. */
import { describe, expect, test } from '@jest/globals';
import { withoutSecrets } from '../../../domain/directing/unwrapping/secrets.ts';
import { textsOf } from './planned-shots.ts';

const left = (prompt: string) => withoutSecrets(prompt).text;

describe('a secret goes with what forbids it', () => {
  test.each([
    [
      'as a relative clause',
      'Quill hosts 300 choirs. The parent firm pays us 90k a year, which must not be mentioned.',
    ],
    ['as a sentence behind it', "Quill hosts 300 choirs. The parent firm pays us 90k a year. Don't mention that."],
    ['as a label', 'Internal: the parent firm pays us 90k a year. Quill hosts 300 choirs.'],
    ['in brackets', 'Quill hosts 300 choirs (internal: the parent firm pays 90k).'],
    ['behind a joining word', 'Quill hosts 300 choirs. The parent firm pays 90k, but keep that out of the film.'],
    ['as its own subject', 'Quill hosts 300 choirs. The fee of 90k must not appear in the film.'],
    ['as an order', 'Quill hosts 300 choirs. Keep the 90k grant out of the film.'],
    ['with its mark in brackets', 'Quill hosts 300 choirs. The grant (90k, confidential) helped.'],
    ['in German', 'Quill betreut 300 choirs. Die Mutter zahlt 90k im Jahr, was nicht erwähnt werden darf.'],
    ['in French', 'Quill accueille 300 choirs. La maison mère paie 90k par an. Ne le mentionnez pas.'],
    ['in Spanish', 'Quill reúne 300 choirs. La matriz paga 90k al año, lo que no se debe mencionar.'],
    ['in Italian', 'Quill ospita 300 choirs. La casa madre paga 90k, che non va menzionato.'],
    ['in Portuguese', 'Quill reúne 300 choirs. A casa paga 90k. Não mencionar.'],
    ['in Dutch', 'Quill heeft 300 choirs. De moeder betaalt 90k, wat niet genoemd mag worden.'],
  ])('%s', (_, prompt) => {
    expect(left(prompt)).not.toMatch(/90k/u);
    expect(left(prompt)).toContain('300 choirs');
    expect(withoutSecrets(prompt).wishes.join(' ')).toContain('90k');
  });
  test('with its points and lines', () => {
    expect(
      left('Show:\n- 12 boats\n- margin 31 % (internal only)\n\nInternal:\n- rent 7k\n- debt 2k\n\nEnd calmly.'),
    ).toBe('Show:\n- 12 boats\n\nEnd calmly.');
  });
  test('with the answer to what is not to be told', () => {
    expect(left("One harbour closed. Don't say which harbour it was. It was Skelby. Ten stay open.")).not.toMatch(
      /Skelby/u,
    );
    expect(left("One harbour closed, but don't reveal which (Skelby). Ten stay open.")).toBe(
      'One harbour closed. Ten stay open.',
    );
  });
});

test('what is held back by its own name takes nothing else with it', () => {
  expect(left('Three pumps were renewed, but leave the old boiler out of the film.')).toBe('Three pumps were renewed.');
});

test.each([
  'Your code must never be shown to anyone. Banks never ask for it.',
  'The nurse said: "Don\'t mention it." We treat 300 people a year.',
  'We offer counselling, which is confidential. Call 0800 111.',
  'Internal: 40 staff. External: 3 partners.',
])('what viewers are told stays: %s', (prompt) => expect(left(prompt)).toBe(prompt));

test('a film shows none of it', () => {
  const prompt =
    'Make a 25 second film for Quill, a rehearsal planner. Quill hosts 300 choirs in 14 towns. Our largest client pays 90k a year, which must not be mentioned. End with quill.example.';
  expect(textsOf(prompt)).toContain('300');
  expect(textsOf(prompt)).not.toMatch(/90k|largest client|"90"/u);
});
