import { readFileSync, statSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import { startEmbedded } from '../../scripts/embedded/embedded.ts';
import { alive, commandOf, descendants, scratchFolder, startScript, until } from './processes.ts';
import { query } from './query.ts';

const folder = scratchFolder();
afterAll(() => folder[Symbol.dispose]());

async function startUp(dataDir: string) {
  const up = startScript(['scripts/up.ts', '--data', dataDir]);
  await until(() => up.lines.includes('Ctrl-C stops it.') || up.child.exitCode !== null);
  const apiUrl = up.lines.find((line) => line.startsWith('API '))?.split(/\s+/)[1] as string;
  return { ...up, apiUrl, pids: descendants(up.child.pid as number) };
}

test('who runs the stack gets its admin key, sees that records agree, and gets sign-in codes; whatever is killed comes back, and Ctrl-C leaves no process behind', async () => {
  const up = await startUp(folder.path);
  await until(async () => (await fetch(`${up.apiUrl}/ready`)).status === 200);
  const keyFile = up.lines.find((line) => line.startsWith('Admin key'))?.split(/\s{2,}/)[1] ?? 'none';
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
  const admin = { headers: { 'x-api-key': readFileSync(keyFile, 'utf8').trim() } };
  const compared = async () => {
    const reply = await fetch(`${up.apiUrl}/api/v1/admin/discrepancies`, admin);
    return (await reply.json()) as { checks: { source: string }[]; discrepancies: unknown[] };
  };
  await until(async () => (await compared()).checks.length >= 3);
  expect((await compared()).checks.map(({ source }) => source)).toEqual(['ledger', 'objects', 'runs']);
  expect((await compared()).discrepancies).toEqual([]);
  const email = { email: 'me@example.org' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${up.apiUrl}/api/v1/sign-in`, { method: 'POST', headers, body: JSON.stringify(email) });
  await until(() => up.lines.some((line) => /^Local mail {4}Your Framewright code: \d{4} \d{4} \(http/.test(line)));
  const worker = up.pids.find((pid) => commandOf(pid).includes('worker/main.ts')) as number;
  process.kill(worker, 'SIGKILL');
  const isWorker = (pid: number) => pid !== worker && commandOf(pid).includes('worker/main.ts');
  await until(() => descendants(up.child.pid as number).some(isWorker));
  for (const server of ['temporal server', 'native/bin/postgres -D']) await comesBack(up, server);
  const pids = [...up.pids, ...descendants(up.child.pid as number)];
  // npm passes a terminal's Ctrl-C on, so that it comes twice.
  up.child.kill('SIGINT');
  setTimeout(() => up.child.kill('SIGINT'), 100);
  expect(await up.ended).toBe(0);
  // What a jail holds dies with the jail, a moment later.
  await until(() => alive(pids).length === 0);
}, 240_000);

/** Killed, a server is there again under the address that API and worker know, and the stack is ready as before. */
async function comesBack(up: Awaited<ReturnType<typeof startUp>>, command: string): Promise<void> {
  const found = () => descendants(up.child.pid as number).filter((pid) => commandOf(pid).includes(command));
  const [before] = found();
  process.kill(before as number, 'SIGKILL');
  await until(() => found().some((pid) => pid !== before));
  await until(async () => (await fetch(`${up.apiUrl}/ready`)).status === 200);
}

test('started again in its folder and killed itself, API, worker, Postgres and Temporal end with it, and the next start takes the folder over', async () => {
  const up = await startUp(folder.path);
  expect(up.pids.length).toBeGreaterThanOrEqual(4);
  up.child.kill('SIGKILL');
  await until(() => alive(up.pids).length === 0);
  await using next = await startEmbedded({ dataDir: folder.path, services: { temporal: false } });
  // The key of who runs it is kept.
  expect(await query(next.databaseUrl, 'select count(*)::int as n from api_keys')).toEqual([{ n: 1 }]);
}, 240_000);
