import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createErasingActivities } from '../../activities/erasing.ts';
import { createEvictingActivities } from '../../activities/evicting.ts';
import { createHousekeepingActivities } from '../../activities/housekeeping.ts';
import { createWakingActivities } from '../../activities/wake-waiting-runs.ts';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { tellRun } from '../../adapters/temporal/tell-run.ts';
import type { Decision } from '../../contract/names.ts';
import type { Run } from '../../db/entities/run.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runNotes } from '../../db/repositories/run-notes.ts';
import { runs } from '../../db/repositories/runs.ts';
import { formatDollars, microsOfDollars } from '../../domain/money/amounts.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { patienceMs } from '../patience.ts';
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
  length: 8,
};

async function waits(runId: string, reason: Run['waitsFor']): Promise<Run> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(100)) {
    const run = await runs.find(stack.ports.database.fork(), runId);
    if (run.waitsFor === reason) return run;
    if (run.endedAt) throw new Error(`run ended as ${run.state}: ${JSON.stringify(run.error ?? run.result)}`);
  }
  throw new Error(`run ${runId} does not wait for ${reason}`);
}

const tell = (runId: string, message: string, argument?: unknown) =>
  tellRun(stack.ports.temporal, runId, { message, argument, waitMs: patienceMs });
const decide = (runId: string, decision: Decision) => tell(runId, 'decide', decision);

/** The newest event of which it is so, once there are so many. */
async function told(runId: string, isSo: (body: Record<string, unknown>) => boolean, times = 1) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(50)) {
    const found = (await stack.events(runId)).filter(({ body }) => isSo(body));
    if (found.length >= times) return found.at(-1)?.body;
  }
  throw new Error(`run ${runId} has not told of it`);
}

/** What is known of it is four months older at once, and all that housekeeping ends or clears looks at it. */
async function letMonthsPass(projectId: string): Promise<void> {
  const sql = (text: string) => stack.ports.database.fork().execute(text, text.includes('?') ? [projectId] : []);
  const age = (table: string, columns: string[], where: string) =>
    sql(`update ${table} set ${columns.map((each) => `${each} = ${each} - interval '120 days'`)} where ${where}`);
  await age('runs', ['created_at', 'started_at', 'ended_at'], 'project_id = ?');
  await age('files', ['created_at'], 'project_id = ?');
  await age('cached_objects', ['used_at'], 'true');
  await sql('alter table run_events disable trigger immutable');
  await age('run_events', ['created_at'], 'run_id in (select id from runs where project_id = ?)');
  await sql('alter table run_events enable trigger immutable');
  const keeping = createHousekeepingActivities(stack.ports, { patienceSeconds: 0 });
  expect(await keeping.startMissedRuns()).toEqual({ started: 0 });
  expect(await keeping.settleLostRuns()).toEqual({ settled: 0 });
  await keeping.keepHolds();
  await keeping.sweepDrafts();
  expect(await createWakingActivities(stack.ports).wakeWaitingRuns()).toEqual({ woken: 0 });
  // Parts, stills and events of what ended long ago are gone; what the production needs of them is made again.
  const { evicted } = await createEvictingActivities(stack.ports).evictUnused();
  const { eraseDeleted, clearOld } = createErasingActivities(stack.ports);
  expect(await eraseDeleted()).toEqual({ projects: 0, folders: 0 });
  const { rows } = await clearOld();
  expect(rows + evicted).toBeGreaterThan(0);
}

/** Pauses the production while its loop has a turn before it, and lets both go on. */
async function pauseDuringLoop(runId: string): Promise<void> {
  let loop: Run | undefined;
  while (!loop) {
    await delay(50);
    loop = (await runs.childrenOf(stack.ports.database.fork(), runId)).find(({ kind }) => kind === 'loop');
  }
  while (!(await stack.events(loop.id)).some(({ type }) => type === 'turn')) await delay(50);
  await tell(runId, 'pause');
  await waits(runId, 'paused');
  await waits(loop.id, 'paused');
  await tell(runId, 'resume');
}

