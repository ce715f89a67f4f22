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
