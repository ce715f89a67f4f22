import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { checkJail } from '../../../engine/jail/check-jail.ts';
import { findTools } from '../../../engine/jail/find-tools.ts';

const run = promisify(execFile);

test('a machine with namespaces and all programs may render', async () => {
  expect(await checkJail()).toEqual({ ok: true });
});

test('a machine that lacks a program is refused and told what to install', async () => {
  const tools = { ...(await findTools()), bwrap: null };
  expect(await checkJail({ tools })).toMatchObject({ ok: false, reason: expect.stringContaining('bubblewrap') });
  expect(await checkJail({ tools, allowUnsandboxed: true })).toEqual({ ok: true });
  expect(await checkJail({ tools: { ...tools, ffmpeg: null }, allowUnsandboxed: true })).toMatchObject({
    ok: false,
    remedy: expect.stringContaining('ffmpeg'),
  });
});

test('a machine where namespaces are forbidden is refused, with the remedy and the override', async () => {
  const module = fileURLToPath(new URL('../../../engine/jail/check-jail.ts', import.meta.url));
  const script = `import(${JSON.stringify(module)}).then(async ({ checkJail }) => console.log(JSON.stringify(await checkJail())))`;
  const { bwrap } = await findTools();
  const walls = ['--unshare-user', '--disable-userns', '--dev-bind', '/', '/', '--proc', '/proc'];
  const { stdout } = await run(bwrap ?? '', [...walls, process.execPath, '--input-type=module', '-e', script]);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('bwrap'),
    remedy: expect.stringMatching(/namespaces.*ALLOW_UNSANDBOXED=1/s),
  });
});
