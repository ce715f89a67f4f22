import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { runs } from '../../db/repositories/runs.ts';
import { agentProject } from './agent-project.ts';
import { runAgent } from './run-agent.ts';

const { api, home, call, projectId } = await agentProject();

/** Runs the program as an agent does; `during` may end it. */
const agent = (
  arguments_: string[],
  { url = api.url, during }: { url?: string; during?: (end: () => void) => Promise<void> } = {},
) => runAgent({ home, url, apiKey: call.apiKey, projectId }, arguments_, during);

async function openRun(): Promise<string> {
  return (await call('startReview', { params: { projectId }, body: {} })).body.id;
}
const completed = { type: 'run.completed' as const, body: { summary: 'Clean.', spent: 0 } };
const error = { type: 'x', title: 'x', status: 500, detail: 'It broke.', instance: '', request_id: '' };
const failure = { ...error, code: 'internal', category: 'fatal' };

// One of each code and way to fail; the others in the long run.
test.each([
  [['scenes', 'positions', '--help'], 0, { help: expect.stringContaining('--updates-json') }],
  [['project', 'list', '--nothing'], 2, { code: 'invalid_arguments' }],
  [['project', 'list'], 0, { projects: expect.any(Array) }],
  [['scenes', 'code', 'scn_none', '--output', '/nowhere/at-all/x.tsx'], 2, { code: 'not_found' }],
  [['export', 'start', '--wait'], 2, { code: 'gate_closed' }],
])('%j answers one document and ends with %i', async (arguments_, code, document) => {
  const ended = await agent(arguments_);
  expect(ended).toMatchObject({ code, documents: [document], err: '' });
});

test('a service that is not there is one transient document', async () => {
  const ended = await agent(['project', 'list'], { url: 'http://127.0.0.1:9' });
  expect(ended).toMatchObject({ code: 4, documents: [{ category: 'transient' }], err: '' });
});

test('interrupted before the service answers, it says so in one document', async () => {
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const silent = createServer(() => asked());
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const during = async (end: () => void) => {
    await isAsked;
    end();
  };
  const ended = await agent(['project', 'list'], { url, during });
  silent.closeAllConnections();
  silent.close();
  expect(ended).toMatchObject({ code: 4, documents: [{ category: 'transient', code: 'unavailable' }], err: '' });
});

/** Until somebody follows something at the service. */
async function isFollowed(): Promise<void> {
  const streams = async () => /^framewright_sse_streams (\d+)$/m.exec(await (await fetch(`${api.url}/metrics`)).text());
  while (Number((await streams())?.[1] ?? 0) === 0) await delay(100);
}

test('interrupted while a run goes on, it tells in one document that the run goes on, and how to come back', async () => {
  const runId = await openRun();
  const during = async (end: () => void) => {
    await isFollowed();
    end();
  };
  const ended = await agent(['runs', 'watch', runId], { during });
  expect(ended).toMatchObject({
    code: 0,
    documents: [{ detached: true, runId, attach: `framewright runs watch ${runId}` }],
    err: '',
  });
});

test('a stream of lines ends with the terminal event, also of a run that failed', async () => {
  const runId = await openRun();
  await runs.finish(api.database.fork(), runId, { state: 'completed', event: completed });
  const good = await agent(['runs', 'watch', runId, '--stream-json']);
  expect([good.code, good.documents.at(-1)]).toMatchObject([0, { event: 'run.completed', id: 2 }]);
  const bad = await openRun();
  const event = { type: 'run.failed' as const, body: { error: failure } };
  await runs.finish(api.database.fork(), bad, { state: 'failed', error: failure, event });
  const failed = await agent(['runs', 'watch', bad, '--stream-json']);
  expect([failed.code, failed.documents.at(-1)]).toMatchObject([5, { event: 'run.failed', id: 2 }]);
  const refused = await agent(['runs', 'watch', 'run_none', '--stream-json']);
  expect(refused).toMatchObject({ code: 2, documents: [{ code: 'not_found' }] });
});

test('a watched project answers with its next change, and with each one after a number', async () => {
  let isOver = false;
  // A program that is slow to start hears of a later change.
  const change = async () => {
    for (let tries = 0; tries < 90 && !isOver; tries += 1) {
      await call('addContext', { params: { projectId }, body: { label: 'goal', text: 'Watched' } });
      await delay(500);
    }
  };
  let changes: Promise<void> | undefined;
  const during = async () => {
    await delay(700);
    changes = change();
  };
  const next = await agent(['project', 'watch'], { during });
  isOver = true;
  await changes;
  expect(next).toMatchObject({
    code: 0,
    documents: [{ event: 'project.changed', data: { parts: ['brief'] } }],
    err: '',
  });
  const before = Number(next.documents[0].id) - 1;
  const again = await agent(['project', 'watch', '--after', String(before), '--once', '--stream-json']);
  // The next change may have been made before the program was over: then it is told with this one.
  expect(again.documents).toMatchObject([{ event: 'project.changed', data: next.documents[0].data }]);
  expect(Number(again.documents[0].id)).toBeGreaterThan(before);
});

test('a run that failed is one document: its problem', async () => {
  const bad = await openRun();
  const event = { type: 'run.failed' as const, body: { error: failure } };
  await runs.finish(api.database.fork(), bad, { state: 'failed', error: failure, event });
  expect(await agent(['runs', 'watch', bad])).toMatchObject({ code: 5, documents: [{ code: 'internal' }] });
});
