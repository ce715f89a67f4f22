import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const logger = join(import.meta.dirname, '../../config/logger.ts');
const roomBytes = 2_000;

/** Logs past what its output takes, then does its work and ends by itself. */
const programOf = (name: string, done: string) => `
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
const { createLogger } = await import(${JSON.stringify(logger)});
const log = createLogger({ logLevel: 'info' }, ${JSON.stringify(name)});
for (let line = 0; line < 100; line += 1) log.info({ line }, 'one of many');
await delay(600);
log.info('still here');
writeFileSync(${JSON.stringify(done)}, 'done');
`;

test.each(['worker', 'api'])('a disk without room for its log does not end the %s', async (name) => {
  const folder = await mkdtemp(join(tmpdir(), 'fw-log-'));
  try {
    const [file, done] = [join(folder, 'log'), join(folder, 'done')];
    const output = await open(file, 'w');
    const program = ['--input-type=module', '--eval', programOf(name, done)];
    // A file that may not grow past this is what a full disk answers, without filling one.
    const child = spawn('prlimit', [`--fsize=${roomBytes}`, process.execPath, ...program], {
      stdio: ['ignore', output.fd, 'pipe'],
      timeout: 4_000,
    });
    let told = '';
    child.stderr?.on('data', (part) => {
      told += part;
    });
    const [code] = await once(child, 'exit');
    await output.close();
    expect({ code, told }).toEqual({ code: 0, told: '' });
    expect(await readFile(done, 'utf8')).toBe('done');
    expect((await readFile(file, 'utf8')).length).toBeGreaterThan(roomBytes / 2);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
