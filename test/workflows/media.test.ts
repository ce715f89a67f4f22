import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { createGuardedClient } from '../../adapters/http/guarded-client.ts';
import { newWebhookSecret, signDelivery } from '../../adapters/http/sign-delivery.ts';
import { jobServer } from '../../adapters/media/job-server.ts';
import { cancelRunWorkflow } from '../../adapters/temporal/cancel-run.ts';
import { startIntake } from '../../adapters/temporal/start-intake.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import { newId } from '../../db/new-id.ts';
import { assets } from '../../db/repositories/assets.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { mediaQuantity } from '../../domain/media/media-quantity.ts';
import { quoteMedia } from '../../domain/money/quote.ts';
import { writePng } from '../../engine/media/raw-picture.ts';
import { openJobServer } from '../adapters/media/job-server-double.ts';
import { startApi } from '../api/start-api.ts';
import { testTemporalAddress } from '../embedded.ts';
import { patienceMs } from '../patience.ts';
import { addPicture, discOnGround } from './library.ts';
import { openWorkflowStack } from './workflow-stack.ts';

const stack = await openWorkflowStack({ twice: true });
const embedded = stack.ports.media;
const secret = newWebhookSecret();
const replicateSecret = newWebhookSecret();
const server = await openJobServer({ content: Buffer.from(discOnGround), type: 'image/svg+xml' });
const publicBaseUrl = 'https://films.example.com';
const api = await startApi({
  parts: stack.ports,
  temporalAddress: await testTemporalAddress(),
  env: {
    ...{ TEMPORAL_NAMESPACE: stack.ports.temporal.namespace, MEDIA_JOBS_URL: server.baseUrl },
    ...{ MEDIA_JOBS_OPERATIONS: 'image_generation', MEDIA_JOBS_SECRET: secret, PUBLIC_BASE_URL: publicBaseUrl },
    ...{ REPLICATE_KEY: 'replicate-key', REPLICATE_SECRET: replicateSecret },
  },
});
afterEach(() => {
  stack.ports.media = embedded;
});
afterAll(async () => {
  server[Symbol.dispose]();
  await api[Symbol.asyncDispose]();
  await stack[Symbol.asyncDispose]();
});
const fork = () => stack.ports.database.fork();
const micros = 10_000_000;
const newProject = async () => {
  const project = await stack.project({ width: 640, height: 360, fps: 25 });
  await stack.grant(project.accountId, micros);
  return project;
};
type Project = Awaited<ReturnType<typeof newProject>>;

/** Starts an operation that is charged, on an account with ten dollars. */
function start(project: Project, operation: MediaOperation, input: Record<string, unknown>): Promise<string> {
  const quote = quoteMedia(operation, mediaQuantity(operation, input), true);
  const paid = { quote, billing: 'local' as const };
  return stack.start(project, 'media', { name: 'made', operation, ...input }, undefined, paid, 'embedded');
}

/** What the run made and what it cost. */
async function made(project: Project, runId: string) {
  const { state, error, result } = await stack.ended(runId);
  const { availableMicros, heldMicros } = await ledger.balanceOf(fork(), project.accountId);
  const asset = (await assets.list(fork(), project.projectId)).find(({ name }) => name === 'made');
  return { state, error, result, asset, heldMicros, paidMicros: micros - availableMicros - heldMicros };
}

/** A disc on a plain ground, 23 % of a picture that is small enough to be cut out at once. */
async function addDisc(project: Project): Promise<void> {
  const [width, height] = [200, 150];
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2];
    data.set(Math.hypot(x, y) < 46.9 ? [179, 38, 30, 255] : [233, 237, 243, 255], at * 4);
  }
  const content = await writePng({ width, height, data }, { folder: stack.ports.scratchDir });
  const [id, uploadKey] = [newId('asset'), `projects/${project.projectId}/uploads/disc`];
  await stack.ports.storage.put(uploadKey, content, 'image/png');
  await assets.accept(fork(), project.accountId, {
    ...{ id, projectId: project.projectId, name: 'disc', kind: 'image', type: 'image/png', bytes: content.length },
    ...{ sha256: 'a'.repeat(64), uploadKey },
  });
  await startIntake(stack.ports.temporal.client, id, patienceMs);
  await stack.ports.temporal.client.workflow.getHandle(id).result();
}

test('a subject is cut out of its ground, once, for the price of one picture', async () => {
  const project = await newProject();
  await addDisc(project);
  const { state, asset, paidMicros, heldMicros, result } = await made(
    project,
    await start(project, 'background_removal', { asset: 'disc' }),
  );
  expect([state, paidMicros, heldMicros]).toEqual(['completed', 20_000, 0]);
  expect(asset).toMatchObject({ state: 'ready', kind: 'image', picture: { alpha: true } });
  expect(result).toMatchObject({ operation: 'background_removal', provider: 'embedded', assetId: asset?.id });
  expect((result as { facts: { kept: number } }).facts.kept).toBeCloseTo(0.23, 2);
}, 120_000);

test('a picture without a ground is refused and costs nothing', async () => {
  const project = await newProject();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#777"/></svg>';
  await addPicture(stack, project, { name: 'plain', svg });
  const { state, error, asset, paidMicros, heldMicros } = await made(
    project,
    await start(project, 'background_removal', { asset: 'plain' }),
  );
  expect([state, (error as { code: string }).code]).toEqual(['failed', 'asset_refused']);
  expect([asset, paidMicros, heldMicros]).toEqual([undefined, 0, 0]);
}, 120_000);

