import { connect } from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { Problem } from '../../contract/problem.ts';
import { patienceMs } from '../patience.ts';
import { callerOf, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';
import { newProject, newScene } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());
const call = await newCaller(api.url);
const projectId = await newProject(call);
const { revision } = await newScene(call, projectId);

/** Sends bytes as they are, so that no client mends them, and reads the answer to its end. */
function sendRaw(text: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')));
  });
}

const rawRequest = (line: string, headers: Record<string, string> = {}, body = '') => {
  const all = { host: '127.0.0.1', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return sendRaw(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
};

/** Status and problem of a raw answer; every refusal is a problem document. */
function refusalOf(answer: string): [number, string] {
  const [head = '', body = ''] = answer.split(/\r\n\r\n/, 2);
  expect(head).toMatch(/content-type: application\/problem\+json/i);
  const { status, code } = Problem.parse(JSON.parse(body));
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  return [status, code];
}

const post = async (path: string, body: string | Buffer, headers: Record<string, string> = {}) => {
  const reply = await fetch(api.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': call.apiKey, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });
  const problem = Problem.parse(await reply.json());
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(problem.status).toBe(reply.status);
  return [reply.status, problem.code];
};

test.each([
  ['trailing data', '{"name":"a"} x'],
  ['no JSON', '{name: "a"}'],
  ['a byte order mark', '\uFEFF{"name":"a"}'],
  ['NaN', '{"name":"a","fps":NaN}'],
  ['a comment', '{"name":"a" /* hi */}'],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['a NUL character', '{"name":"a\\u0000b"}'],
  ['a lone surrogate', '{"name":"\\ud800"}'],
  ['a lone surrogate in a name', '{"name":"a","\\udfff":1}'],
  ['__proto__', '{"name":"a","__proto__":{"directed":true}}'],
  ['constructor', '{"name":"a","constructor":{"prototype":{}}}'],
  ['a huge number', '{"name":"a","fps":1e400}'],
  ['a huge integer', '{"name":"a","fps":9007199254740993}'],
  ['a number as text', '{"name":"a","fps":"30"}'],
  ['a fraction', '{"name":"a","fps":29.97}'],
  ['an empty name', '{"name":"   "}'],
  ['a long name', `{"name":"${'a'.repeat(201)}"}`],
  ['a name that blanks make too long', `{"name":"a${' '.repeat(200)}"}`],
  ['100,000 nested lists', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ['a million keys', `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":0`).join()}}`],
])('a body with %s is refused', async (_, body) => {
  expect(await post('/api/v1/projects', body)).toEqual([400, 'invalid_body']);
});

test('a body that is too large is refused, whatever it says of its length', async () => {
  const large = JSON.stringify({ name: 'a'.repeat(2 * 1024 * 1024) });
  expect(await post('/api/v1/projects', large)).toEqual([413, 'body_too_large']);
  const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
  const headers = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
  const chunked = await rawRequest('POST /api/v1/register', headers, `${chunk.repeat(100)}0\r\n\r\n`);
  expect(refusalOf(chunked)).toEqual([413, 'body_too_large']);
});

test('a body without an end is cut off', async () => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.write('POST /api/v1/register HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n');
  const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
  const pour = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', pour);
  pour();
  await closed;
});

test('a body that is not plain JSON is refused as such', async () => {
  const body = '{"name":"a"}';
  expect(await post('/api/v1/projects', body, { 'content-type': 'text/plain' })).toEqual([415, 'not_json']);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(await post('/api/v1/projects', 'name=a', form)).toEqual([415, 'not_json']);
  expect(await post('/api/v1/projects', body, { 'content-encoding': 'gzip' })).toEqual([415, 'not_json']);
});

test.each([
  '/api/v1/projects/%00',
  '/api/v1/projects/%zz',
  '/api/v1/projects/%c0%af',
  '/api/v1/projects/..%2f..%2fetc%2fpasswd',
  '/api/v1/projects/prj_0',
  `/api/v1/projects/${'a'.repeat(4_000)}`,
  "/api/v1/projects/prj_' or 1=1 --",
  '//api/v1/projects',
  '/api/v1/nothing',
  '/files/../../etc/passwd',
  '/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/files/short',
  `/files/${'A'.repeat(32)}`,
  '/debug',
  '/.env',
])('%s is not there', async (path) => {
  const answer = await rawRequest(`GET ${path.replaceAll(' ', '%20')}`, { 'x-api-key': call.apiKey });
  expect(refusalOf(answer)).toEqual([404, 'not_found']);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=1.5',
  'limit=abc',
  'limit=',
  'limit=1&limit=2',
  'cursor=%00',
  'cursor=bm90LWEtY3Vyc29y',
  `cursor=${'a'.repeat(300)}`,
  'unheard=1',
  '__proto__=1',
  'limit[$gt]=1',
])('the query %s is refused', async (query) => {
  const reply = await fetch(`${api.url}/api/v1/projects?${query}`, { headers: { 'x-api-key': call.apiKey } });
  expect([reply.status, Problem.parse(await reply.json()).code]).toEqual([400, 'invalid_query']);
});

test('what is not HTTP is told so', async () => {
  expect(refusalOf(await sendRaw('HELLO\r\n\r\n'))[0]).toBe(400);
  expect(
    refusalOf(await sendRaw(`GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`))[0],
  ).toBe(400);
});

test('a name that is rebound to this machine is refused, and so is none', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', 'evillocalhost', '127.0.0.1.evil.example', '']) {
    expect(refusalOf(await rawRequest('GET /api/v1/capabilities', { host }))).toEqual([403, 'host_refused']);
  }
  for (const host of ['localhost:1234', 'film-1.localhost:1234']) {
    expect(await rawRequest('GET /health', { host })).toMatch(/^HTTP\/1.1 200 /);
  }
});

test('no page of another origin is let in', async () => {
  const reply = await fetch(`${api.url}/api/v1/capabilities`, { headers: { origin: 'https://evil.example' } });
  expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a request id is echoed when it is well-formed and replaced when it is not', async () => {
  const idOf = async (id: string) =>
    (await callerOf(api.url)('health', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await idOf('my-request.1')).toBe('my-request.1');
  expect(await idOf('short')).toMatch(/^req_/);
  expect(await idOf('<script>alert(1)</script>')).toMatch(/^req_/);
});

test('frames, criteria, findings, revisions and positions that do not exist are named, and nothing is stored', async () => {
  const params = { projectId };
  const codeOf = async (name: Parameters<typeof call>[0], body: object) =>
    (await call(name, { params, body })).body.code;
  expect(await codeOf('startPreview', { frames: [0, 30] })).toBe('unknown_frame');
  expect(await codeOf('startPreview', { frames: [-1] })).toBe('invalid_body');
  expect(await codeOf('startPreview', { frames: [0], revision: 'rev_x' })).toBe('not_found');
  expect(await codeOf('verifyProject', { criteria: 'beauty>=9' })).toBe('unknown_criterion');
  expect(await codeOf('startExport', { accept: ['nothing'], reason: 'why' })).toBe('unknown_finding');
  expect(await codeOf('setPositions', { updates: [{ sceneId: 'scn_x', track: 1 }], apply: true })).toBe('not_found');
  expect(await codeOf('setPositions', { updates: [{ sceneId: 'scn_x', durationInFrames: -5 }] })).toBe('invalid_body');
  expect(await codeOf('addContext', { label: 'mood', text: 'calm' })).toBe('invalid_body');
  expect(await codeOf('startPrompt', { prompt: 'A film', budget: 0.0000001 })).toBe('invalid_body');
  expect((await call('listRuns')).body.runs).toEqual([]);
  expect((await call('getProject', { params })).body.headRevision).toBe(revision);
});

test('after all of that nothing broke: no reply was a 5xx, no log line is an error, the service answers', async () => {
  expect((await call('health')).status).toBe(200);
  const lines = api.logLines.map((line) => JSON.parse(line));
  expect(lines.filter(({ level, status }) => level === 'error' || status >= 500)).toEqual([]);
  expect(({} as { directed?: boolean }).directed).toBeUndefined();
});
