import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Worker } from '@temporalio/worker';
import { EarlyLooks } from '../../activities/early-looks.ts';
import { startRun } from '../../adapters/temporal/start-run.ts';
import { taskQueues } from '../../contract/names.ts';
import { files } from '../../db/repositories/files.ts';
import { openPaidRun } from '../../db/repositories/open-paid-run.ts';
import { projects } from '../../db/repositories/projects.ts';
import { reviews } from '../../db/repositories/reviews.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runs } from '../../db/repositories/runs.ts';
import { testWorkflowBundle } from '../embedded.ts';
import { plainHistory } from './plain-history.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

let stack: WorkflowStack;
beforeAll(async () => {
  stack = await openWorkflowStack();
}, 90_000);
afterAll(async () => stack?.[Symbol.asyncDispose]());

/** A word that stands nowhere else, to be looked for in histories. */
const canary = 'Zephyrquill';
const prompt = `Launch film for ${canary}, a calm tide table. “Know the sea before you go.” 4 seconds.`;
let film: { accountId: string; projectId: string };

test('a prompt becomes one revision with every planned scene, told in one stream of events', async () => {
  film = await stack.project();
  const runId = await stack.start(film, 'prompt', { prompt, seed: 7 });
  const run = await stack.ended(runId);
  expect(run).toMatchObject({ error: null, state: 'completed' });
  const events = await stack.events(runId);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  const types = events.map(({ type }) => type);
  const plan = events.find(({ type }) => type === 'plan');
  const planned = (plan?.body.scenes as unknown[] | undefined)?.length ?? 0;
  expect(types.slice(0, 3)).toEqual(['run.accepted', 'phase', 'plan']);
  expect(types.filter((type) => type === 'scene.started')).toHaveLength(planned);
  expect(types.filter((type) => type === 'scene.ready')).toHaveLength(planned);
  expect(types.at(-1)).toBe('run.completed');
  const { headRevisionId } = await projects.find(stack.ports.database.fork(), film.projectId);
  const directions = ['4 seconds.'];
  expect(run.result).toMatchObject({ revision: headRevisionId, leftOut: [], directions });
  expect([plan?.body.directions, events.at(-1)?.body.directions]).toEqual([directions, directions]);
  expect(await revisions.scenes(stack.ports.database.fork(), headRevisionId)).toHaveLength(planned);
});

test('a preview shows the frames that were asked for and a sheet of them', async () => {
  const runId = await stack.start(film, 'preview', { frames: [0, 12], sheet: true });
  const run = await stack.ended(runId);
  expect(run).toMatchObject({ error: null, state: 'completed' });
  const artefacts = run.result?.artefacts as { kind: string; frame?: number; url: string }[];
  expect(artefacts.map(({ kind, frame }) => [kind, frame])).toEqual([
    ['still', 0],
    ['still', 12],
    ['sheet', undefined],
  ]);
  for (const { url } of artefacts) {
    const { objectKey, sizeBytes } = await files.byToken(stack.ports.database.fork(), url.replace('/files/', ''));
    expect((await stack.ports.storage.head(objectKey))?.bytes).toBe(sizeBytes);
  }
  const { events } = await stack.ports.temporal.client.workflow.getHandle(runId).fetchHistory();
  expect(events?.filter((event) => event.activityTaskScheduledEventAttributes)).toHaveLength(1);
  // As after a worker that was killed before it could answer: what has ended is done, and ends no other way.
  const again = { workflowId: `${runId}-again`, taskQueue: taskQueues.core, args: [{ runId }] };
  await stack.ports.temporal.client.workflow.execute('previewRun', again);
  expect((await stack.events(runId)).filter(({ type }) => type === 'run.completed')).toHaveLength(1);
});

test('one worker alone begins on a preview before its turn, and what nobody comes for is given up', async () => {
  const { database, temporal } = stack.ports;
  const { headRevisionId: revisionId } = await projects.find(database.fork(), film.projectId);
  const wanted = { ...film, kind: 'preview' as const, writing: false, input: { frames: [3] }, requestHash: '' };
  const { run } = await openPaidRun(database.fork(), { ...wanted, revisionId, provider: 'none' }, { quote: null });
  const signal = new AbortController().signal;
  await using looks = new EarlyLooks(stack.ports);
  looks.begin(run.id);
  const look = await looks.take(run.id, signal);
  expect(look?.stills.map(({ frame, picture }) => [frame, picture.length > 500])).toEqual([[3, true]]);
  expect((await runs.find(database.fork(), run.id)).state).toBe('running');
  // Taken once; and another worker that hears of it leaves it to the first.
  expect(await looks.take(run.id, signal)).toBeNull();
  looks.begin(run.id);
  expect(await looks.take(run.id, signal)).toBeNull();
  await startRun(temporal.client, { ...run, phase: 'context' });
  expect(await stack.ended(run.id)).toMatchObject({ error: null, state: 'completed' });
});

