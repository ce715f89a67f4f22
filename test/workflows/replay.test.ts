import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { Worker } from '@temporalio/worker';
import { bundleWorkflows } from '../../worker/create-workers.ts';
import { readHistory } from './plain-history.ts';

const folder = new URL('./histories/', import.meta.url);

// One history of each way that a run can go, kept as `plainHistory` gives it with `asBase64`. A run that was begun
// before an upgrade goes on after it only as long as these replay.
test('this code replays the histories of earlier versions', async () => {
  const names = await readdir(folder);
  expect(names.length).toBeGreaterThan(5);
  const histories = names.map(async (name) => ({
    workflowId: name,
    history: readHistory(await readFile(new URL(name, folder), 'utf8')),
  }));
  const replays = Worker.runReplayHistories({ workflowBundle: await bundleWorkflows() }, await Promise.all(histories));
  const differing: string[] = [];
  for await (const { workflowId, error } of replays) if (error) differing.push(`${workflowId}: ${error}`);
  expect(differing).toEqual([]);
}, 60_000);
