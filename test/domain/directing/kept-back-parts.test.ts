/** A whole part of a brief that is marked for its makers alone never comes near the screen. */
import { describe, expect, test } from '@jest/globals';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { withoutSecrets } from '../../../domain/directing/unwrapping/secrets.ts';
import { inputOf } from './brief-input.ts';

const parts: readonly (readonly [string, string])[] = [
  ['a fence of notes', '```notes\nThe Varley lease is disputed\n- budget 4k\n```'],
  ['a fence that says so inside', '```\nINTERNAL - not for the screen\n- Varley owes us 4k\n```'],
  ['brackets of two sentences', '[maintainers only: the Varley fix is due on Friday. Skip ticket 4k.]'],
  ['a label that says so in other words', 'Not public yet, keep off screen: the strike, talks with Varley, 4k fine.'],
  ['a heading without a colon', 'CONFIDENTIAL – not for the film\n- Varley lease\n- fine of 4k'],
  [
    'a colleague’s mail',
    '> From: Ops desk\n> the Varley bonus is not signed off, so 4k stays out\n> thanks for doing this',
  ],
  ['a German label', 'Nicht für den Film: Streit mit Varley, 4k Strafe.'],
];

describe.each(parts)('%s', (_, part) => {
  const prompt = `A 20 second film for Bell Ferry, calm and green.\n\nCrossings every 20 minutes.\n\n${part}\n\nFoot passengers travel free.`;
  test('goes and is told', () => {
    const { text, wishes } = withoutSecrets(prompt);
    expect(text).not.toMatch(/Varley|4k/u);
    expect(text).toContain('Foot passengers travel free.');
    expect(wishes.join(' ')).toContain('Varley');
  });
  test('is on no frame', () => {
    const shown = JSON.stringify(planFilm(inputOf(prompt)).scenes);
    expect(shown).not.toMatch(/Varley|4k|screen|Ops desk/u);
    expect(shown).toContain('20 minutes');
  });
});

test.each([
  'Holm Pools.\nMembers only: free swim on Sundays.\nPrivate lessons: £30.',
  'Install it:\n```sh\nnpm i holm\n```\nReady in a minute.',
  '> We never had to wait.\n> Ada, Bell Ferry',
])('what viewers read stays: %s', (prompt) => expect(withoutSecrets(prompt).text).toBe(prompt));

test('of a forwarded mail the brief is what it quotes', () => {
  const mail = [
    '---------- Forwarded message ----------',
    'From: Ida Tarn <ida@wex.example>',
    'Subject: Fwd: film for the foyer',
    '',
    'See below. Can you turn it round by Monday? Budget as agreed.',
    '',
    '> From: Olle Amber',
    '> Sent: Wednesday 15:10',
    '>',
    '> For the foyer film (landscape, half a minute, no sound):',
    '>',
    '> - Loans last year: 318,000, up 12%',
    '> - New members: 9,460',
    '>',
    '> Headline should be "Still open. Still free." and it should end on "Join today at any desk".',
    '> Please leave out the Thornby branch, staff have not been told yet.',
    '>',
    '> Olle Amber',
    '> Head of Lending, Wexcombe Libraries',
    '> This e-mail is confidential and intended for the addressee only.',
  ].join('\n');
  const shown = JSON.stringify(planFilm(inputOf(mail)).scenes);
  for (const words of ['318,000', '9,460', 'Still open. Still free.', 'Join today at any desk', 'Wexcombe Libraries'])
    expect(shown).toContain(words);
  expect(shown).not.toMatch(/Monday|Budget|Olle|Head of Lending|Thornby|confidential|Forwarded/u);
});

test.each([
  ['a note for whoever cuts it', 'Notes for the editor: not too fast. Odile must see it first.', /Odile|fast/u],
  ['a note in French', 'Remarques pour le monteur : pas trop vite. Odile doit valider.', /Odile|vite/u],
  ['a former name', 'Never use the old name Pagekeep.', /Pagekeep/u],
  [
    'why it is held back',
    "If it rains the ban is lifted, but please don't promise that, we got burned in 2018.",
    /burned|promise/u,
  ],
  [
    'a second thing besides',
    'Varley Capital must not appear, nor the valuation (it was seventy million).',
    /Varley|seventy/u,
  ],
])('%s stays with the makers', (_, said, words) => {
  const { text } = withoutSecrets(`A film for Bell Ferry. Crossings every 20 minutes.\n\n${said}`);
  expect(text).toContain('20 minutes');
  expect(text).not.toMatch(words);
});
