import { expect, test } from '@jest/globals';
import { transcripts } from '../../db/repositories/transcripts.ts';
import { newProject, newRun, openTestDatabase } from './test-project.ts';

const db = await openTestDatabase();

test('each call of a run is kept once, whatever was said in it', async () => {
  const { run } = await newRun(db, await newProject(db));
  const key = { runId: run.id, step: 'scene-0:write', attempt: 1 };
  const said = { messages: [{ role: 'user', content: 'Say “40 ms”' }], stopReason: 'tool_use' };
  await transcripts.keep(db.fork(), key, { stopReason: 'pause_turn' });
  await transcripts.keep(db.fork(), key, said);
  await transcripts.keep(db.fork(), { ...key, attempt: 2 }, said);
  expect(await transcripts.ofRun(db.fork(), run.id)).toEqual([
    { step: 'scene-0:write', attempt: 1, said },
    { step: 'scene-0:write', attempt: 2, said },
  ]);
});
