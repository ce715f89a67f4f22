import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { codeSentTo } from '../api/browser.ts';
import { startApi } from '../api/start-api.ts';

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
  const options = { env: { PATH: '/usr/bin:/bin', HOME: home, CLI_AGENT: '1', CLI_BASE_URL: api.url } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/main.ts', ...arguments_], options, (error, out) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, value: JSON.parse(out) }),
    );
  });
}

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
