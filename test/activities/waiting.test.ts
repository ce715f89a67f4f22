import { expect, test } from '@jest/globals';
import { createWaitingActivities } from '../../activities/waiting.ts';
import { runs } from '../../db/repositories/runs.ts';
import { newProject, newRun, openTestDatabase } from '../db/test-project.ts';

const db = await openTestDatabase();
const { beginWait, endWait } = createWaitingActivities({ database: db });

test('a production shows that the loop which it follows cannot be paid, and whom to resume, until that is over', async () => {
  const owner = await newProject(db);
  const { run: production } = await newRun(db, owner, { kind: 'production', input: {} });
  const { run: loop } = await newRun(db, owner, {
    kind: 'loop',
    input: {},
    parentId: production.id,
    parentStep: 'iterate 0',
  });
  const shown = async () => {
    const { waitsFor, needsHuman, asks } = await runs.find(db.fork(), production.id);
    const events = (await runs.eventsSince(db.fork(), production.id, 0)).map(({ type }) => type);
    return { waitsFor, needsHuman, asks, events: events.filter((type) => type !== 'run.accepted') };
  };
  await beginWait({ runId: loop.id, key: 'one', reason: 'paused' });
  expect(await shown()).toEqual({ waitsFor: null, needsHuman: false, asks: null, events: [] });
  await endWait({ runId: loop.id, key: 'one' });
  // Taken twice, as if the first answer had been lost.
  for (const _ of [1, 2]) await beginWait({ runId: loop.id, key: 'two', reason: 'balance' });
  const asks = expect.stringContaining(`framewright runs resume ${loop.id}`);
  expect(await shown()).toEqual({ waitsFor: 'balance', needsHuman: true, asks, events: ['waiting'] });
  for (const _ of [1, 2]) await endWait({ runId: loop.id, key: 'two' });
  expect(await shown()).toEqual({ waitsFor: null, needsHuman: false, asks: null, events: ['waiting', 'resumed'] });
});
