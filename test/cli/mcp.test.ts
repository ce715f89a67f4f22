import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { endpoints } from '../../contract/endpoints.ts';
import { runs } from '../../db/repositories/runs.ts';
import { startApi } from '../api/start-api.ts';
import { compiled } from '../compiled.ts';
import { patienceMs } from '../patience.ts';

const api = await startApi();
const home = mkdtempSync(join(tmpdir(), 'framewright-mcp-'));
const client = new Client({ name: 'test', version: '1' });
const patience = { timeout: patienceMs };
await client.connect(
  new StdioClientTransport({
    command: process.execPath,
    args: ['cli/main.ts', 'mcp'],
    env: { PATH: '/usr/bin:/bin', ...compiled, HOME: home, CLI_BASE_URL: api.url },
    stderr: 'pipe',
  }),
  patience,
);
afterAll(async () => {
  await client.close();
  await api[Symbol.asyncDispose]();
  rmSync(home, { recursive: true });
});

const call = async (name: string, given: Record<string, unknown> = {}) => {
  const result = (await client.callTool({ name, arguments: given }, undefined, patience)) as CallToolResult;
  const [content] = result.content;
  return {
    isError: result.isError === true,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape.
    value: result.structuredContent as any,
    text: content?.type === 'text' ? content.text : '',
  };
};

test('every endpoint of the table is a tool, with what it takes and whether it only looks', async () => {
  const { tools } = await client.listTools();
  const names = Object.values(endpoints).map(({ name }) => name.replaceAll('.', '_'));
  expect(tools.map(({ name }) => name)).toEqual(names);
  const [create, list, remove] = ['projects_create', 'projects_list', 'projects_delete'].map((wanted) =>
    tools.find(({ name }) => name === wanted),
  );
  expect(create?.inputSchema).toMatchObject({
    required: ['name'],
    properties: { format: { enum: ['landscape', 'portrait', 'square'] }, idempotencyKey: { type: 'string' } },
  });
  expect(list?.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
  expect(remove?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  expect(client.getInstructions()).toContain('accounts_register');
});

test('without a key the open tools work, others answer the server’s problem document, and a registration is kept', async () => {
  const capabilities = await call('discovery_capabilities');
  expect(capabilities.value.tools.length).toBe(Object.keys(endpoints).length);
  const refused = await call('projects_list');
  expect(refused).toMatchObject({ isError: true, value: { code: 'missing_key', category: 'auth', status: 401 } });
  const registered = await call('accounts_register', { email: 'mcp@example.org', name: 'MCP' });
  expect(JSON.parse(registered.text)).toEqual(registered.value);
  const created = await call('projects_create', { name: 'By tool', format: 'portrait', idempotencyKey: 'once' });
  expect(created).toMatchObject({ isError: false, value: { width: 1080, height: 1920 } });
  const again = await call('projects_create', { name: 'By tool', format: 'portrait', idempotencyKey: 'once' });
  expect(again.value.id).toBe(created.value.id);
  const got = await call('projects_get', { projectId: created.value.id });
  expect(got.value.id).toBe(created.value.id);
  const listed = await call('projects_list', { limit: 5 });
  expect(listed.value.projects).toHaveLength(1);
});

test.each([
  ['nowhere_at_all', {}, 'invalid_arguments'],
  ['projects_get', {}, 'invalid_arguments'],
  ['projects_list', { unheardOf: 1 }, 'invalid_arguments'],
  ['projects_create', { name: 'x', unheardOf: 1 }, 'invalid_body'],
  ['projects_create', { name: 7 }, 'invalid_body'],
  ['projects_get', { projectId: '../keys' }, 'not_found'],
])('%s of %j answers the problem %s', async (name, given, code) => {
  const { isError, value } = await call(name, given);
  expect([isError, value.code]).toEqual([true, code]);
});

test('a closed gate names what is missing, as over HTTP', async () => {
  const { value: project } = await call('projects_create', { name: 'Gated' });
  const { value } = await call('prompts_start', { projectId: project.id, prompt: 'A film' });
  expect(value).toMatchObject({ code: 'gate_closed', missing: expect.any(Array) });
});

async function startedRun(): Promise<string> {
  const { value: project } = await call('projects_create', { name: 'Run' });
  const { value: run } = await call('reviews_start', { projectId: project.id });
  return run.id;
}
const end = { type: 'run.completed' as const, body: { summary: 'Clean.', spent: 0 } };

test('a run is followed to its end, each event told as progress on the way', async () => {
  const runId = await startedRun();
  const told: (string | undefined)[] = [];
  const watched = client.callTool({ name: 'runs_events', arguments: { runId } }, undefined, {
    onprogress: ({ message }) => told.push(message),
    resetTimeoutOnProgress: true,
    ...patience,
  });
  // What is told right before the reply may come too late for the client to hand it on.
  for (let left = 2_400; told.length === 0 && left > 0; left -= 1) await delay(50);
  await runs.finish(api.database.fork(), runId, { state: 'completed', event: end });
  const { structuredContent } = (await watched) as unknown as { structuredContent: { events: { event: string }[] } };
  expect(structuredContent).toMatchObject({ runId, ended: true, lastEventId: 2 });
  expect(structuredContent.events.map(({ event }) => event)).toEqual(['run.accepted', 'run.completed']);
  expect(told[0]).toMatch(/^run\.accepted/);
});

test('a run that goes on is answered after the wait, with the call that goes on from there', async () => {
  const runId = await startedRun();
  let { value } = await call('runs_events', { runId, waitSeconds: 1 });
  // On a machine with much else to do the first event may take longer to come.
  for (let waitSeconds = 2; value.lastEventId === 0 && waitSeconds < 60; waitSeconds *= 2)
    ({ value } = await call('runs_events', { runId, waitSeconds }));
  expect(value).toMatchObject({ ended: false, next: { tool: 'runs_events', arguments: { runId, lastEventId: 1 } } });
  await runs.finish(api.database.fork(), runId, { state: 'completed', event: end });
  const rest = await call(value.next.tool, value.next.arguments);
  expect(rest.value.events.map(({ event }: { event: string }) => event)).toEqual(['run.completed']);
});

test('an API that went away is a transient problem, not a broken server', async () => {
  const lonely = new Client({ name: 'test', version: '1' });
  const env = { PATH: '/usr/bin:/bin', ...compiled, HOME: home, CLI_BASE_URL: 'http://127.0.0.1:9' };
  await lonely.connect(
    new StdioClientTransport({ command: process.execPath, args: ['cli/main.ts', 'mcp'], env }),
    patience,
  );
  const { structuredContent } = await lonely.callTool(
    { name: 'discovery_pricing', arguments: {} },
    undefined,
    patience,
  );
  await lonely.close();
  expect(structuredContent).toMatchObject({ category: 'transient', retry_after: expect.any(Number) });
});
