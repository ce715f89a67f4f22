import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { readHost } from '../../config/host.ts';
import { startApi } from '../api/start-api.ts';
import { patienceMs } from '../patience.ts';
import { scratchFolder } from '../scripts/processes.ts';

const scratch = scratchFolder();
const api = await startApi();
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  scratch[Symbol.dispose]();
});
const installed = join(scratch.path, 'prefix/lib/node_modules/framewright');
const program = join(scratch.path, 'prefix/bin/framewright');
const quiet = { ...readHost().environment, HOME: scratch.path, npm_config_cache: join(scratch.path, 'cache') };

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/pack-cli.ts', join(scratch.path, 'out')], { env: quiet });
  const packed = readdirSync(join(scratch.path, 'out')).find((name) => /^framewright-[\d.]+\.tgz$/.test(name)) ?? '';
  const install = ['install', '-g', '--offline', '--prefix', join(scratch.path, 'prefix')];
  execFileSync('npm', [...install, join(scratch.path, 'out', packed)], {
    cwd: scratch.path,
    env: quiet,
    stdio: 'pipe',
  });
});

/** Our own Node and that of the system, where it is new enough. */
const nodes = [process.execPath, '/usr/bin/node', '/usr/local/bin/node'].filter(
  (node) =>
    existsSync(node) && Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]) >= 20,
);

/** Runs the installed program outside the checkout. */
function run(arguments_: string[], { node = process.execPath, env = {} as Record<string, string> } = {}) {
  return new Promise<{ code: number; out: string }>((resolve) => {
    const options = { cwd: scratch.path, env: { PATH: '/usr/bin:/bin', HOME: scratch.path, ...env } };
    execFile(node, [program, ...arguments_], options, (error, out) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out }),
    );
  });
}

test('the package is one of plain JavaScript, without dependencies and under 1 MB', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'framewright', engines: { node: '>=20' }, license: 'Apache-2.0' });
  expect(Object.keys(manifest).filter((key) => /dependencies|scripts/i.test(key))).toEqual([]);
  expect(readdirSync(dirname(installed)).filter((name) => !name.startsWith('.'))).toEqual(['framewright']);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((name) => join(installed, name));
  expect(files.filter((path) => /node_modules\/.*node_modules|\.tsx?$|\.node$/.test(path))).toEqual([]);
  expect(files.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(1_000_000);
  expect(readFileSync(join(installed, 'SKILL.md'), 'utf8')).toMatch(/^---\nname: framewright\n/);
});

test('the licences of the bundled packages come with it', () => {
  const text = readFileSync(join(installed, 'THIRD-PARTY-LICENCES'), 'utf8');
  for (const name of ['yargs', 'zod', 'cli-table3', 'cli-progress', 'eventsource-parser'])
    expect(text).toContain(`--- ${name} `);
});

test.each(nodes)('%s runs it: help, version and the help of a command', async (node) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await run(['--version'], { node })).toEqual({ code: 0, out: `${version}\n` });
  const help = await run(['--help'], { node });
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('framewright prompt <text>') });
  const create = await run(['project', 'create', '--help'], { node });
  expect(create).toMatchObject({ code: 0, out: expect.stringContaining('framewright project create --name') });
});

test('help loads neither the contract nor its schemas', async () => {
  const bin = join(installed, 'bin');
  const needed = new Set(['framewright.js']);
  for (const name of needed) {
    const text = readFileSync(join(bin, name), 'utf8');
    for (const [, chunk] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) needed.add(chunk as string);
  }
  const size = [...needed].reduce((sum, name) => sum + statSync(join(bin, name)).size, 0);
  // That much is read in 0.3 s.
  expect(size).toBeLessThan(220_000);
});

test.each(nodes)('%s does real work with it against a service', async (node) => {
  const home = join(scratch.path, `home-${nodes.indexOf(node)}`);
  const use = { node, env: { CLI_AGENT: '1', CLI_BASE_URL: api.url, HOME: home } };
  expect(await run(['auth', 'register', '--email', 'pack@example.org', '--name', 'Packed'], use)).toMatchObject({
    code: 0,
  });
  const created = await run(['project', 'create', '--name', 'From a package'], use);
  expect(created.code).toBe(0);
  const listed = await run(['project', 'list'], use);
  expect(listed).toMatchObject({ code: 0, out: expect.stringContaining('From a package') });
  expect(listed.out).toContain(JSON.parse(created.out).id);
});

test('it serves the tools of the Model Context Protocol by itself', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const env = { PATH: '/usr/bin:/bin', HOME: scratch.path, CLI_BASE_URL: 'http://127.0.0.1:9' };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'], env }), {
    timeout: patienceMs,
  });
  const { tools } = await client.listTools();
  await client.close();
  expect(tools.map(({ name }) => name)).toContain('prompts_start');
});

test('a service that does not answer is transient, exit code 4', async () => {
  const { code, out } = await run(['capabilities', '--json'], { env: { CLI_BASE_URL: 'http://127.0.0.1:9' } });
  expect(code).toBe(4);
  expect(JSON.parse(out)).toMatchObject({ category: 'transient' });
});

test.each([
  ['up', 'npm run start'],
  ['doctor', 'npm run doctor'],
])('%s, which needs a checkout, names its command there', async (command, named) => {
  const { code, out } = await run([command, '--json']);
  expect(code).toBe(5);
  expect(JSON.parse(out).detail).toContain(named);
});

test.each([
  ['framewright project re', 'revisions restore'],
  ['framewright keys create --sc', '--scopes'],
  ['framewright prompt x --mode ', 'standard agent-max'],
])('bash completes "%s" to %s', (line, suggestions) => {
  const script = `source <(framewright completion bash); IFS=' '
    read -ra COMP_WORDS <<< "$1"; [[ "$1" == *' ' ]] && COMP_WORDS+=(''); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
    _framewright; echo "\${COMPREPLY[*]}"`;
  const env = {
    PATH: `${dirname(program)}:${dirname(process.execPath)}:/usr/bin:/bin`,
    HOME: scratch.path,
    SHELL: '/bin/zsh',
  };
  expect(execFileSync('bash', ['-c', script, 'bash', line], { env, encoding: 'utf8' }).trim()).toBe(suggestions);
});
