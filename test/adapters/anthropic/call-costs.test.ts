import { expect, test } from '@jest/globals';
import type { AppError } from '../../../contract/errors.ts';
import type { Director } from '../../../domain/directing/director.ts';
import type { Script } from './messages-server.ts';
import { bookOf, code, direct, input, proposal, scene } from './scripted-answers.ts';

const writeWith = (costs: ReturnType<typeof bookOf>) => (director: Director) =>
  director.writeScene(input, proposal, 0, undefined, undefined, costs).catch((error: unknown) => error);

test('a call is booked at more than it can cost before it is made, and settled at what it did cost', async () => {
  const costs = bookOf();
  await direct([{ kind: 'tool', name: 'write_scene', input: { code } }], writeWith(costs));
  expect(costs.booked).toEqual([{ call: 'write', max: expect.any(Number), actual: 6_000 }]);
  // All of the output at 15 dollars a million tokens, and the whole system text, which is longer than 4,000 bytes.
  expect(costs.booked[0]?.max).toBeGreaterThan(16_000 * 15 + 4_000 * 3 * 1.25);
});

test('a call that has no room under the cap is not made', async () => {
  const { error, asked } = await direct(
    [{ kind: 'tool', name: 'write_scene', input: { code } }],
    async (director, server) => ({ error: await writeWith(bookOf(100_000))(director), asked: server.requests.length }),
  );
  expect([(error as AppError).code, asked]).toEqual(['cost_guard', 0]);
});

test('failed calls are booked too: refused by status at nothing, answered at their usage, broken off at the worst', async () => {
  const settled: [string, Script, number | undefined][] = [
    ['refused', { kind: 'error', status: 529, type: 'overloaded_error' }, 0],
    ['answered', { kind: 'text', text: 'no', stopReason: 'refusal' }, 6_000],
    ['broken off', { kind: 'cut', after: 3 }, undefined],
  ];
  for (const [how, script, actual] of settled) {
    const costs = bookOf();
    await direct([script], writeWith(costs));
    expect([how, costs.booked.length, costs.booked[0]?.actual]).toEqual([how, 1, actual]);
  }
});

test('both turns of a plan that was mended are booked', async () => {
  const costs = bookOf();
  const answer: Script = { kind: 'tool', name: 'plan_film', input: { scenes: [scene], leftOut: [] } };
  await direct(
    [answer, answer],
    (director) => director.plan(input, undefined, costs),
    () => ['wrong'],
  );
  expect(costs.booked.map(({ call, actual }) => [call, actual])).toEqual([
    ['plan', 6_000],
    ['mend', 6_000],
  ]);
});
