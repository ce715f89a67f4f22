import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { test } from '@jest/globals';
import { newWebhookSecret } from '../../adapters/http/sign-delivery.ts';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { startIntake } from '../../adapters/temporal/start-intake.ts';
import { tellRun } from '../../adapters/temporal/tell-run.ts';
import { taskQueues } from '../../contract/names.ts';
import { newId } from '../../db/new-id.ts';
import { assets } from '../../db/repositories/assets.ts';
import { exportRecords } from '../../db/repositories/exports.ts';
import { revisions } from '../../db/repositories/revisions.ts';
import { runNotes } from '../../db/repositories/run-notes.ts';
import { runs } from '../../db/repositories/runs.ts';
import { webhookDeliveries } from '../../db/repositories/webhook-deliveries.ts';
import { webhooks } from '../../db/repositories/webhooks.ts';
import { addPicture, discOnGround } from './library.ts';
import { asBase64, plainHistory } from './plain-history.ts';
import { createScriptedDirector } from './scripted-director.ts';
import { createScriptedMedia } from './scripted-media.ts';
import { openWorkflowStack, type WorkflowStack } from './workflow-stack.ts';

/*
 * `npm run record:histories` keeps one history of each way that a workflow can go, as this code makes it, for the
 * replay test. It adds files and replaces none: what an earlier version made must stay replayable.
 */
const brief = {
  ...{ name: 'A film', goal: 'Announce the launch of Tidewater, a calm tide table.' },
  ...{ requirement: '“Know the sea before you go.”', brand: 'Colours #1b4dff and #ffffff; calm.' },
  ...{ length: 9, approvals: ['iterate'], export: true },
};
const pale = `export default function Note() {
  return <div style={{ position: 'absolute', inset: 0, background: '#ffffff', color: '#fafafa', fontSize: 40 }}>Read the tide</div>;
}`;

let stack: WorkflowStack;
const fork = () => stack.ports.database.fork();

test('record', async () => {
  await using opened = await openWorkflowStack({ director: createScriptedDirector(), media: createScriptedMedia() });
  stack = opened;
  await recordPrompts();
  await recordFilm();
  await recordLoops();
  await recordProduction();
  await recordClockwork();
  await recordDelivery();
  await recordIntake();
  await recordMedia();
  await recordHeard();
}, 900_000);

async function save(id: string, name: string, from = stack): Promise<void> {
  const history = await from.ports.temporal.client.workflow.getHandle(id).fetchHistory();
  for (let version = 1; ; version += 1) {
    const file = new URL(`./histories/${name}${version > 1 ? `-${version}` : ''}.json`, import.meta.url);
    if (existsSync(file)) continue;
    return writeFile(file, `${JSON.stringify(plainHistory(history, asBase64))}\n`);
  }
}

async function waits(id: string, reason: string): Promise<void> {
  for (;;) {
    const run = await runs.find(fork(), id);
    if (run.waitsFor === reason) return;
    if (run.endedAt) throw new Error(`ended as ${run.state}`);
    await delay(100);
  }
}

async function recordPrompts(): Promise<void> {
  const record = async (name: string, input: Record<string, unknown>) => {
    const run = await stack.ended(await stack.start(await stack.project(), 'prompt', input));
    await save(run.id, name);
  };
  await record('prompt-with-repairs', { prompt: 'script: good mended hopeless unparsable' });
  await record('prompt-spar', { prompt: 'script: good', spar: true });
  await record('prompt-deep', { prompt: 'A 6 second launch film for Tidewater.', mode: 'agent-max', seed: 7 });
  const slow = await stack.start(await stack.project(), 'prompt', { prompt: 'script: good slow' });
  while (!(await stack.events(slow)).some(({ type }) => type === 'scene.ready')) await delay(50);
  await cancelRunWorkflow(stack.ports.temporal.client, slow, { discard: false });
  await stack.ended(slow);
  await save(slow, 'prompt-cancelled');
}

/** A prompt whose voice and music are made by runs of their own. */
async function recordHeard(): Promise<void> {
  await using heard = await openWorkflowStack({ director: createScriptedDirector() });
  const prompt = 'A 6 second film for Tidewater with a calm voiceover, soft music and captions.';
  const run = await heard.ended(await heard.start(await heard.project(), 'prompt', { prompt }));
  await save(run.id, 'prompt-heard', heard);
}

/** What is done to a film that stands: looked at, reviewed, mended and exported. */
async function recordFilm(): Promise<void> {
  const film = await stack.project();
  const closed = await stack.ended(await stack.start(film, 'export', { quality: 'draft' }));
  await save(closed.id, 'export-at-closed-gate');
  const change = { type: 'create' as const, name: 'Note', code: pale, track: 0, startFrame: 0, durationInFrames: 40 };
  await revisions.commit(fork(), film.projectId, change, { writtenBy: 'caller' });
  const kinds = [
    ['preview', { frames: [0, 19], sheet: true }],
    ['mend', { apply: true }],
    ['review', {}],
    ['export', { quality: 'draft' }],
  ] as const;
  for (const [kind, input] of kinds) {
    const run = await stack.ended(await stack.start(film, kind, input));
    if (run.state !== 'completed') throw new Error(`${kind}: ${JSON.stringify(run.error)}`);
    await save(run.id, kind);
  }
  if ((await exportRecords.list(fork(), film.projectId)).items.length !== 1) throw new Error('no export');
}