test('a text is spoken in its language, with each word where it is heard, by its thousand characters', async () => {
  const project = await newProject();
  const text = 'Der Hafen öffnet am Montag, ganz früh.';
  const { state, asset, paidMicros, result } = await made(project, await start(project, 'voiceover', { text }));
  expect([state, paidMicros]).toEqual(['completed', Math.ceil(0.06 * text.length * 1000)]);
  expect(result).toMatchObject({ facts: { language: 'de' } });
  const { seconds = 0, loudness } = asset?.sound ?? {};
  expect(seconds).toBeGreaterThan(1.5);
  expect(loudness).toBeGreaterThan(-20);
  const words = asset?.words ?? [];
  expect(words.map((word) => word.text)).toEqual(text.split(' '));
  for (const [index, { from, to }] of words.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(from).toBeGreaterThanOrEqual(words[index - 1]?.from ?? 0);
    expect(to).toBeLessThanOrEqual(seconds);
  }
}, 120_000);

/** Has pictures made by the job server, and waits until it has taken the work of a run. */
async function startJob(
  project: Project,
  { patienceMinutes = 30, callbackBase = publicBaseUrl as string | null } = {},
) {
  const settings = { baseUrl: server.baseUrl, apiKey: 'job-key', patienceMinutes, callbackBase };
  const outbound = createGuardedClient({ allow: [] });
  stack.ports.media = { ...embedded, image_generation: jobServer(settings, 'image_generation', { outbound }) };
  server.report = { state: 'running' };
  server.asked.length = 0;
  const runId = await start(project, 'image_generation', { prompt: 'a disc' });
  while (!server.asked.some(({ method }) => method === 'GET')) await delay(50);
  return runId;
}

interface Call {
  key?: string;
  at?: Date;
  jobId?: string;
  body?: string;
}

/** Tells the API of a job's end as the job server does. */
async function call(runId: string, { key = secret, at = new Date(), jobId = `job-${runId}`, ...given }: Call = {}) {
  const body = given.body ?? JSON.stringify({ id: jobId, state: 'succeeded', result: { url: 'files/made' } });
  const headers = signDelivery({ id: `msg-${jobId}`, body, secrets: [key], at });
  const url = `${api.url}/api/v1/media-callbacks/${runId}`;
  const answer = await fetch(url, { method: 'POST', headers, body });
  const told = (await answer.json()) as { code?: string; used?: boolean };
  return [answer.status, told.code ?? told.used];
}

test('a job server makes a picture and calls, once: forged, foreign, early, late and repeated calls change nothing', async () => {
  const project = await newProject();
  const runId = await startJob(project);
  expect(server.asked.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { callback_url: `${publicBaseUrl}/api/v1/media-callbacks/${runId}` } },
  ]);
  const running = JSON.stringify({ id: `job-${runId}`, state: 'running' });
  expect(await call(runId, { key: newWebhookSecret() })).toEqual([401, 'signature_refused']);
  expect(await call(runId, { at: new Date(Date.now() - 600_000) })).toEqual([401, 'signature_refused']);
  expect(await call(runId, { body: 'OK' })).toEqual([400, 'invalid_body']);
  expect(await call(runId, { body: 'x'.repeat(300_000) })).toEqual([413, 'body_too_large']);
  expect(await call(runId, { jobId: 'job-of-another' })).toEqual([404, 'not_found']);
  expect(await call(newId('run'))).toEqual([404, 'not_found']);
  expect(await call('anything')).toEqual([404, 'not_found']);
  expect(await call(runId, { body: running })).toEqual([200, false]);
  // In Replicate's words only what its own secret signs is read.
  const processing = JSON.stringify({ id: `job-${runId}`, status: 'processing', output: null, error: null });
  expect(await call(runId, { key: replicateSecret, body: processing })).toEqual([200, false]);
  expect(await call(runId, { body: processing })).toEqual([400, 'invalid_body']);
  expect(await call(runId, { key: replicateSecret, body: running })).toEqual([400, 'invalid_body']);
  expect(await call(runId)).toEqual([200, true]);
  expect(await call(runId)).toEqual([200, false]);
  const { state, asset, paidMicros, heldMicros, result } = await made(project, runId);
  expect([state, paidMicros, heldMicros]).toEqual(['completed', 80_000, 0]);
  expect(asset).toMatchObject({ kind: 'image', state: 'ready', picture: { width: 2048, height: 1536 } });
  expect(result).toMatchObject({ operation: 'image_generation', assetId: asset?.id });
  expect(await call(runId)).toEqual([200, false]);
  expect(server.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  const history = JSON.stringify(await stack.ports.temporal.client.workflow.getHandle(runId).fetchHistory());
  for (const word of ['job-key', secret, 'files/made', server.baseUrl]) {
    expect([word, history.includes(word), api.logLines.some((line) => line.includes(word))]).toEqual([
      word,
      false,
      false,
    ]);
  }
}, 120_000);

test('work that is cancelled, that fails or that takes too long is called off at its server and costs nothing', async () => {
  const project = await newProject();
  const dropped = () =>
    server.asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1));
  const cancelled = await startJob(project);
  await cancelRunWorkflow(stack.ports.temporal.client, cancelled, { discard: false });
  expect(await made(project, cancelled)).toMatchObject({
    state: 'cancelled',
    asset: undefined,
    paidMicros: 0,
    heldMicros: 0,
  });
  expect(new Set(dropped())).toEqual(new Set([`job-${cancelled}`]));
  expect(await call(cancelled)).toEqual([200, false]);
  const late = await startJob(project, { patienceMinutes: 0, callbackBase: null });
  const { state, error, paidMicros } = await made(project, late);
  expect([state, (error as { code: string }).code, paidMicros]).toEqual(['failed', 'provider_failed', 0]);
  expect(new Set(dropped())).toEqual(new Set([`job-${late}`]));
  server.report = { state: 'running' };
}, 120_000);
