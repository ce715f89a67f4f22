import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tellRun } from '../../adapters/temporal/tell-run.ts';
import type { Run } from '../../db/entities/run.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { runNotes } from '../../db/repositories/run-notes.ts';
import { runs } from '../../db/repositories/runs.ts';
import { plainHistory } from './plain-history.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack();
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

/** A word that stands nowhere else, to be looked for in histories. */
const canary = 'Zephyrquill';
const brief = {
  name: 'A film',
  goal: `Announce the launch of ${canary}, a calm tide table.`,
  requirement: '“Know the sea before you go.”',
  brand: 'Colours #1b4dff and #ffffff; calm.',
  length: 7,
};

async function waits(runId: string, reason: Run['waitsFor']): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await delay(100)) {
    const run = await runs.find(stack.ports.database.fork(), runId);
    if (run.waitsFor === reason) return;
    if (run.endedAt) throw new Error(`run ended as ${run.state}: ${JSON.stringify(run.error ?? run.result)}`);
  }
  throw new Error(`run ${runId} does not wait for ${reason}`);
}

const decide = (runId: string, argument: unknown) =>
  tellRun(stack.ports.temporal, runId, { message: 'decide', argument });

test('a production makes, approves, sends back, mends and exports one film, and no word of it enters a history', async () => {
  const film = await stack.project();
  const runId = await stack.start(film, 'production', { ...brief, approvals: ['iterate'] });
  await waits(runId, 'approval');
  await expect(tellRun(stack.ports.temporal, runId, { message: 'resume' })).rejects.toMatchObject({
    code: 'not_waiting',
  });
  const note = await runNotes.add(stack.ports.database.fork(), runId, 'send_back', 'Use #0a7f5a as the accent colour.');
  await decide(runId, { type: 'send_back', note });
  await delay(500);
  await waits(runId, 'approval');
  await decide(runId, { type: 'approve', note: null });
  const run = await stack.ended(runId);
  expect(run).toMatchObject({ state: 'completed', error: null, waitsFor: null, needsHuman: false });
  const children = await runs.childrenOf(stack.ports.database.fork(), runId);
  expect(children.map(({ parentStep, state }) => [parentStep, state])).toEqual(
    expect.arrayContaining([
      ['generate 0', 'completed'],
      ['iterate 0', 'completed'],
      [`edit ${note}`, expect.anything()],
      ['export 0', 'completed'],
    ]),
  );
  // What was made for the brief is not made anew for its goal when nothing else is left.
  expect(children.find(({ kind }) => kind === 'loop')?.input).toMatchObject({ isGoalFollowed: true });
  const exported = children.find(({ kind }) => kind === 'export');
  const record = await exportRecords.ofRun(stack.ports.database.fork(), exported?.id ?? '');
  expect(run.result).toMatchObject({ exportId: record.id });
  const history = await stack.ports.temporal.client.workflow.getHandle(runId).fetchHistory();
  const words = JSON.stringify(plainHistory(history, (content) => content.toString('utf8')));
  expect(words).toContain(runId);
  expect(words).not.toContain(canary);
}, 240_000);
