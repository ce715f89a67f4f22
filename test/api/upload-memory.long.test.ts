import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import { readHost } from '../../config/host.ts';
import { limits } from '../../contract/limits.ts';
import { sampleImages } from '../domain/media/sample-images.ts';
import { testDatabaseUrl } from '../embedded.ts';
import { newCaller } from './caller.ts';
import { newProject } from './test-film.ts';

const mebibyte = 1024 ** 2;
const folder = mkdtempSync(join(tmpdir(), 'framewright-upload-memory-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The API as a process of its own, with Temporal down: whatever arrives is received, judged, stored and given back. */
async function startProcess(): Promise<{ pid: number; url: string }> {
  const env = { PATH: readHost().searchPath.join(':'), DATABASE_URL: await testDatabaseUrl(), DATA_DIR: folder };
  const child = spawn(process.execPath, ['--max-old-space-size=384', 'api/main.ts'], {
    env: { ...env, TEMPORAL_ADDRESS: '127.0.0.1:9', API_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line);
    if (entry.msg !== 'listening') continue;
    child.stdout.resume();
    return { pid: child.pid as number, url: entry.url };
  }
  throw new Error('the process ended without listening');
}

/** MiB that the process has, or had at most. */
function memory(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`${line}:\\s+(\\d+)`, 'u').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** A picture by its header, and then nothing for as long as a file may be. */
function endlessPicture(count: number): ReadableStream<Uint8Array> {
  const piece = new Uint8Array(mebibyte);
  let left = limits.uploadBytes / mebibyte - 1;
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.concat([sampleImages.png(64, 64 + count), Buffer.alloc(999)])),
    pull(controller) {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(piece);
    },
  });
}

test('two gibibytes of uploads at once leave the memory of an API of half a gibibyte flat', async () => {
  const { pid, url } = await startProcess();
  const call = await newCaller(url);
  const { apiKey } = call;
  const projectId = await newProject(call);
  // What is built when a process starts has been built then.
  expect((await fetch(url)).status).toBe(200);
  await fetch(`${url}/player/`).catch(() => null);
  const started = memory(pid, 'VmHWM');
  const before = memory(pid, 'VmRSS');
  // Its highest mark is counted from here.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const files = Math.ceil((2 * 1024 ** 3) / limits.uploadBytes);
  const replies = await Promise.all(
    Array.from({ length: files }, async (_, count) => {
      const address = `${url}/api/v1/projects/${projectId}/assets?name=file-${count}`;
      const body = endlessPicture(count) as never;
      const sent = { method: 'POST', headers: { 'x-api-key': apiKey }, body, duplex: 'half' } as RequestInit;
      return (await fetch(address, sent)).status;
    }),
  );
  const most = memory(pid, 'VmHWM');
  const figures = [started, before, most].map((value) => value.toFixed(0));
  process.stderr.write(`memory of the API in MiB: start ${figures[0]}, then ${figures[1]}, at most ${figures[2]}\n`);
  expect(replies).toEqual(replies.map(() => 503));
  expect(Math.max(started, most)).toBeLessThan(400);
  expect(most - before).toBeLessThan(60);
}, 300_000);
