import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWakingActivities } from '../../activities/wake-waiting-runs.ts';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { tellRun } from '../../adapters/temporal/tell-run.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { projects } from '../../db/repositories/projects.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { createScriptedDirector } from './scripted-director.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
let loops: Awaited<ReturnType<typeof beginAll>>;
beforeAll(async () => {
  stack = await openWorkflowStack({ director: createScriptedDirector() });
  loops = await beginAll();
}, 120_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

/** Side by side: what a loop does most is wait for its next step. */
async function beginAll() {
  return {
    planted: await beginPlanted(),
    bounded: await beginBounded(),
    tooShort: await beginTooShort(),
    unpaid: await begin({ goal: 'script: good', criteria: 'errors<=0' }, { billing: 'local' }),
  };
}

type Film = Awaited<ReturnType<WorkflowStack['project']>>;
type Paid = Parameters<WorkflowStack['start']>[4];

async function begin(
  input: Record<string, unknown>,
  paid?: Paid,
  film?: Film,
): Promise<{ film: Film; loopId: string }> {
  const project = film ?? (await stack.project());
  return { film: project, loopId: await stack.start(project, 'loop', input, undefined, paid) };
}

const paleText = `export default function Note() {
  return <div style={{ position: 'absolute', inset: 0, background: '#ffffff', color: '#fafafa', fontSize: 40 }}>Read the tide</div>;
}`;

const bar = `export default function Bar() {
  return <div style={{ position: 'absolute', left: 40, top: 150, width: 90, height: 9, background: '#1b4dff' }} />;
}`;

/** A scene as its owner writes it, four seconds long. */
function addNote({ projectId }: { projectId: string }, code: string) {
  const change = { type: 'create' as const, name: 'Note', code, track: 0, startFrame: 0, durationInFrames: 40 };
  return revisions.commit(stack.ports.database.fork(), projectId, change, { writtenBy: 'caller' });
}

const commit = ({ projectId }: { projectId: string }, change: Parameters<typeof revisions.commit>[2]) =>
  revisions.commit(stack.ports.database.fork(), projectId, change, { writtenBy: 'caller' });

async function beginPlanted() {
  const film = await stack.project();
  // Pale words that stand still for 14 seconds, and a scene that worked until its last edit.
  await addNote(film, paleText);
  const { scenes } = await revisions.commit(
    stack.ports.database.fork(),
    film.projectId,
    { type: 'create', name: 'Bar', code: bar, track: 1, startFrame: 0, durationInFrames: 40 },
    { writtenBy: 'caller' },
  );
  const idOf = (name: string) => scenes.find((scene) => scene.name === name)?.sceneId ?? '';
  const updates = ['Note', 'Bar'].map((name) => ({ sceneId: idOf(name), durationInFrames: 140 }));
  await commit(film, { type: 'positions', updates });
  await commit(film, { type: 'code', sceneId: idOf('Bar'), code: bar.replace('return', 'null.x; return') });
  return begin({ goal: 'No faults, please.', criteria: 'errors<=0' }, undefined, film);
}

test('a loop on a film with planted faults mends them without a director, says how, and stops by itself at no cost', async () => {
  const { film, loopId } = loops.planted;
  const loop = await stack.ended(loopId);
  expect(loop).toMatchObject({ state: 'completed', spentMicros: 0, result: { outcome: 'done', errors: 0, left: [] } });
  expect(loop.result).toMatchObject({
    actions: [{ action: 'mend', did: expect.stringContaining('faults mended in 2') }],
  });
  const kinds = (await runs.childrenOf(stack.ports.database.fork(), loopId)).map(({ kind }) => kind);
  // Mending measures the film that it leaves behind: no other review is needed.
  expect(kinds).toEqual(['review', 'mend']);
  const head = await revisions.head(stack.ports.database.fork(), film.projectId);
  const after = await revisions.scenesWithCode(stack.ports.database.fork(), head.id);
  expect(after.find(({ name }) => name === 'Bar')?.code).toBe(bar);
  for (const { durationInFrames } of after) expect(durationInFrames).toBeLessThan(70);
}, 180_000);

async function beginTooShort() {
  const film = await stack.project();
  const words = 'Know the sea before you go out on it with everybody whom you love';
  await addNote(film, paleText.replace('#fafafa', '#101018').replace('Read the tide', words));
  return begin({ goal: 'A film.', criteria: 'duration<=1s', turns: 50 }, undefined, film);
}

test('a loop that had to leave words too short to read puts the film back as it was, and says so', async () => {
  const { film, loopId } = loops.tooShort;
  const loop = await stack.ended(loopId);
  expect(loop).toMatchObject({ state: 'completed', result: { outcome: 'no_progress', errors: 0 } });
  // Long before its turns are used.
  expect((loop.result as { turns: number }).turns).toBeLessThan(8);
  expect(loop.result).toMatchObject({
    actions: expect.arrayContaining([
      expect.objectContaining({ action: 'prompt', why: 'Criterion duration<=1s measures 4 s.' }),
      expect.objectContaining({ action: 'restore', why: expect.stringContaining('put back'), runId: null }),
    ]),
    left: [{ what: 'Criterion duration<=1s measures 4 s.' }],
  });
  const em = stack.ports.database.fork();
  const head = await revisions.head(em, film.projectId);
  const tried = (await stack.events(loopId)).find(({ body }) => body.action === 'prompt')?.body;
  const before = await revisions.get(em, film.projectId, String(tried?.revision));
  expect([head.contentHash, head.runId]).toEqual([before.contentHash, loopId]);
  // The review that it had counts again: nobody need review it anew before an export.
  expect((await projects.facts(em, film.projectId)).newestReview).toEqual({
    pictureHash: revisions.pictureHash(head),
    openErrors: [],
  });
}, 180_000);

test('a loop on an empty project that cannot pay waits, says what is missing, and once the money has come makes the film, reviews it and ends as done', async () => {
  const { film, loopId } = loops.unpaid;
  const found = () => runs.find(stack.ports.database.fork(), loopId);
  const waking = createWakingActivities(stack.ports);
  while ((await found()).waitsFor !== 'balance') await delay(100);
  expect(await found()).toMatchObject({ state: 'running', needsHuman: true, spentMicros: 0 });
  const needed = (await stack.events(loopId)).find(({ type }) => type === 'balance.needed');
  expect(needed?.body).toEqual({ shortfall: 1, needed: 1 });
  await stack.grant(film.accountId, 900_000);
  expect(await waking.wakeWaitingRuns()).toEqual({ woken: 0 });
  await stack.grant(film.accountId, 9_100_000);
  expect(await waking.wakeWaitingRuns()).toEqual({ woken: 1 });
  const loop = await stack.ended(loopId);
  expect(loop).toMatchObject({ state: 'completed', error: null, waitsFor: null, needsHuman: false });
  expect(loop.result).toMatchObject({ outcome: 'done' });
  const children = await runs.childrenOf(stack.ports.database.fork(), loopId);
  expect(children.map(({ kind }) => kind).slice(0, 2)).toEqual(['prompt', 'review']);
  expect(children.every(({ state }) => state === 'completed')).toBe(true);
  const types = (await stack.events(loopId)).map(({ type }) => type);
  expect(types.filter((type) => type === 'turn').length).toBe(types.filter((type) => type === 'observation').length);
  const { availableMicros, heldMicros } = await ledger.balanceOf(stack.ports.database.fork(), film.accountId);
  expect(loop.spentMicros).toBeGreaterThanOrEqual(1_000_000);
  expect([availableMicros, heldMicros]).toEqual([10_000_000 - loop.spentMicros, 0]);
  // What operators search by is told of the loop, and of the runs that it started; the gates can be read without a worker.
  const handle = (id: string) => stack.ports.temporal.client.workflow.getHandle(id);
  // What a workflow shows is whole when it is over; its row is a little earlier.
  const shown = async (id: string) => {
    await handle(id).result();
    return (await handle(id).describe()).searchAttributes;
  };
  expect((await handle(loopId).describe()).memo).toMatchObject({
    project: film.projectId,
    gates: { generate: 'passed' },
  });
  expect(await shown(loopId)).toMatchObject({ SpentMicros: [loop.spentMicros], NeedsHuman: [false] });
  for (const { id, kind } of children) {
    expect(await shown(id)).toMatchObject({ RunKind: [kind], Project: [film.projectId], NeedsHuman: [false] });
    const { currentDetails } = await handle(id).query<{ currentDetails: string }>('__temporal_workflow_metadata');
    expect(currentDetails).toContain(`partOf: [${loopId}](/namespaces/`);
  }
}, 180_000);

const paid = { billing: 'local' as const, budgetMicros: 1_250_000 };

async function beginBounded() {
  const film = await stack.project();
  await stack.grant(film.accountId, 10_000_000);
  return begin({ goal: 'script: good good', criteria: 'duration<=1s' }, paid, film);
}

test('a loop keeps to its budget, stands still when it is paused, and its cancel ends the run that it follows', async () => {
  const { film, loopId } = loops.bounded;
  const loop = await stack.ended(loopId);
  // Its first prompt was to make two scenes, and the budget paid for one.
  expect(loop.result).toMatchObject({ outcome: 'budget' });
  expect(loop.spentMicros).toBeLessThanOrEqual(1_250_000);
  const { loopId: second } = await begin({ goal: 'Another film.', criteria: 'duration<=0.5s' }, paid, film);
  const pause = () => tellRun(stack.ports.temporal, second, { message: 'pause', waitMs: 120_000 });
  await pause();
  await expect(pause()).rejects.toMatchObject({
    code: 'not_waiting',
  });
  await cancelRunWorkflow(stack.ports.temporal.client, second, { discard: false });
  const ended = await stack.ended(second);
  expect(ended).toMatchObject({ state: 'cancelled', result: { outcome: 'cancelled' } });
  const children = await runs.childrenOf(stack.ports.database.fork(), second);
  for (const child of children) expect(child.endedAt).toBeTruthy();
  expect(ended.spentMicros).toBe(children.reduce((sum, { spentMicros }) => sum + spentMicros, 0));
}, 180_000);