async function recordLoops(): Promise<void> {
  const film = await stack.project();
  const change = { type: 'create' as const, name: 'Note', code: pale, track: 0, startFrame: 0, durationInFrames: 40 };
  await revisions.commit(fork(), film.projectId, change, { writtenBy: 'caller' });
  const mends = await stack.start(film, 'loop', { goal: 'No faults, please.', criteria: 'errors<=0' });
  await stack.ended(mends);
  await save(mends, 'loop-mends');
  const input = { goal: 'script: good', criteria: 'fps>=60', turns: 30 };
  const second = await stack.project();
  const poor = await stack.start(second, 'loop', input, undefined, { billing: 'local' });
  await waits(poor, 'balance');
  await stack.grant(second.accountId, 10_000_000);
  await tellRun(stack.ports.temporal, poor, { message: 'pause' });
  await tellRun(stack.ports.temporal, poor, { message: 'resume' });
  await stack.ended(poor);
  await save(poor, 'loop-waits-for-balance');
  const third = await stack.start(await stack.project(), 'loop', { goal: 'script: slow', criteria: 'errors<=0' });
  while ((await runs.childrenOf(fork(), third)).every(({ startedAt }) => !startedAt)) await delay(50);
  await cancelRunWorkflow(stack.ports.temporal.client, third, { discard: false });
  await stack.ended(third);
  await save(third, 'loop-cancelled');
}

async function recordProduction(): Promise<void> {
  const id = await stack.start(await stack.project(), 'production', { ...brief, seed: 7 });
  await waits(id, 'approval');
  await tellRun(stack.ports.temporal, id, { message: 'pause' });
  await waits(id, 'paused');
  await tellRun(stack.ports.temporal, id, { message: 'resume' });
  await waits(id, 'approval');
  const note = await runNotes.add(fork(), id, 'send_back', 'Use #0a7f5a as the accent colour.');
  await tellRun(stack.ports.temporal, id, { message: 'decide', argument: { type: 'send_back', note } });
  await delay(1_000);
  await waits(id, 'approval');
  await tellRun(stack.ports.temporal, id, { message: 'decide', argument: { type: 'approve', note: null } });
  await stack.ended(id);
  await save(id, 'production-sent-back');
}

async function recordClockwork(): Promise<void> {
  for (const name of ['housekeeping', 'upkeep']) {
    const { client } = stack.ports.temporal;
    const options = { workflowId: name, taskQueue: taskQueues.core, args: [] };
    await client.workflow.execute(name, options);
    await save(name, name);
  }
}

/** The address is refused, so that a wait follows; the second attempt finds the webhook disabled and gives up. */
async function recordDelivery(): Promise<void> {
  const film = await stack.project();
  const { accountId } = film;
  const webhook = { accountId, url: 'http://127.0.0.1:9/hook', events: ['run.failed' as const] };
  const { id } = await webhooks.create(fork(), { ...webhook, secret: newWebhookSecret() });
  const run = await stack.ended(await stack.start(film, 'preview', { frames: [9_999] }));
  const found = () =>
    fork().execute<{ id: string; attempts: number }[]>('select id, attempts from webhook_deliveries where run_id = ?', [
      run.id,
    ]);
  while ((await found())[0]?.attempts !== 1) await delay(100);
  await webhooks.change(fork(), accountId, id, { state: 'disabled' });
  const [delivery] = await found();
  await stack.ports.temporal.client.workflow.getHandle(`${delivery?.id}-1`).result();
  const { state } = (await webhookDeliveries.find(fork(), delivery?.id ?? '')) ?? {};
  if (state !== 'failed') throw new Error(`the delivery is ${state}`);
  await save(`${delivery?.id}-1`, 'webhook-delivery');
}

/** An uploaded picture, looked into. */
async function recordIntake(): Promise<void> {
  const { accountId, projectId } = await stack.project();
  const id = newId('asset');
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  const facts = { type: 'image/svg+xml', kind: 'image' as const, bytes: content.length, sha256: 'a'.repeat(64) };
  const uploadKey = `projects/${projectId}/uploads/${id}`;
  await stack.ports.storage.put(uploadKey, content, facts.type);
  await assets.accept(fork(), accountId, { id, projectId, name: 'mark', ...facts, uploadKey });
  await startIntake(stack.ports.temporal.client, id);
  await stack.ports.temporal.client.workflow.getHandle(id).result();
  await save(id, 'asset-intake');
}

/** Media files made here, by a provider that answers, and by one that takes the work; and one that is cancelled. */
async function recordMedia(): Promise<void> {
  const record = async (name: string, operation: string) => {
    const project = await stack.project();
    await addPicture(stack, project, { name: 'disc', svg: discOnGround });
    const input = { operation, name: 'made', asset: 'disc' };
    const run = await stack.ended(await stack.start(project, 'media', input, undefined, {}, 'embedded'));
    if (run.state !== 'completed') throw new Error(`${operation}: ${JSON.stringify(run.error)}`);
    await save(run.id, name);
  };
  await record('media-here', 'background_removal');
  await record('media-answer', 'image_generation');
  await record('media-job', 'ai_video_a');
}
