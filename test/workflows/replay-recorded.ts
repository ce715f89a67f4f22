import { readdir, readFile } from 'node:fs/promises';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { bundleWorkflows } from '../../worker/create-workers.ts';
import { readHistory } from './plain-history.ts';

Runtime.install({ logger: new DefaultLogger('ERROR') });
const folder = new URL('./histories/', import.meta.url);
const names = await readdir(folder);
const histories = names.map(async (name) => ({
  workflowId: name,
  history: readHistory(await readFile(new URL(name, folder), 'utf8')),
}));
const replays = Worker.runReplayHistories({ workflowBundle: await bundleWorkflows() }, await Promise.all(histories));
for await (const { workflowId, error } of replays) {
  console.log(`${error ? 'differs' : 'replays'} ${workflowId}`);
  if (error) console.error(error);
}
