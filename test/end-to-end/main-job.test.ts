import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notify } from '../../db/notifications.ts';
import { openDatabase } from '../../db/orm.ts';
import { openPaidRun } from '../../db/repositories/open-paid-run.ts';
import { runs } from '../../db/repositories/runs.ts';
import { type MainJob, makeVideo, openMainJob } from './main-job.ts';

let job: MainJob;
beforeAll(async () => {
  job = await openMainJob();
}, 180_000);
afterAll(async () => job?.[Symbol.asyncDispose](), 60_000);

test('from a prompt to an MP4, each phase behind its gate, by the commands an agent would use', async () => {
  // Small: the size of a square and its rate are the long run's.
  const size = ['--size', '360x360', '--fps', '12'];
  const criteria = 'duration<=5s,duration>=5s,scenes>=3,square,fps>=12,errors<=0';
  await makeVideo(job, { arguments: size, criteria, side: 360, fps: 12 });
});

test('a scene of the caller’s own code is refused with its line, or becomes a revision that can be taken back', async () => {
  const { folder, framewright } = job;
  const file = join(folder, 'scene.tsx');
  const { scenes, revision } = (await framewright('scenes', 'list')).document;
  const [scene] = scenes;
  await writeFile(file, "import fs from 'fs';\nexport default () => null;\n");
  const refused = await framewright('scenes', 'set-code', scene.id, '--file', file);
  expect(refused).toMatchObject({ code: 2, document: { code: 'scene_rejected' } });
  expect((await framewright('scenes', 'list')).document.revision).toBe(revision);

  await writeFile(file, 'export default () => <div style={{ color: "#123456" }}>Later</div>;\n');
  const changed = await framewright('scenes', 'set-code', scene.id, '--file', file);
  expect(changed.document.revision).not.toBe(revision);
  expect((await framewright('export', 'start', '--wait')).document.code).toBe('gate_closed');
  await framewright('project', 'restore', revision);
  expect(
    (await framewright('scenes', 'list')).document.scenes.map(({ codeHash }: { codeHash: string }) => codeHash),
  ).toEqual(scenes.map(({ codeHash }: { codeHash: string }) => codeHash));
}, 60_000);

test('a worker that hears of a preview begins on it before Temporal brings it', async () => {
  await using database = await openDatabase(job.stack.databaseUrl);
  const sql = 'select id, account_id as account, head_revision_id as head from projects limit 1';
  const [film] = await database.fork().execute<Record<'id' | 'account' | 'head', string>[]>(sql);
  const { id: projectId = '', account: accountId = '', head: revisionId = '' } = film ?? {};
  const wanted = { accountId, projectId, revisionId, kind: 'preview' as const, writing: false, provider: 'none' };
  const asked = { ...wanted, input: { frames: [0] }, requestHash: '' };
  const { run } = await openPaidRun(database.fork(), asked, { quote: null });
  // No part of the outbox, so that nobody starts its workflow.
  await runs.markStarted(database.fork(), run.id);
  await notify(database.fork(), 'preview_accepted', { runId: run.id });
  let { state } = run;
  while (state === 'queued') {
    await delay(20);
    state = (await runs.find(database.fork(), run.id)).state;
  }
  expect(state).toBe('running');
});