test('a preview of a frame past the end fails with its code and no stills', async () => {
  const run = await stack.ended(await stack.start(film, 'preview', { frames: [9_999] }));
  expect(run.state).toBe('failed');
  expect(run.error).toMatchObject({ code: 'unknown_frame', category: 'validation', status: 422 });
});

test('an export before any review fails at the gate and names what is missing', async () => {
  const run = await stack.ended(await stack.start(film, 'export', { quality: 'draft' }));
  expect(run.error).toMatchObject({ code: 'gate_closed' });
  expect(JSON.stringify(run.error)).toContain('framewright review');
});

test('a review keeps its verdict, its measurements and the pictures that show it', async () => {
  const run = await stack.ended(await stack.start(film, 'review', {}));
  expect(run).toMatchObject({ error: null, state: 'completed' });
  const review = await reviews.ofRun(stack.ports.database.fork(), run.id);
  expect(run.result).toEqual({ reviewId: review?.id, verdict: review?.verdict });
  expect(review?.stills.length).toBeGreaterThan(1);
  const facts = review?.measurements as { texts: { text: string }[] };
  expect(facts.texts.length).toBeGreaterThan(0);
});

test('an export renders, checks and publishes one file', async () => {
  const review = await reviews.newest(stack.ports.database.fork(), film.projectId);
  const accept = review?.findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  const run = await stack.ended(await stack.start(film, 'export', { quality: 'draft', accept, reason: 'a test' }));
  expect(run).toMatchObject({ error: null, state: 'completed' });
  const [video] = (await stack.events(run.id)).filter(({ type }) => type === 'artefact');
  expect(video?.body).toMatchObject({ kind: 'video', width: 320, height: 180 });
  const { counts } = await progressOf(run.id);
  expect([counts.chunks, counts.chunksReused]).toEqual([expect.any(Number), 0]);
});

test('no history holds a word of the prompt, of the code or of a name', async () => {
  const { database, temporal } = stack.ports;
  const ids = await database.fork().execute<{ id: string }[]>('select id from runs');
  for (const { id } of ids) {
    const history = await temporal.client.workflow.getHandle(id).fetchHistory();
    const decoded = JSON.stringify(plainHistory(history, (content) => content.toString('utf8')));
    // Payloads can be read here: what is not found below is not there.
    expect(decoded).toContain(JSON.stringify(`{"runId":"${id}"`).slice(1, -1));
    for (const word of [canary, 'Know the sea', '4 seconds', 'framewright/kit', 'Ground', 'example.org']) {
      expect(decoded).not.toContain(word);
    }
  }
});

test('the Temporal UI can find a run by its attributes and read where it stands', async () => {
  const { client } = stack.ports.temporal;
  const { run } = { run: await stack.ended(await stack.start(film, 'preview', { frames: [0] })) };
  const description = await client.workflow.getHandle(run.id).describe();
  expect(await description.staticSummary()).toBe(`Preview of ${film.projectId}`);
  const prompts = client.workflow.list({
    query: `RunKind = 'prompt' AND Project = '${film.projectId}' AND Phase = 'review'`,
  });
  expect((await prompts[Symbol.asyncIterator]().next()).value).toMatchObject({
    type: 'promptRun',
    status: { name: 'COMPLETED' },
  });
  const metadata = await client.workflow
    .getHandle(run.id)
    .query<{ currentDetails: string }, []>('__temporal_workflow_metadata');
  expect(metadata.currentDetails).toContain('| phase | gate |');
});

test('this code replays the histories that it has just made', async () => {
  const { database, temporal } = stack.ports;
  const ids = await database.fork().execute<{ id: string }[]>('select id from runs');
  const histories = await Promise.all(
    ids.map(async ({ id }) => ({
      workflowId: id,
      history: await temporal.client.workflow.getHandle(id).fetchHistory(),
    })),
  );
  const replays = Worker.runReplayHistories({ workflowBundle: await testWorkflowBundle() }, histories);
  const errors: unknown[] = [];
  for await (const { error } of replays) if (error) errors.push(error);
  expect(errors).toEqual([]);
});

async function progressOf(runId: string): Promise<{ counts: Record<string, number> }> {
  const { view } = await stack.ports.temporal.client.workflow
    .getHandle(runId)
    .query<{ view: { counts: Record<string, number> } }, [number]>('progress', 0);
  return view;
}
