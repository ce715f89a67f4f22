import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EmptyFilm, emptyFilms, reviewAndExport } from './empty-films.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack();
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

test.each(Object.entries(emptyFilms))(
  'a film that is %s never passes review and export',
  async (_, film) => {
    const { errors, refused } = await reviewAndExport(stack, film);
    const rules = errors.map(({ rule }) => rule);
    expect({ rules, isNamed: rules.some((rule) => film.rules.includes(rule)) }).toMatchObject({ isNamed: true });
    expect(refused).toMatchObject({ state: 'failed', error: { code: 'gate_closed' } });
  },
  120_000,
);

test('errors that are all accepted by name open the gate, and a name that is none of theirs does not', async () => {
  const film = emptyFilms['black: a sheet lies over everything'] as EmptyFilm;
  const { film: project, errors } = await reviewAndExport(stack, film);
  const ids = errors.map(({ id }) => id);
  const order = { quality: 'draft', reason: 'the poster is meant to be black' };
  const none = await stack.ended(await stack.start(project, 'export', { ...order, accept: ['blank-frame:film:none'] }));
  expect(none.error).toMatchObject({ code: 'gate_closed' });
  const all = await stack.ended(await stack.start(project, 'export', { ...order, accept: ids }));
  expect(all).toMatchObject({ state: 'completed', error: null });
}, 120_000);
