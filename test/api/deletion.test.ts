import { afterAll, expect, test } from '@jest/globals';
import { files } from '../../db/repositories/files.ts';
import { ledger } from '../../db/repositories/ledger.ts';
import { reconcileLedger } from '../../db/repositories/reconcile-ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { signedIn } from './browser.ts';
import { type Caller, callerOf, newCaller } from './caller.ts';
import { startApi } from './start-api.ts';
import { newProject } from './test-film.ts';

const api = await startApi();
afterAll(async () => api[Symbol.asyncDispose]());

/** Tables in which a row holds one of these texts anywhere, whatever the column. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const em = api.database.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const patterns = JSON.stringify(texts.map((text) => `%${text}%`));
  const looks = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select 1 from "${name}" t, patterns p where t::text ilike p.text)`,
  );
  const found = await em.execute<{ name: string }[]>(
    `with patterns as materialized (select jsonb_array_elements_text(?::jsonb) as text) ${looks.join(' union all ')}`,
    [patterns],
  );
  return found.map(({ name }) => name);
}

/** A project with scene, prompt run, hold, file and event; texts of a person are all through it. */
async function filledProject(call: Caller, word: string) {
  const projectId = await newProject(call, { name: `Project ${word}` });
  const params = { projectId };
  await call('addContext', { params, body: { label: 'goal', text: `Goal ${word}` } });
  const code = `export default function Scene() { return <div>${word}</div>; }\n`;
  await call('createScene', {
    params,
    body: { name: `Scene ${word}`, code, track: 0, startFrame: 0, durationInFrames: 30 },
  });
  const headers = { 'idempotency-key': `key-${word}` };
  const run = await call('startPrompt', { params, body: { prompt: `A film about ${word}` }, headers });
  const em = api.database.fork();
  await runs.markStarted(em, run.body.id);
  await runs.begin(em, run.body.id);
  const objectKey = `projects/${projectId}/runs/${run.body.id}/still-000001.png`;
  await api.storage.put(objectKey, Buffer.from(word), 'image/png');
  await api.storage.put(`scratch/${run.body.id}/scene-0-0.tsx`, Buffer.from(word), 'text/plain');
  const file = { projectId, runId: run.body.id, kind: 'still', objectKey, contentType: 'image/png' } as const;
  const { token } = await files.record(em, { ...file, sizeBytes: word.length, sha256: 'a'.repeat(64) });
  return { projectId, runId: run.body.id as string, token, objectKey };
}

test('a deleted account leaves no word of its person in any table and no object, and its ledger balances', async () => {
  const email = 'zaphod.canary@example.org';
  const browser = await signedIn(api, email);
  const { accountId } = browser;
  const key = await browser.call('createKey', { body: { name: 'Key canaryword', scopes: ['read', 'write', 'spend'] } });
  const call = callerOf(api.url, key.body.api_key);
  const film = await filledProject(call, 'canaryword');
  const neighbour = await newCaller(api.url);
  const other = await newProject(neighbour, { name: 'Untouched' });
  expect((await tablesWith(email, 'canaryword')).length).toBeGreaterThan(8);

  const wrong = await browser.call('deleteAccount', { body: { confirm: 'yes' } });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'confirm']);
  expect((await browser.call('deleteAccount', { body: { confirm: accountId } })).status).toBe(200);

  expect(await tablesWith(email, 'zaphod', 'canaryword')).toEqual([]);
  expect(await api.storage.head(film.objectKey)).toBeNull();
  expect(await api.storage.head(`scratch/${film.runId}/scene-0-0.tsx`)).toBeNull();
  expect((await fetch(`${api.url}/files/${film.token}`)).status).toBe(404);
  expect((await call('account')).body.code).toBe('wrong_key');
  expect((await browser.call('account')).status).toBe(401);
  const statement = await ledger.statement(api.database.fork(), accountId);
  expect(statement.items.map(({ kind }) => kind)).toEqual(['release', 'hold', 'grant']);
  expect(await ledger.balanceOf(api.database.fork(), accountId)).toMatchObject({ heldMicros: 0 });
  expect(await reconcileLedger(api.database.fork())).toEqual([]);
  expect((await neighbour('getProject', { params: { projectId: other } })).status).toBe(200);
});

test('who comes back after deleting the account starts anew, without another four dollars', async () => {
  const first = await signedIn(api, 'again@example.org');
  await first.call('deleteAccount', { body: { confirm: first.accountId } });
  const second = await signedIn(api, 'again@example.org');
  expect(second.accountId).not.toBe(first.accountId);
  expect(await ledger.balanceOf(api.database.fork(), second.accountId)).toMatchObject({ availableMicros: 0 });
});

