import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import { ledger } from '../../db/repositories/ledger.ts';
import { runs } from '../../db/repositories/runs.ts';
import { topUps } from '../../db/repositories/top-ups.ts';
import { codeSentTo } from '../api/browser.ts';
import { startApi } from '../api/start-api.ts';
import { compiled } from '../compiled.ts';

const api = await startApi();
const home = await mkdtemp(join(tmpdir(), 'framewright-account-'));
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: documents of many commands; their endpoints' schemas checked them.
type Answer = any;

/** Runs the real program as an agent, with a home of this test; its exit code and its one document. */
function run(...arguments_: string[]): Promise<{ code: number; value: Answer }> {
  const options = { env: { PATH: '/usr/bin:/bin', ...compiled, HOME: home, CLI_AGENT: '1', CLI_BASE_URL: api.url } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/main.ts', ...arguments_], options, (error, out) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, value: JSON.parse(out) }),
    );
  });
}

/** Lines of the program's output as a person sees them, as they come. */
function spawnLines(...arguments_: string[]): AsyncIterator<string> & AsyncIterable<string> {
  const options = { env: { PATH: '/usr/bin:/bin', ...compiled, HOME: home, CLI_BASE_URL: api.url } };
  const child = spawn(process.execPath, ['cli/main.ts', ...arguments_], options);
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]() as never;
}

test('money is told in its sign, a checkout at once, and a brief that was produced before is not taken for a new one', async () => {
  await run('auth', 'register', '--email', 'money@example.org', '--name', 'Money');
  const waiting = spawnLines('top-up', '20', '--stream-json');
  const opened = JSON.parse((await waiting.next()).value ?? '');
  expect(opened.checkoutUrl).toContain('/checkout/');
  await topUps.fulfil(api.database.fork(), opened.id, { amountCents: 2_000 });
  expect(JSON.parse((await waiting.next()).value ?? '')).toMatchObject({ id: opened.id, state: 'paid' });

  const brief = join(home, 'brief.yaml');
  await writeFile(brief, 'name: Film\ngoal: Sell\nrequirement: Ten seconds\nbrand: Blue\n');
  const { value: first } = await run('produce', brief, '--detach');
  expect(first).toMatchObject({ kind: 'production' });
  const event = { type: 'run.failed' as const, body: {} };
  await runs.finish(api.database.fork(), first.id, { state: 'failed', error: {}, event });
  const { value: again } = await run('produce', brief, '--detach');
  expect(again).toMatchObject({ id: first.id, note: expect.stringContaining('--again') });
  expect((await run('produce', brief, '--detach', '--again')).value.id).not.toBe(first.id);
  await writeFile(brief, 'name: Film\ngoal: Sell\nbrand: Blue\naproval: true\napprovals: yes\nexport: high\n');
  const { code, value: refused } = await run('produce', brief, '--detach');
  expect([code, refused.code]).toEqual([2, 'invalid_arguments']);
  expect(
    Object.fromEntries(refused.errors.map(({ path, message }: Record<string, string>) => [path, message])),
  ).toEqual({
    requirement: 'is missing',
    aproval: expect.stringMatching(/^no such field; a brief knows name, .*approvals/),
    approvals: 'must be true, false, or a list of phases: [generate, iterate]',
    export: 'must be true, false, or a quality: { quality: draft | standard | high }',
  });

  const { accountId } = await runs.find(api.database.fork(), first.id);
  const refund = { accountId, key: 'back', amountCents: 500, source: 'local' as const, kind: 'refund' as const };
  await ledger.takeBack(api.database.fork(), refund);
  const lines = spawnLines('ledger', '--limit', '1');
  const table = [];
  for await (const line of lines) table.push(line);
  expect(table.join()).toMatch(/refund.*-5\.00.*15\.00/);
}, 60_000);

test('logging in again replaces the key of this machine, which expires; a list comes whole with --all', async () => {
  const email = 'again@example.org';
  for (const time of [1, 2]) {
    await run('auth', 'login', '--email', email);
    const { value } = await run('auth', 'login', '--email', email, '--code', await codeSentTo(api, email));
    expect(value).toMatchObject({ email, isNew: time === 1 });
  }
  const page = (await run('keys', 'list', '--limit', '1')).value;
  expect([page.keys.length, page.nextCursor]).toEqual([1, expect.any(String)]);
  const { keys, nextCursor } = (await run('keys', 'list', '--limit', '1', '--all')).value;
  const tool = keys.filter(({ name }: { name: string }) => name.startsWith('Command line on '));
  expect(tool).toMatchObject([{ state: 'living', expiresAt: expect.any(String) }, { state: 'revoked' }]);
  expect(nextCursor).toBe(null);
}, 60_000);

test('a person logs in by a code, brings a project back, takes the data along and deletes the account', async () => {
  const email = 'cli@example.org';
  expect((await run('auth', 'login', '--email', email)).value).toMatchObject({ sent: true });
  const code = await codeSentTo(api, email);
  const wrong = await run('auth', 'login', '--email', email, '--code', '0000 0000');
  expect([wrong.code, wrong.value.code]).toEqual([3, 'wrong_code']);
  const { value: person } = await run('auth', 'login', '--email', email, '--code', code);
  expect(person).toMatchObject({ email, isNew: true, granted: 4 });
  expect((await run('auth', 'status')).value).toMatchObject({
    id: person.accountId,
    key: { scopes: expect.any(Array) },
  });

  const { value: project } = await run('project', 'create', '--name', 'Film');
  await run('project', 'delete', project.id);
  expect((await run('project', 'list', '--deleted')).value.projects).toMatchObject([{ id: project.id }]);
  expect((await run('project', 'undelete', project.id)).value).toMatchObject({ id: project.id, name: 'Film' });

  const out = join(home, 'mine.json');
  expect((await run('account', 'export', '--out', out)).value).toMatchObject({ file: out });
  expect(JSON.parse(await readFile(out, 'utf8')).tables.projects).toMatchObject([{ name: 'Film' }]);
  expect((await stat(out)).mode & 0o777).toBe(0o600);

  expect((await run('account', 'update', '--name', 'Team')).value).toMatchObject({ name: 'Team' });
  const unsure = await run('account', 'delete');
  expect([unsure.code, String(unsure.value.detail)]).toEqual([2, expect.stringContaining('account export')]);
  expect((await run('account', 'delete', '--yes')).value).toEqual({ deleted: true });
  expect((await run('auth', 'status')).value).toMatchObject({ code: 'missing_key' });
}, 120_000);
