import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { findProgram } from '../../scripts/embedded/find-program.ts';
import { patienceMs } from '../patience.ts';
import { alive, commandOf, descendants, scratchFolder, until } from './processes.ts';

interface Ran {
  /** Null when it took so long that it was ended. */
  code: number | null;
  said: string;
}

/** Runs a program to its end, whatever its exit code. */
async function run(program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  return promisify(execFile)(program, args, { timeout: patienceMs, ...options }).then(
    ({ stdout, stderr }): Ran => ({ code: 0, said: stdout + stderr }),
    (error): Ran => ({ code: error.code, said: `${error.stdout}${error.stderr}` }),
  );
}

/** A folder that holds only the plain programs of a bare system, as links. */
function barePath(folder: string, names: string): string {
  const path = join(folder, 'bin');
  mkdirSync(path);
  for (const name of names.split(' ')) {
    const program = findProgram(name);
    if (program) symlinkSync(program, join(path, name));
  }
  return path;
}

const plainPrograms =
  'sh id mkdir cat cksum tail cut sed rm sleep setsid flock tr head find mktemp grep uname dirname touch ln timeout mv';

test('a second set-up takes under five seconds of work and says nothing', async () => {
  const { code, said } = await run('sh', ['-c', 'sh scripts/setup --tests && times']);
  // The last line of what the shell tells: user and system time of what it ran.
  const spent = [...(said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  expect({ code, said: said.trim().split('\n').slice(0, -2) }).toEqual({ code: 0, said: [] });
  expect(spent).toHaveLength(2);
  expect(spent.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)).toBeLessThan(5);
});

test('what can not be had is named with its remedy, and set-up fails', async () => {
  using folder = scratchFolder();
  for (const name of ['scripts', 'package.json', '.npmrc']) {
    cpSync(name, join(folder.path, name), { recursive: true });
  }
  const env = { PATH: barePath(folder.path, plainPrograms), HOME: folder.path };
  const { code, said } = await run(join(env.PATH, 'sh'), ['scripts/setup'], { cwd: folder.path, env });
  expect(code).toBe(1);
  expect(said).toMatch(/programs: install them: sudo apt-get install .*ffmpeg bubblewrap/);
  expect(said).toMatch(/packages: .*Node 20 or later/);
  expect(said).toMatch(/browser: install it: .*chromium-headless-shell/);
  expect(said).toMatch(/temporal: put the Temporal CLI on the PATH/);
});

test('a download without a first byte is given up, one with a first byte goes on', async () => {
  using folder = scratchFolder();
  // Reads and never answers; unread, a connection would outlive its client.
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const fetchIt = `node scripts/fetch-file.mjs http://127.0.0.1:${port}/ ${folder.path}/file`;
  const withFirstByte = (seconds: number, command: string) =>
    run('sh', ['-c', `. scripts/setup-steps/steps.sh; with_first_byte ${seconds} ${command}`]);
  const slow = join(folder.path, 'slow.sh');
  writeFileSync(slow, 'echo first byte; sleep 2; echo whole');
  const [gone, whole] = await Promise.all([withFirstByte(1, fetchIt), withFirstByte(60, `sh ${slow}`)]);
  silent.close();
  // It was ended, and would have waited for ever.
  expect(gone.code).toBe(128 + constants.signals.SIGTERM);
  expect(whole).toMatchObject({ code: 0, said: 'first byte\nwhole\n' });
});

test('the doctor lists everything as there, and names the remedy for what is not', async () => {
  const doctor = (env?: NodeJS.ProcessEnv) => run(process.execPath, ['scripts/doctor.ts', '--json'], { env });
  const [whole, bare] = await Promise.all([doctor(), doctor({ PATH: '/nowhere', HOME: '/nowhere' })]);
  const lacking = (ran: Ran) => JSON.parse(ran.said).checks.filter(({ ok }: { ok: boolean }) => !ok);
  expect({ code: whole.code, lacking: lacking(whole) }).toEqual({ code: 0, lacking: [] });
  expect(bare.code).toBe(1);
  const temporal = lacking(bare).find(({ name }: { name: string }) => name === 'Temporal CLI');
  expect(temporal).toMatchObject({ found: 'not found', remedy: expect.stringContaining('scripts/setup') });
});

test('a set-up that is ended takes its steps with it', async () => {
  using folder = scratchFolder();
  cpSync('scripts', join(folder.path, 'scripts'), { recursive: true });
  const slow = 'packages_are_there() { false; }\ninstall_packages() { timeout --foreground 900 sleep 30; }\n';
  writeFileSync(join(folder.path, 'scripts/setup-steps/packages.sh'), slow);
  const child = spawn('sh', ['scripts/setup', '--packages-only'], { cwd: folder.path, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const below = () => descendants(child.pid as number);
  await until(() => below().some((pid) => commandOf(pid).startsWith('sleep 30')));
  const started = below();
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(130);
  await until(() => alive(started).length === 0);
});
