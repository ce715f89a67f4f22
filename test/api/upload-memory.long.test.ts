import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

test('two gibibytes of uploads at once fit into an API of half a gibibyte', async () => {
  const { pid, url } = await startProcess();
  const call = await newCaller(url);
  const { apiKey } = call;
  const projectId = await newProject(call);
  const before = memory(pid, 'VmRSS');
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
  process.stderr.write(`memory of the API: ${before.toFixed(0)} MiB before, ${most.toFixed(0)} MiB at most\n`);
  expect(replies).toEqual(replies.map(() => 503));
  expect(most).toBeLessThan(512);
}, 300_000);
