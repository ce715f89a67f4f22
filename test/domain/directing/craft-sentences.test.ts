/** What a brief says of how its film is drawn or came about stays with the maker; a quiz is asked before it is answered. */
import { describe, expect, test } from '@jest/globals';
import { withCraftTold } from '../../../domain/directing/unwrapping/craft-sentences.ts';
import { withQuiz } from '../../../domain/directing/unwrapping/quizzes.ts';
import { textsOf } from './planned-shots.ts';

describe('sentences that direct', () => {
  test.each([
    ['Tyres $389. LETTERS BIG ENOUGH TO READ FROM THE DOOR.', 'Tyres $389.'],
    ['Book trailer, text only. The novel is out.', 'The novel is out.'],
    ['We row. Then our name, and nothing else on that card, no badges.', 'We row.'],
    ['Could you turn our year into something donors will watch? We fed 300.', 'We fed 300.'],
    ['We row. Do that cycle once, on a navy background with soft type.', 'We row.'],
    ['Make it 15 s. Actually make that 20 seconds, 15 feels rushed.', 'Make it 15 s. Actually make that 20 seconds.'],
    ['Compare our two plans, side by side, for the site.', 'Compare our two plans for the site.'],
    ['Subject: FW: Re: clip wording\n\nWe row.', '\nWe row.'],
  ])('%s', (given, left) => expect(withCraftTold(given).split('\nStyle:')[0]).toBe(left));
  test.each(['Text START to 555.', 'Numbers matter.', 'Words, big and small, are free here.', 'Do the right thing.'])(
    'viewers read: %s',
    (given) => expect(withCraftTold(given)).toBe(given),
  );
});

test('of a part that a later thought drops nothing stays', () => {
  const shown = textsOf(
    'A square video: Pell Bikes is moving. Old address 12 Cutler Street, new address 48 Ferry Road. And scrap the old address, people know it.',
  );
  expect(shown).toContain('48 Ferry Road');
  expect(shown).not.toMatch(/Cutler|scrap/iu);
});

const quiz = `Make a quiz video for our lobby screen, 40 sec.

Q1 How many legs has a crab? A) 8  B) 10  C) 12   -> B
Q2 What do limpets eat? A) Algae  B) Sand  C) Crabs   -> A

Start with "How salty are you?" and end with "More on Level 2", Brack Sea Museum.`;

test('a quiz asks, offers and then answers, one question after the other', () => {
  const told = withQuiz(quiz);
  const at = [
    'How salty are you?',
    'How many legs',
    '8, 10 or 12?',
    'The answer is 10',
    'What do limpets',
    'The answer is Algae',
  ];
  const places = at.map((words) => told.indexOf(words));
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  expect(textsOf(quiz)).not.toMatch(/->|A\)|Q1/u);
});

test('points that are fields of a brief take its orders with them', () => {
  const shown = textsOf(
    '# Loans\n\n| Branch | 2023 | 2024 |\n|---|---:|---:|\n| Fen | 182 | 267 |\n| Mill | 93 | 158 |\n\n- Show the two years next to each other.\n- Be honest that Fen dipped.\n- Headline: **Two branches took off**\n- Last card: Vale Libraries',
  );
  expect(shown).toContain('Two branches took off');
  expect(shown).not.toMatch(/next to each other|honest/u);
});
