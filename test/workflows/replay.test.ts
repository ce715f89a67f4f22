import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { Worker } from '@temporalio/worker';
import { testWorkflowBundle } from '../embedded.ts';
import { plainHistory, readHistory } from './plain-history.ts';

/** The little that is read of a history beside replaying it. */
interface History {
  events: { workflowExecutionStartedEventAttributes?: { workflowType: { name: string } } }[];
}

// One history of each way that a run can go, added by `npm run record:histories`. A run that was begun before an
// upgrade goes on after it only as long as these replay.
const folder = new URL('./histories/', import.meta.url);
const names = await readdir(folder);
const histories = await Promise.all(
  names.map(async (name) => ({
    workflowId: name,
    history: readHistory(await readFile(new URL(name, folder), 'utf8')) as History,
  })),
);
const typeOf = ({ events }: History) => events[0]?.workflowExecutionStartedEventAttributes?.workflowType.name ?? '';

test('this code replays the histories of earlier versions', async () => {
  const replays = Worker.runReplayHistories({ workflowBundle: await testWorkflowBundle() }, histories);
  const differing: string[] = [];
  for await (const { workflowId, error } of replays) if (error) differing.push(`${workflowId}: ${error}`);
  expect(differing).toEqual([]);
}, 60_000);

test('every workflow has a recorded history', async () => {
  const index = await readFile(new URL('../../workflows/index.ts', import.meta.url), 'utf8');
  const workflows = [...index.matchAll(/export \{ (\w+) \}/g)].map(([, name]) => name);
  expect(workflows.length).toBeGreaterThan(9);
  const recorded = new Set(histories.map(({ history }) => typeOf(history)));
  expect(workflows.filter((name) => !recorded.has(name ?? ''))).toEqual([]);
});

test('no history holds words of a brief or code, nor comes near the length that Temporal bears', () => {
  // What the recorded runs were given, and what scenes and machines look like.
  const foreign =
    /Tidewater|tide table|before you go|No faults|accent colour|script:|hopeless|export default|=>|\/tmp\//;
  for (const { workflowId, history } of histories) {
    const words = JSON.stringify(plainHistory(history, (content) => content.toString('utf8')));
    expect([workflowId, foreign.exec(words)?.[0]]).toEqual([workflowId, undefined]);
    expect([workflowId, history.events.length < 2_000]).toEqual([workflowId, true]);
  }
});
