import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { emptyFilms, reviewAndExport } from './empty-films.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack();
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

/** One that shows nothing and one that shows a single picture; `empty-films.long.test.ts` takes the other guises. */
const chosen = Object.entries(emptyFilms).filter(([name]) => /^(?:black: a sheet|frozen: nothing moves)/.test(name));

test.each(chosen)(
  'a film that is %s never passes review and export',
  async (_, film) => {
    const { reviewed, errors, refused } = await reviewAndExport(stack, film);
    expect(reviewed).toMatchObject({ state: 'completed', result: { verdict: 'errors' } });
    expect(errors.filter(({ rule }) => film.rules.includes(rule))).not.toEqual([]);
    expect(refused).toMatchObject({ state: 'failed', error: { code: 'gate_closed' } });
    for (const { id } of errors) expect(JSON.stringify(refused.error)).toContain(id);
  },
  120_000,
);
