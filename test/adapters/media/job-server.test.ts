import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createGuardedClient } from '../../../adapters/http/guarded-client.ts';
import { jobServer } from '../../../adapters/media/job-server.ts';
import type { MediaOperation } from '../../../contract/media-operations.ts';
import { brandColours } from '../../../domain/media/brand-colours.ts';
import type { MediaOrder } from '../../../domain/media/media-end.ts';
import { type Answer, json, openJobServer } from './job-server-double.ts';

const wav = Buffer.alloc(2_000);
wav.write('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\xbb\0\0\0\x77\x01\0\x02\0\x10\0data', 0, 'latin1');
wav.writeUInt32LE(wav.length - 8, 4);
wav.writeUInt32LE(wav.length - 44, 40);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const server = await openJobServer({ content: wav, type: 'audio/wav' });
const other = await openJobServer({ content: wav, type: 'audio/wav' });
afterAll(() => {
  server[Symbol.dispose]();
  other[Symbol.dispose]();
});
beforeEach(() => {
  server.answers.clear();
  server.asked.length = 0;
  other.asked.length = 0;
  server.file = { content: wav, type: 'audio/wav' };
});

const otherHost = new URL(other.baseUrl).host;
const open = (operation: MediaOperation = 'music', { allow = [otherHost], calls = true, timeoutMs = 30_000 } = {}) =>
  jobServer(
    {
      ...{ baseUrl: server.baseUrl, apiKey: 'key-1', patienceMinutes: 30, timeoutMs, fileTimeoutMs: timeoutMs },
      ...{ callbackBase: calls ? 'https://films.example.com' : null, maxBytes: 5_000 },
    },
    operation,
    { outbound: createGuardedClient({ allow }) },
  );
const order: MediaOrder = {
  ...{ operation: 'music', prompt: 'Tides', mood: 'calm', seconds: 12, seed: 7 },
  ...{ size: { width: 1920, height: 1080, fps: 30 }, colours: brandColours('', 0) },
};
const signal = new AbortController().signal;
const submit = (end = open()) => end.submit(order, { signal, key: 'run_1' });
const look = (end = open(), called: Record<string, unknown> | null = null) => end.look('job-1', { signal, called });
const done = (url = 'files/made') =>
  json(200, { id: 'job-1', state: 'succeeded', result: { url, facts: { bpm: 70 } } });
const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    (value) => ({ code: value, options: {} as { retryAfter?: number } }),
    (thrown) => thrown,
  );
  return [error.code, error.options.retryAfter ?? null];
};

test('work is handed over once under the key of its run, asked for until it is there, and its file fetched', async () => {
  expect(await submit()).toEqual({ job: 'job-run_1' });
  expect(server.asked[0]).toMatchObject({
    ...{ method: 'POST', path: '/v1/jobs' },
    headers: { authorization: 'Bearer key-1', 'idempotency-key': 'run_1' },
    body: {
      operation: 'music',
      input: { prompt: 'Tides', mood: 'calm', seconds: 12, seed: 7, size: { width: 1920, height: 1080, fps: 30 } },
      accept: expect.arrayContaining(['audio/wav', 'audio/mpeg']),
      ...{ max_bytes: 5_000, callback_url: 'https://films.example.com/api/v1/media-callbacks/run_1' },
    },
  });
  server.report = { state: 'running' };
  expect(await look()).toEqual({ state: 'working' });
  server.answers.set('GET /v1/jobs/', done());
  expect(await look()).toEqual({
    state: 'done',
    made: { content: wav, type: 'audio/wav', words: undefined, facts: { bpm: 70 } },
  });
  expect(server.asked.at(-1)).toMatchObject({ path: '/v1/files/made', headers: { authorization: 'Bearer key-1' } });
});