test('a production whose budget does not pay for all of a step waits until it is raised as far as it says, and then does all of it', async () => {
  const film = await stack.project();
  await stack.grant(film.accountId, 20_000_000);
  const paid = { billing: 'local' as const, budgetMicros: 1_300_000 };
  const runId = await stack.start(film, 'production', { ...brief, approvals: ['generate'] }, undefined, paid);
  const { spentMicros } = await waits(runId, 'budget');
  expect(spentMicros).toBeLessThanOrEqual(1_300_000);
  const needed = await neededBudget(runId);
  // Housekeeping does not wake it for less than it needs.
  const waking = createWakingActivities(stack.ports);
  await runs.raiseBudget(stack.ports.database.fork(), runId, needed - 1);
  expect(await waking.wakeWaitingRuns()).toEqual({ woken: 0 });
  await runs.raiseBudget(stack.ports.database.fork(), runId, needed + 1_100_000);
  expect(await waking.wakeWaitingRuns()).toEqual({ woken: 1 });
  const run = await waits(runId, 'approval');
  const made = (await runs.childrenOf(stack.ports.database.fork(), runId)).filter(({ kind }) => kind === 'prompt');
  expect(made.map(({ parentStep }) => parentStep)).toEqual(['generate 0', 'generate 1']);
  const scenesOf = (of: Run | undefined) => ((of?.result ?? {}) as { scenes?: string[] }).scenes?.length ?? 0;
  expect(scenesOf(made[0])).toBeLessThan(scenesOf(made[1]));
  expect(run.spentMicros).toBe(made.reduce((sum, prompt) => sum + prompt.spentMicros, 0));
  await expectWholeNote(film.projectId, runId);
  await cancelRunWorkflow(stack.ports.temporal.client, runId, { discard: false });
  await stack.ended(runId);
}, 600_000);

/** The budget in all from which it goes on, in micro-dollars, as its row, its events and Temporal's UI tell. */
async function neededBudget(runId: string): Promise<number> {
  const { asks } = await waits(runId, 'budget');
  const body = (await stack.events(runId)).findLast(({ type }) => type === 'budget.needed')?.body;
  const { needed = 0, shortfall = 0 } = body as { needed?: number; shortfall?: number };
  expect(asks).toContain(`framewright runs raise-budget ${runId} ${formatDollars(microsOfDollars(needed, 'needed'))}`);
  const handle = stack.ports.temporal.client.workflow.getHandle(runId);
  await told(runId, ({ asks: said }) => said === asks);
  const { currentDetails } = await handle.query<{ currentDetails: string }>('__temporal_workflow_metadata');
  expect(currentDetails).toContain(`missingMicros: ${microsOfDollars(shortfall, 'shortfall')}`);
  return microsOfDollars(needed, 'needed');
}

/** A note of which the budget pays a scene only changes nothing until it pays for all of it. */
async function expectWholeNote(projectId: string, runId: string): Promise<void> {
  const em = stack.ports.database.fork();
  const before = await revisions.head(em, projectId);
  const note = await runNotes.add(em, runId, 'send_back', 'Make the film 12 s long.');
  await decide(runId, { type: 'send_back', note });
  const needed = await neededBudget(runId);
  expect((await revisions.head(em, projectId)).id).toBe(before.id);
  await runs.raiseBudget(em, runId, needed);
  await tell(runId, 'resume');
  await told(runId, ({ for: reason }) => reason === 'approval', 2);
  const edits = (await runs.childrenOf(em, runId)).filter(({ parentStep }) => parentStep?.startsWith('edit'));
  expect(edits.map(({ parentStep, spentMicros }) => [parentStep, spentMicros > 0])).toEqual([
    [`edit ${note}`, false],
    [`edit ${note}.1`, true],
  ]);
  const head = await revisions.head(em, projectId);
  expect(timelineLength(await revisions.scenes(em, head.id))).toBe(12 * head.fps);
  expect((await runs.find(em, runId)).spentMicros).toBeLessThanOrEqual(needed);
}

