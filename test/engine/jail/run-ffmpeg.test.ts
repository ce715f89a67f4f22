import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runFfmpeg, runFfprobe } from '../../../engine/jail/run-ffmpeg.ts';
import { loopbackCanary } from '../../attacks/loopback-canary.ts';
import { descendants, survivors } from '../../attacks/process-tree.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const raw = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', '32x32', '-r', '10', '-i', '-'];

async function* greys(count: number) {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(32 * 32, index * 10);
}

test('frames piped in become a file in the one folder that may be written', async () => {
  const path = join(folder, 'grey.mkv');
  await runFfmpeg([...raw, '-c:v', 'ffv1', path], { outputDir: folder, stdin: greys(12) });
  const count = ['-v', 'error', '-count_frames', '-show_entries', 'stream=nb_read_frames', '-of', 'csv=p=0', path];
  expect((await runFfprobe(count, { inputs: [path] })).stdout.toString().trim()).toBe('12');
});

test('it sees no file that was not named, writes nowhere else and has no network', async () => {
  const secret = join(folder, 'secret.txt');
  await writeFile(secret, 'file canary');
  const other = await mkdtemp(join(tmpdir(), 'framewright-other-'));
  await using canary = await loopbackCanary();
  const refused = async (args: string[], why: RegExp, options = {}) =>
    expect(runFfmpeg(args, options)).rejects.toThrow(why);
  await refused(['-f', 'data', '-i', secret, '-map', '0', '-f', 'data', '-'], /No such file/);
  await refused(['-i', '/etc/passwd', '-f', 'null', '-'], /No such file/);
  await refused(['-i', `http://127.0.0.1:${canary.port}/a.mp4`, '-f', 'null', '-'], /Connection refused|unreachable/);
  await refused(['-f', 'lavfi', '-i', 'color=d=0.1', join(other, 'out.mkv')], /No such file/, { outputDir: folder });
  await refused(['-f', 'lavfi', '-i', 'color=d=0.1', join(folder, 'out.mkv')], /Read-only/, { inputs: [folder] });
  expect(await readdir(other)).toEqual([]);
  expect(canary.hits()).toBe(0);
  await rm(other, { recursive: true });
});

test('an abort, a time limit and a source that fails end it and leave no process', async () => {
  const endless = ['-re', '-f', 'lavfi', '-i', 'testsrc', '-f', 'null', '-'];
  await expect(runFfmpeg(endless, { signal: AbortSignal.timeout(300) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  await expect(runFfmpeg(endless, { timeoutSeconds: 0.3 })).rejects.toMatchObject({ name: 'TimeoutError' });
  async function* failing() {
    yield Buffer.alloc(1024);
    throw new Error('the stage broke');
  }
  await expect(runFfmpeg([...raw, '-f', 'null', '-'], { stdin: failing() })).rejects.toThrow('the stage broke');
  const left = descendants().filter(({ command }) => command.join(' ').includes('ffmpeg'));
  expect(await survivors(left.map(({ pid }) => pid))).toEqual([]);
});
