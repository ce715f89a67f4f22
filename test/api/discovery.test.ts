import { afterAll, expect, test } from '@jest/globals';
import { endpoints } from '../../contract/endpoints.ts';
import { callerOf } from './caller.ts';
import { startApi } from './start-api.ts';

const api = await startApi({ env: { BILLING: 'auto' } });
afterAll(async () => api[Symbol.asyncDispose]());
const call = callerOf(api.url);

test('capabilities lists every endpoint with what it takes, what it costs and the command that does the same', async () => {
  const { body } = await call('capabilities');
  const tools = new Map(body.tools.map((tool: { name: string }) => [tool.name, tool]));
  expect([...tools.keys()]).toEqual(Object.values(endpoints).map(({ name }) => name));
  expect(tools.get('prompts.start')).toMatchObject({
    price: '1.00 to 5.00 dollars per prompt',
    command: 'prompt <text>',
    scope: 'spend',
    input: { required: expect.arrayContaining(['projectId', 'prompt']), additionalProperties: false },
  });
  expect(tools.get('previews.start')).toMatchObject({ price: 'free' });
  expect(body).toMatchObject({
    billing: 'local',
    director: { name: 'offline' },
    limits: { sceneCodeBytes: 262_144 },
    rateLimits: { sign_in: 1_000_000 },
  });
});

test('a director with a key is named, and the key is not', async () => {
  await using other = await startApi({ env: { ANTHROPIC_API_KEY: 'sk-secret-canary' } });
  const { body } = await callerOf(other.url)('capabilities');
  expect(body.director.name).toBe('anthropic');
  expect(JSON.stringify(body) + other.logLines.join()).not.toContain('canary');
});

test('the price list is the specification’s, and what nobody here can do says so', async () => {
  const { body } = await call('pricing');
  const prices = body.operations.map(({ operation, low, high, available }: never) => [operation, low, high, available]);
  expect(prices).toEqual([
    ['ai_generation', 1, 5, true],
    ['export_hd', 0.1, 0.1, true],
    ['background_removal', 0.02, 0.02, false],
    ['image_generation', 0.08, 0.08, false],
    ['voiceover', 0.06, 0.06, false],
    ['music', 0.12, 0.12, false],
    ['ai_video_a', 0.14, 0.14, false],
    ['ai_video_b', 0.8, 0.8, false],
    ['subscription_starter', 25, 25, false],
    ['subscription_studio', 99, 99, false],
  ]);
  expect(body.operations[0].note).toMatch(/stands in/);
  expect(body.operations[0].free).toBe(false);
});

test('with a Stripe key the work of a stand-in is free and says why, and what it makes is not', async () => {
  await using paid = await startApi({ env: { BILLING: 'auto', STRIPE_SECRET_KEY: 'sk_test_canary' } });
  const ask = callerOf(paid.url);
  const { body } = await ask('pricing');
  const [generation, exported] = body.operations;
  expect([generation.free, exported.free]).toEqual([true, false]);
  expect(generation.note).toMatch(/stand-in's work costs 0/);
  expect(body.operations.at(-1)).toMatchObject({ operation: 'subscription_studio', available: true, free: false });
  const operations = ['ai_generation', 'export_hd'].map((operation) => ({ operation, quantity: 1 }));
  expect((await ask('estimate', { body: { operations } })).body.total).toEqual({ low: 0.1, high: 0.1 });
});

test('an installation that nobody can pay says so where its operations are listed', async () => {
  await using other = await startApi({ env: { BILLING: 'auto', API_HOST: '0.0.0.0' } });
  const ask = callerOf(other.url.replace('0.0.0.0', '127.0.0.1'));
  const { body } = await ask('capabilities');
  expect(body.billing).toBe('unconfigured');
  expect(body.unavailable).toContainEqual({ operation: 'top_up', reason: expect.stringContaining('not configured') });
});

test('an estimate multiplies and adds without losing a micro-dollar', async () => {
  const operations = [
    { operation: 'ai_generation', quantity: 2 },
    { operation: 'voiceover', quantity: 0.1 },
    { operation: 'ai_video_a', quantity: 3 },
  ];
  const { body } = await call('estimate', { body: { operations } });
  expect(body.items.map(({ low, high }: never) => [low, high])).toEqual([
    [2, 10],
    [0.006, 0.006],
    [0.42, 0.42],
  ]);
  expect(body.total).toEqual({ low: 2.426, high: 10.426 });
  const unknown = await call('estimate', { body: { operations: [{ operation: 'constructor', quantity: 1 }] } });
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'operations.0.operation']);
});

test('the OpenAPI document describes every endpoint, and every reference in it leads somewhere', async () => {
  const document = JSON.parse(await (await fetch(`${api.url}/api/v1/openapi.json`)).text());
  expect(document.openapi).toBe('3.1.0');
  for (const { method, path, name } of Object.values(endpoints)) {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
  }
  const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? [];
  for (const reference of references) {
    const path = reference.slice(3, -1).split('/');
    expect(path.reduce((at, key) => at?.[key], document)).toBeDefined();
  }
  expect(document.servers).toEqual([{ url: api.url }]);
});

test('the kit is told with its pieces', async () => {
  const { body } = await call('kit');
  expect(body.module).toBe('@framewright/kit');
  expect(body.pieces.length).toBeGreaterThan(10);
  expect(body.reference).toContain('Headline');
});

test('without Temporal the API answers and says that it is not ready, and why', async () => {
  expect((await call('health')).body).toEqual({ status: 'ok' });
  const { status, body } = await call('ready');
  expect(status).toBe(503);
  const failing = body.checks.filter(({ ok }: never) => !ok).map(({ name }: never) => name);
  expect(failing).toEqual(['temporal', 'workers']);
  expect(JSON.stringify(body)).not.toContain('127.0.0.1');
});

test('addresses in replies are the configured one, else the one that was asked, never what a header claims', async () => {
  const body = { email: 'a@example.com', name: 'A' };
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
  const asked = await call('register', { body, headers });
  expect(asked.body.endpoints.capabilities).toBe(`${api.url}/api/v1/capabilities`);
  await using other = await startApi({ env: { PUBLIC_BASE_URL: 'https://films.example/' } });
  const configured = await callerOf(other.url)('register', { body });
  expect(configured.body.endpoints.capabilities).toBe('https://films.example/api/v1/capabilities');
});