test('a production makes, approves, sends back, mends and exports one film, and no word of it enters a history', async () => {
  const film = await stack.project();
  const runId = await stack.start(film, 'production', { ...brief, approvals: true, export: { quality: 'draft' } });
  await waits(runId, 'approval');
  await letMonthsPass(film.projectId);
  await expect(tell(runId, 'resume')).rejects.toMatchObject({ code: 'not_waiting' });
  await tell(runId, 'pause');
  await waits(runId, 'paused');
  await expect(decide(runId, { type: 'approve', note: null })).rejects.toMatchObject({ code: 'not_waiting' });
  await tell(runId, 'resume');
  await waits(runId, 'approval');
  const add = (note: string) => runNotes.add(stack.ports.database.fork(), runId, 'send_back', note);
  await decide(runId, { type: 'send_back', note: await add('Sprinkle some magic on it.') });
  const unfollowed = await told(runId, ({ unfollowed }) => unfollowed !== undefined);
  expect(unfollowed).toMatchObject({ for: 'approval', unfollowed: { text: 'Sprinkle some magic on it.' } });
  const { asks } = await waits(runId, 'approval');
  expect(asks).toContain('“Sprinkle some magic on it.” could not be followed');
  expect(asks).toContain(`framewright runs send-back ${runId}`);
  // Against the brief, so that the loop has a turn to take.
  const note = await add('Make the film 7 s long.');
  await decide(runId, { type: 'send_back', note });
  await told(runId, ({ decision }) => decision === 'send_back', 2);
  await waits(runId, 'approval');
  await decide(runId, { type: 'approve', note: null });
  await pauseDuringLoop(runId);
  await waits(runId, 'approval');
  await letMonthsPass(film.projectId);
  await decide(runId, { type: 'approve', note: null });
  const run = await stack.ended(runId);
  expect(run).toMatchObject({ state: 'completed', error: null, waitsFor: null, needsHuman: false });
  expect(run.result).toMatchObject({ outcome: 'done', left: [] });
  const children = await runs.childrenOf(stack.ports.database.fork(), runId);
  expect(children.map(({ parentStep, state }) => [parentStep, state])).toEqual(
    expect.arrayContaining([
      ['generate 0', 'completed'],
      [`edit ${note}`, 'completed'],
      ['iterate 0', 'completed'],
      ['export 0', 'completed'],
    ]),
  );
  const steps = (await stack.events(runId)).filter(({ type }) => type === 'step').map(({ body }) => body.step);
  expect(steps).toEqual(['generate 0', 'edit 1', `edit ${note}`, 'iterate 0', 'export 0']);
  const phases = (await stack.events(runId)).filter(({ type }) => type === 'phase').map(({ body }) => body.name);
  expect([phases, run.phase]).toEqual([['generate', 'iterate', 'export'], 'export']);
  // What was made for the brief is not made anew for its goal when nothing else is left.
  expect(children.find(({ kind }) => kind === 'loop')?.input).toMatchObject({ isGoalFollowed: true });
  const exported = children.find(({ kind }) => kind === 'export');
  const record = await exportRecords.ofRun(stack.ports.database.fork(), exported?.id ?? '');
  expect(run.result).toMatchObject({ exportId: record.id });
  const history = await stack.ports.temporal.client.workflow.getHandle(runId).fetchHistory();
  // Nothing that a clock ends: an answer may take as long as it takes.
  const { workflowExecutionTimeout, workflowRunTimeout } =
    history.events?.[0]?.workflowExecutionStartedEventAttributes ?? {};
  for (const limit of [workflowExecutionTimeout, workflowRunTimeout]) expect(Number(limit?.seconds ?? 0)).toBe(0);
  expect(history.events?.filter(({ timerStartedEventAttributes }) => timerStartedEventAttributes)).toEqual([]);
  const words = JSON.stringify(plainHistory(history, (content) => content.toString('utf8')));
  expect(words).toContain(runId);
  expect(words).not.toContain(canary);
}, 1_200_000);
