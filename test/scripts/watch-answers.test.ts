import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { isStuck, watchAnswers } from '../../scripts/embedded/watch-answers.ts';

const stuck = new Error('14 UNAVAILABLE: GetNamespace operation failed. Error interrupted (9)');

/** How often a server is given up that gives these answers, one a time, and good ones after them. */
async function givenUp(answers: (Error | null)[]): Promise<number> {
  let [asked, times] = [0, 0];
  const ask = async () => {
    const answer = answers[asked++];
    if (answer) throw answer;
  };
  await using _ = watchAnswers(ask, () => times++, 1);
  while (asked < answers.length + 2) await delay(1);
  return times;
}

test('a server that answers nothing but that its database was interrupted is given up, once each three times', async () => {
  expect(await givenUp([stuck, stuck, stuck])).toBe(1);
  expect(await givenUp([stuck, stuck, stuck, stuck, stuck, stuck])).toBe(2);
});

test('a cancelled call in between, a server that is away and one that is slow are let be', async () => {
  const away = new Error('14 UNAVAILABLE: No connection established');
  const slow = new Error('4 DEADLINE_EXCEEDED: Deadline exceeded');
  expect(await givenUp([stuck, stuck, null, stuck, stuck])).toBe(0);
  expect(await givenUp([stuck, away, stuck, slow, stuck, stuck])).toBe(0);
  expect(isStuck(away)).toBe(false);
});
