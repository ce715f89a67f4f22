import { expect, test } from '@jest/globals';
import { planEdit } from '../../../../domain/directing/plan-edit.ts';
import { inputOf } from '../brief-input.ts';
import { codeOf, edited, standing } from './standing.ts';

/** Edits in wordings that no rule has: a tagger reads them, and what it is not sure of is refused. */
const film = standing(
  'A 30 second film for Kestrel Rowing Club. Start with "Row with us". Members per year:\n- 2022: 120\n- 2023: 180\n- 2024: 260\n\nHow to join: 1. Come to a taster 2. Pass the swim test 3. Get your oar. "Best mornings of my week." — Ida Brandt, cox. End with "See you on the water" and kestrelrowing.example',
);
const before = codeOf(film.existing);

test.each([
  ['Honestly the quote can go, nobody knows her any more', ['remove'], 'See you on the water', 'Best mornings'],
  ['Ida has left us, so the quote had better come out', ['remove'], 'Pass the swim test', 'Best mornings'],
  ['Could the whole film run 5 seconds longer?', ['length'], 'Best mornings', ''],
  ['My mother cannot read the opening line, so give us a much bigger one please', ['size'], 'textScale', ''],
  [
    'The treasurer loathes bars, so could the members per year be a plain list instead?',
    ['piece'],
    '2023: 180',
    '<Bars',
  ],
  ['Show the steps as cards', ['piece'], '<CardGrid', '<Steps'],
])('%s', (prompt, kinds, shown, gone) => {
  const plan = edited(prompt, film);
  expect(plan.edits).toEqual(kinds);
  expect(codeOf(plan.scenes)).toContain(shown);
  if (gone !== '') expect(codeOf(plan.scenes)).not.toContain(gone);
});

test.each([
  'The quote needs a whiff of seaweed',
  'Is the quote one of ours?',
  'The free mooring for guests costs £4.',
  'Put it on our channel tonight and tell the members',
  'Could somebody sing the steps?',
  'Paint it teal and black and silver',
  'Everything can go',
  'We have a new house colour: copper instead of the blue. Make the title bigger.',
  "We've dropped the swim test. Make the title bigger.",
  'Add the oar polish at £3.50 at the end',
  'Another 40 people joined, so we are at 300 in 2024 and that makes 15 % more than in 2023. Also, could that part be set in copper?',
])('%s is refused and not guessed at', (prompt) => {
  expect(() => planEdit({ ...inputOf(prompt), contexts: [], ...film })).toThrow(
    expect.objectContaining({ code: 'edit_not_understood' }),
  );
  expect(codeOf(film.existing)).toBe(before);
});

test('of a span of dates the end that is meant changes, and no other', () => {
  const show = standing(
    'A 20 second film for the Harrow Museum: "Clocks and their makers", 18 May to 2 November, entry £6. End with harrow.example',
  );
  const code = codeOf(edited('Sorry, the show closes on 9 November, not on the 2nd.', show).scenes);
  expect(code).toContain('18 May');
  expect(code).toContain('9 November');
  expect(() => edited('The date is now 9 November', show)).toThrow(
    expect.objectContaining({ options: expect.objectContaining({ detail: expect.stringContaining('two ends') }) }),
  );
});
