import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createGuardedClient } from '../../../adapters/http/guarded-client.ts';
import { replicateVideo } from '../../../adapters/media/replicate.ts';
import { Prediction, reportOf } from '../../../contract/predictions.ts';
import { brandColours } from '../../../domain/media/brand-colours.ts';
import type { MediaOrder } from '../../../domain/media/media-end.ts';
import { type Answer, json, openJobServer } from './job-server-double.ts';

// Answers are those that replicate.com/docs/reference/http shows; the file comes from another host, as there.
const clip = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(2_000)]);
const server = await openJobServer({ content: clip, type: 'video/mp4' });
const files = await openJobServer({ content: clip, type: 'video/mp4' });
afterAll(() => {
  server[Symbol.dispose]();
  files[Symbol.dispose]();
});
const fileUrl = `${files.baseUrl}/files/made`;
const prediction = (status: string, rest: object = {}) => ({
  ...{ id: 'pred-1', model: 'bytedance/seedance-1-lite', version: 'hidden', input: { prompt: 'Tides' }, logs: '' },
  ...{ error: null, status, created_at: '2026-11-21T18:00:00Z', metrics: {}, urls: { get: '', cancel: '' }, ...rest },
});
const done = (output: unknown = fileUrl) =>
  json(200, prediction('succeeded', { output, metrics: { predict_time: 41.2 } }));
beforeEach(() => {
  server.answers.clear();
  server.asked.length = 0;
  files.answers.clear();
  files.asked.length = 0;
  files.file = { content: clip, type: 'video/mp4' };
  server.answers.set('POST /v1/predictions', json(201, prediction('starting')));
  server.answers.set('GET /v1/predictions/pred-1', json(200, prediction('processing')));
});

const allowed = [new URL(files.baseUrl).host];
const open = ({ calls = true, timeoutMs = 30_000, allow = allowed } = {}) =>
  replicateVideo(
    {
      ...{ baseUrl: server.baseUrl.replace(/\/v1$/, ''), apiKey: 'key-1', model: 'bytedance/seedance-1-lite' },
      ...{ lengths: [10, 5], patienceMinutes: 30, callbackBase: calls ? 'https://films.example.com' : null },
      ...{ timeoutMs, fileTimeoutMs: timeoutMs, maxBytes: 5_000 },
    },
    'ai_video_a',
    { outbound: createGuardedClient({ allow }) },
  );
const order: MediaOrder = {
  ...{ operation: 'ai_video_a', prompt: 'Tides', seconds: 4, seed: 7 },
  ...{ size: { width: 1080, height: 1920, fps: 30 }, colours: brandColours('', 0) },
};
const signal = new AbortController().signal;
const submit = (end = open(), asked = order) => end.submit(asked, { signal, key: 'run_1' });
const look = (end = open(), called: Record<string, unknown> | null = null) => end.look('pred-1', { signal, called });
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    (value) => ({ code: value, options: {} as { retryAfter?: number } }),
    (thrown) => thrown,
  );
  return [error.code, error.options.retryAfter ?? null];
};