test('a person who deletes one of several accounts keeps the others', async () => {
  const agent = await newCaller(api.url);
  const browser = await signedIn(api, 'several@example.org');
  const adopted = await browser.call('adoptAccount', { body: { api_key: agent.apiKey } });
  await browser.call('deleteAccount', { body: { confirm: adopted.body.accountId } });
  const back = await signedIn(api, 'several@example.org');
  expect(back.accountId).toBe(browser.accountId);
});

test('a deleted project is hidden, restored as it was, and after thirty days can no longer be', async () => {
  const call = await newCaller(api.url);
  const { id: accountId } = (await call('account')).body;
  await ledger.grant(api.database.fork(), { accountId, key: 'test', amountMicros: 3_000_000 });
  const projectId = await newProject(call, { name: 'Back' });
  const params = { projectId };
  const before = (await call('getProject', { params })).body;
  expect((await call('undeleteProject', { params })).body.id).toBe(projectId);
  await call('deleteProject', { params });
  expect((await call('getProject', { params })).status).toBe(404);
  expect((await call('listProjects')).body.projects).toEqual([]);
  const { body: gone } = await call('listDeletedProjects');
  expect(gone.projects).toMatchObject([{ id: projectId, name: 'Back' }]);
  const days = (Date.parse(gone.projects[0].restorableUntil) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 1);
  const restored = (await call('undeleteProject', { params })).body;
  expect({ ...restored, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
  expect((await call('listContexts', { params })).body.contexts).toHaveLength(3);

  await call('deleteProject', { params });
  const aged = `update projects set deleted_at = now() - interval '31 days' where id = ?`;
  await api.database.fork().execute(aged, [projectId]);
  expect((await call('undeleteProject', { params })).status).toBe(404);
  expect((await call('listDeletedProjects')).body.projects).toEqual([]);
});

test('the export of an account holds every table of it, and no secret', async () => {
  const browser = await signedIn(api, 'data@example.org');
  const key = await browser.call('createKey', { body: { name: 'Key', scopes: ['read', 'write', 'spend'] } });
  const call = callerOf(api.url, key.body.api_key);
  const film = await filledProject(call, 'dataword');
  await api.database.fork().execute(
    `insert into webhooks (id, account_id, url, events, secret, previous_secret, previous_until, state)
      values ('whk_1', ?, 'https://hooks.example', '{run.completed}', 'signingword', 'oldword', now(), 'active')`,
    [browser.accountId],
  );
  const stranger = await newCaller(api.url);
  await newProject(stranger, { name: 'strangerword' });

  const reply = await fetch(`${api.url}/api/v1/account/export`, { headers: { 'x-api-key': key.body.api_key } });
  expect(reply.headers.get('content-disposition')).toContain('framewright-account.json');
  const text = await reply.text();
  const { tables, signIn, accountId } = JSON.parse(text);
  expect([accountId, signIn]).toEqual([browser.accountId, { email: 'data@example.org' }]);
  expect(tables.projects).toMatchObject([{ id: film.projectId, name: 'Project dataword' }]);
  expect(tables.runs).toMatchObject([{ id: film.runId, input: { prompt: 'A film about dataword' } }]);
  expect(tables.sceneVersions[0].code).toContain('dataword');
  expect(tables.contextEntries).toHaveLength(4);
  expect(tables.files).toMatchObject([{ token: film.token }]);
  expect(tables.transfers.map(({ kind }: { kind: string }) => kind)).toEqual(['grant', 'hold']);
  expect(tables.entries.length).toBeGreaterThan(3);
  expect(tables.webhooks).toMatchObject([{ url: 'https://hooks.example' }]);
  expect(text).not.toMatch(/strangerword|signingword|oldword/);
  const secrets = await api.database
    .fork()
    .execute<{ hash: string }[]>('select hash from api_keys union all select hash from sessions');
  expect(secrets.filter(({ hash }) => text.includes(hash))).toEqual([]);
  const found = (await tablesWith('dataword')).map((name) => name.replace(/_(\w)/g, (_, c) => c.toUpperCase()));
  expect(found.filter((name) => !tables[name as string]?.length)).toEqual([]);
});

test('an export of many rows comes whole', async () => {
  const call = await newCaller(api.url);
  const projectId = await newProject(call);
  for (let count = 0; count < 60; count++) {
    await call('addContext', { params: { projectId }, body: { label: 'requirement', text: `Line ${count}` } });
  }
  const reply = await fetch(`${api.url}/api/v1/account/export`, { headers: { 'x-api-key': call.apiKey } });
  const { tables } = (await reply.json()) as { tables: Record<string, { id: string }[]> };
  expect(new Set(tables.contextEntries?.map(({ id }) => id)).size).toBe(63);
});
