import { spawn } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readHost } from '../../config/host.ts';
import { findTools } from '../../engine/jail/find-tools.ts';
import { compiled } from '../compiled.ts';

let folder: string;
const root = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fw-worker-'));
  const tools = await findTools(readHost().searchPath.join(':'));
  // A machine that has everything but bubblewrap.
  const kept = { ffmpeg: tools.ffmpeg, ffprobe: tools.ffprobe, 'chromium-headless-shell': tools.browser };
  for (const [name, path] of Object.entries(kept)) if (path) await symlink(path, join(folder, name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the worker until it ends or has logged `wanted`. No server is where it looks for them. */
async function runWorker(env: Record<string, string>, wanted: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['worker/main.ts'], {
    cwd: root,
    env: { ...compiled, PATH: folder, DATA_DIR: join(folder, 'data'), TEMPORAL_ADDRESS: '127.0.0.1:1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text: Buffer) => {
    said += text;
    if (said.includes(wanted)) child.kill('SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { code, said };
}

const databaseUrl = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };

test('without a jail the worker is never ready: it ends, says why, and names remedy and override', async () => {
  const { code, said } = await runWorker(databaseUrl, 'worker ready');
  expect(code).toBe(1);
  expect(said).toContain('jail_unavailable');
  expect(said).toContain('bubblewrap');
  expect(said).toMatch(/apt-get install|ALLOW_UNSANDBOXED=1/);
}, 60_000);

test('the explicit override lets it go on, and the log says so', async () => {
  const { said } = await runWorker({ ...databaseUrl, ALLOW_UNSANDBOXED: '1' }, 'a server is not there yet');
  expect(said).toContain('ALLOW_UNSANDBOXED is set');
  expect(said).toContain('a server is not there yet');
}, 60_000);

test('a wrong environment is one readable failure', async () => {
  const { code, said } = await runWorker({ DATABASE_URL: 'nonsense' }, 'worker ready');
  expect(code).toBe(1);
  expect(said).toContain('DATABASE_URL: must begin with postgres://');
  expect(said).not.toContain('at readConfig');
}, 60_000);