test('a clip is asked for as its documentation says, in the least length that is long enough, and its file is fetched without the key', async () => {
  expect(await submit()).toEqual({ job: 'pred-1' });
  expect(server.asked).toMatchObject([
    {
      ...{ method: 'POST', path: '/v1/predictions', headers: { authorization: 'Bearer key-1' } },
      body: {
        version: 'bytedance/seedance-1-lite',
        input: { prompt: 'Tides', duration: 5, aspect_ratio: '9:16', seed: 7 },
        webhook: 'https://films.example.com/api/v1/media-callbacks/run_1',
        webhook_events_filter: ['completed'],
      },
    },
  ]);
  expect(await look()).toEqual({ state: 'working' });
  for (const output of [fileUrl, ['https://other.example/log.txt', fileUrl]]) {
    server.answers.set('GET /v1/predictions/pred-1', done(output));
    expect(await look()).toMatchObject({
      state: 'done',
      made: { content: clip, type: 'video/mp4', facts: { model: 'bytedance/seedance-1-lite', predictSeconds: 41.2 } },
    });
  }
  expect(files.asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
});

test('a small picture goes within the request, a large one as a file before it; without a secret nothing is called', async () => {
  await submit(open({ calls: false }), { ...order, picture: { content: Buffer.from('small'), type: 'image/png' } });
  expect(server.asked[0]?.body).toMatchObject({ input: { image: 'data:image/png;base64,c21hbGw=' } });
  expect(server.asked[0]?.body).not.toHaveProperty('webhook');
  server.asked.length = 0;
  server.answers.set('POST /v1/files', json(201, { id: 'f', urls: { get: 'https://api.example/v1/files/f' } }));
  await submit(open(), { ...order, picture: { content: Buffer.alloc(800_000, 1), type: 'image/jpeg' } });
  expect(server.asked.map(({ path }) => path)).toEqual(['/v1/files', '/v1/predictions']);
  expect(server.asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(server.asked[1]?.body).toMatchObject({ input: { image: 'https://api.example/v1/files/f' } });
});

test('a length that the model does not make is refused before anything is handed over', async () => {
  expect(await codeOf(submit(open(), { ...order, seconds: 11 }))).toEqual(['provider_failed', null]);
  expect(server.asked).toEqual([]);
});

test('a call is read as news of its own prediction alone', async () => {
  const called = reportOf(Prediction.parse(prediction('succeeded', { output: fileUrl })));
  expect(await look(open(), called)).toMatchObject({ state: 'done', made: { type: 'video/mp4' } });
  expect(server.asked).toEqual([]);
  expect(await look(open(), { ...called, id: 'pred-2' })).toEqual({ state: 'working' });
  const ends = ['failed', 'canceled', 'aborted'].map((status) => reportOf(Prediction.parse(prediction(status))).state);
  expect(ends).toEqual(['failed', 'failed', 'failed']);
  expect(reportOf(Prediction.parse(prediction('succeeded'))).state).toBe('failed');
});

const cut: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"id":');
  setTimeout(() => response.destroy(), 20);
};
test.each<[string, string, (end: ReturnType<typeof open>) => Promise<unknown>]>([
  ['handing over', 'POST /v1/predictions', submit],
  ['looking', 'GET /v1/predictions/pred-1', look],
  ['fetching', 'GET /v1/files/', look],
])('%s waits as long as told, and survives one that is slow, cut or broken', async (_, path, act) => {
  const host = path === 'GET /v1/files/' ? files : server;
  if (host === files) server.answers.set('GET /v1/predictions/pred-1', done());
  const check = async (answer: Answer, expected: unknown, end = open()) => {
    host.answers.set(path, answer);
    expect(await codeOf(act(end))).toEqual(expected);
  };
  await check(json(429, { detail: 'Request was throttled.' }, { 'retry-after': '17' }), ['provider_unavailable', 17]);
  await check(json(503, {}), ['provider_unavailable', 5]);
  await check(cut, ['provider_unavailable', 5]);
  await check(() => undefined, ['provider_unavailable', 5], open({ timeoutMs: 150 }));
  await check(json(401, { title: 'Unauthenticated' }), ['operation_unavailable', null]);
  await check(json(402, { title: 'Insufficient credit' }), ['operation_unavailable', null]);
  await check(json(422, { title: 'Input validation failed' }), ['provider_failed', null]);
});

test.each([
  ['no prediction', json(200, { status: 'succeeded' })],
  ['of another type', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
  ['of another prediction', json(200, { ...prediction('processing'), id: 'pred-2' })],
] as [string, Answer][])('an answer that is %s is a failure', async (_, answer) => {
  server.answers.set('GET /v1/predictions/pred-1', answer);
  expect((await codeOf(look()))[0]).toBe('provider_failed');
});

test('a file that is none, too large, of another kind, or at an address that may not be asked is a failure', async () => {
  server.answers.set('GET /v1/predictions/pred-1', done());
  for (const content of [Buffer.alloc(0), Buffer.alloc(6_000, 1), Buffer.from('RIFF....WAVE'), Buffer.from('<html>')]) {
    files.file = { content, type: 'video/mp4' };
    expect((await codeOf(look()))[0]).toBe('provider_failed');
  }
  expect((await codeOf(look(open({ allow: [] }))))[0]).toBe('provider_failed');
  server.answers.set('GET /v1/predictions/pred-1', done('http://169.254.169.254/latest'));
  expect((await codeOf(look()))[0]).toBe('provider_failed');
});

test('work that nobody waits for is called off, and one that is over already is content with that', async () => {
  server.answers.set('POST /v1/predictions/pred-1/cancel', json(200, prediction('canceled')));
  await open().drop('pred-1', { signal });
  expect(server.asked).toMatchObject([{ method: 'POST', path: '/v1/predictions/pred-1/cancel' }]);
  server.answers.set('POST /v1/predictions/pred-1/cancel', json(404, {}));
  await open().drop('pred-1', { signal });
});
