import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { commandGroups } from '../../cli/commands/command-groups.ts';
import { singleCommands } from '../../cli/commands/single-commands.ts';
import type { CliContext } from '../../cli/context.ts';
import { readSettings } from '../../cli/settings.ts';
import { expectWrongArguments, runProgram } from './run-program.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'framewright-cli-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const run = (arguments_: string[], env?: Record<string, string>) => runProgram(home, arguments_, env);

// One of a command, of an option and of a value; the others in the long run.
test.each([[['bogus']], [['preview', '--frames', '0,x']], [['scenes', 'positions', '--updates-json', '{']]])(
  'wrong arguments end with exit code 2 and one problem document: %j',
  async (arguments_) => {
    await expectWrongArguments(home, arguments_);
  },
);

test('people get a sentence on standard error and nothing on standard output', async () => {
  const { code, out, err } = await run(['bogus']);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain('bogus');
});

test('without a key the next command is named, with exit code 3', async () => {
  const { code, out } = await run(['project', 'list'], { CLI_AGENT: '1', CLI_BASE_URL: 'http://127.0.0.1:9' });
  expect(code).toBe(3);
  expect(JSON.parse(out).detail).toContain('framewright auth register');
});

test('a service that does not answer is transient, exit code 4', async () => {
  const { code, out } = await run(['capabilities'], { CLI_AGENT: '1', CLI_BASE_URL: 'http://127.0.0.1:9' });
  expect(code).toBe(4);
  expect(JSON.parse(out)).toMatchObject({ category: 'transient', retry_after: expect.any(Number) });
});

test('a server that is not Framewright is said so, and its page never printed', async () => {
  const server = createServer((_, response) => response.writeHead(502).end('<html>secret page</html>'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, out } = await run(['capabilities', '--json'], { CLI_BASE_URL: url });
  server.close();
  expect(code).toBe(4);
  expect(out).not.toContain('secret page');
});

test('settings are kept readable by their owner alone, and the environment rules over them', async () => {
  const settings = await readSettings({}, home);
  const path = await settings.store({ baseUrl: 'http://127.0.0.1:1', apiKey: 'stored', projectId: 'prj_a' });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    baseUrl: 'http://127.0.0.1:1',
    apiKey: 'stored',
    projectId: 'prj_a',
  });
  expect(await readSettings({ CLI_PROJECT_ID: 'prj_b', CLI_API_KEY: 'env' }, home)).toMatchObject({
    projectId: 'prj_b',
    apiKey: 'env',
    baseUrl: 'http://127.0.0.1:1',
  });
});

test('a broken settings file is named, not overwritten', async () => {
  await writeFile(join(home, '.framewright', 'config.json'), '{');
  const { code, out } = await run(['project', 'list', '--json']);
  expect(code).toBe(5);
  expect(JSON.parse(out).detail).toContain('config.json');
  expect(await readFile(join(home, '.framewright', 'config.json'), 'utf8')).toBe('{');
  await rm(join(home, '.framewright'), { recursive: true });
});

const named = [
  ...singleCommands.map((row) => ({ words: [row.usage.split(' ')[0] as string], row })),
  ...Object.entries(commandGroups).flatMap(([group, { commands }]) =>
    commands.map((row) => ({ words: [group, row.usage.split(' ')[0] as string], row })),
  ),
];

test('every command has a sentence and an example of itself', async () => {
  const examples = await Promise.all(
    named.map(async ({ row, words }) => ({ words, example: (await row.load())({} as CliContext).example })),
  );
  const strange = examples.filter(({ words, example }) => !`${example} `.startsWith(`framewright ${words.join(' ')} `));
  expect(strange).toEqual([]);
  expect(named.filter(({ row }) => !/^[A-Z].{8,}/.test(row.describe))).toEqual([]);
});

test('the help of a command shows its sentence and its example', async () => {
  const { out } = await run(['scenes', 'positions', '--help']);
  expect(out).toContain('Move or resize scenes');
  expect(out).toContain('framewright scenes positions --updates-json');
});