test('a picture goes with the order, and no address to call at where nothing could be proved', async () => {
  const end = open('background_removal', { calls: false });
  const picture = { content: png, type: 'image/png' };
  await end.submit({ ...order, operation: 'background_removal', picture }, { signal, key: 'run_1' });
  const { body } = server.asked[0] ?? { body: {} };
  expect(body).toMatchObject({
    input: { image: { type: 'image/png', base64: png.toString('base64') } },
    accept: ['image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    callback_url: null,
  });
});

test('a call about the job stands for a look; one about another is none', async () => {
  const called = { id: 'job-1', state: 'failed', error: 'out of memory' };
  expect(await look(open(), called)).toEqual({ state: 'failed', detail: 'out of memory' });
  expect(server.asked).toEqual([]);
  server.report = { state: 'running' };
  expect(await look(open(), { ...called, id: 'job-2' })).toEqual({ state: 'working' });
  expect(server.asked).toHaveLength(1);
});

test('a file at another address is fetched without the key, and only from where this installation may go', async () => {
  server.answers.set('GET /v1/jobs/', done(`${other.baseUrl}/files/made`));
  expect(await look()).toMatchObject({ state: 'done', made: { type: 'audio/wav' } });
  expect(other.asked[0]?.headers.authorization).toBeUndefined();
  other.asked.length = 0;
  const closed = open('music', { allow: [] });
  for (const url of [
    `${other.baseUrl}/files/made`,
    'http://169.254.169.254/latest',
    'https://[::1]/',
    'file:///etc/hosts',
  ]) {
    server.answers.set('GET /v1/jobs/', done(url));
    expect(await codeOf(look(closed))).toEqual(['provider_failed', null]);
  }
  server.answers.set('GET /v1/jobs/', done());
  server.answers.set('GET /v1/files/', (_, response) =>
    response.writeHead(302, { location: `${other.baseUrl}/files/made` }).end(),
  );
  expect((await codeOf(look()))[0]).toMatch(/^provider_/);
  expect(other.asked).toEqual([]);
});

test.each<[string, Buffer]>([
  ['a page', Buffer.from('<!doctype html><p>Not today.')],
  ['a picture', png],
  ['nothing', Buffer.alloc(0)],
  ['too much', Buffer.concat([wav, Buffer.alloc(4_000)])],
])('%s instead of music is a failure that nobody repeats, whatever it is called', async (_, content) => {
  server.file = { content, type: 'audio/wav' };
  for (const url of ['files/made', `${other.baseUrl}/files/made`]) {
    other.file = { content, type: 'audio/wav' };
    server.answers.set('GET /v1/jobs/', done(url));
    expect(await codeOf(look())).toEqual(['provider_failed', null]);
  }
});

const cut: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"id":');
  setTimeout(() => response.destroy(), 20);
};
test.each<[string, string, (end: ReturnType<typeof open>) => Promise<unknown>]>([
  ['handing over', 'POST /v1/jobs', submit],
  ['looking', 'GET /v1/jobs/', look],
  ['fetching', 'GET /v1/files/', look],
])('%s waits as long as a busy server says, and survives one that is slow, cut or broken', async (_, path, act) => {
  if (path === 'GET /v1/files/') server.answers.set('GET /v1/jobs/', done());
  const check = async (answer: Answer, expected: unknown, end = open()) => {
    server.answers.set(path, answer);
    expect(await codeOf(act(end))).toEqual(expected);
  };
  await check(json(429, {}, { 'retry-after': '17' }), ['provider_unavailable', 17]);
  await check(json(503, {}), ['provider_unavailable', 5]);
  await check(cut, ['provider_unavailable', 5]);
  await check(() => undefined, ['provider_unavailable', 5], open('music', { timeoutMs: 150 }));
  await check(json(401, {}), ['operation_unavailable', null]);
  await check(json(400, {}), ['provider_failed', null]);
});

test.each([
  ['no JSON', 'OK'],
  ['no id', '{"state":"queued"}'],
  ['an id that is a path', '{"id":"../admin","state":"queued"}'],
  ['a success without a file', '{"id":"job-1","state":"succeeded"}'],
  ['another job', '{"id":"job-9","state":"running"}'],
])('a report with %s is a failure', async (_, text) => {
  server.answers.set('GET /v1/jobs/', (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(text),
  );
  expect((await codeOf(look()))[0]).toBe('provider_failed');
});

test('a server that only calls need not answer when it is asked; one that never calls must', async () => {
  server.answers.set('GET /v1/jobs/', json(405, {}));
  expect(await look()).toEqual({ state: 'working' });
  expect(await codeOf(look(open('music', { calls: false })))).toEqual(['provider_failed', null]);
});

test('work that nobody waits for is called off, and a server that knows of none is content with that', async () => {
  await open().drop('job-1', { signal });
  expect(server.asked).toMatchObject([
    { method: 'DELETE', path: '/v1/jobs/job-1', headers: { authorization: 'Bearer key-1' } },
  ]);
  server.answers.set('DELETE', json(404, {}));
  await open().drop('job-1', { signal });
});
