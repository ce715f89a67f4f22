import { expect, test } from '@jest/globals';
import { commandGroups } from '../../cli/commands/command-groups.ts';
import { singleCommands } from '../../cli/commands/single-commands.ts';
import { createContext } from '../../cli/context.ts';
import { createProgram } from '../../cli/program.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';

const named = [
  ...singleCommands.map(({ usage }) => [usage.split(' ')[0] as string]),
  ...Object.entries(commandGroups).flatMap(([group, { commands }]) =>
    commands.map(({ usage }) => [group, usage.split(' ')[0] as string]),
  ),
];
const known = new Set(named.map((words) => words.join(' ')));

/** Sentinel of a command that got as far as asking the service: its arguments were taken. */
class Asked extends Error {}

async function programOf(arguments_: string[]) {
  const settings = { baseUrl: 'http://127.0.0.1:9', apiKey: 'k', projectId: 'prj_1', agent: true };
  const stored = { ...settings, store: async () => Promise.reject(new Asked()) };
  const silent = { out: { write() {} }, err: { write() {} } };
  const context = createContext(stored, silent, new AbortController().signal, () => {});
  const client = () => {
    throw new Asked();
  };
  return createProgram({ ...context, client }, '0.0.0', arguments_);
}

async function helpOf(words: string[]): Promise<string> {
  const arguments_ = [...words, '--help'];
  const program = await programOf(arguments_);
  let help = '';
  await program.parseAsync(arguments_, {}, (_error, _arguments, text) => {
    help = text;
  });
  return help;
}

test.each(named)(
  'the help of %s %s shows what it does, every option of its own described, and one example',
  async (...words) => {
    const help = await helpOf(words.filter((word) => word !== undefined));
    const example = help.split('\n').filter((line) => line.trim().startsWith(`framewright ${words.join(' ').trim()}`));
    expect(example.length).toBeGreaterThanOrEqual(2);
    expect(help).toMatch(/Examples:/);
  },
);

/** Those of a browser's session, which no program has, and of adopting an account, which takes one. */
const forBrowsers = /^sign-in\.(session|switch|end|end-all)$|^accounts\.adopt$/;

test('every endpoint of the table is reached by a command that exists', () => {
  const without = (Object.values(endpoints) as Endpoint[]).filter(({ name, command = '' }) => {
    const [first = '', second = ''] = command.split(' ');
    return !forBrowsers.test(name) && !known.has(`${first} ${second}`) && !known.has(first);
  });
  expect(without.map(({ name, command }) => [name, command])).toEqual([]);
});

/** Words of a shell line; quotes keep words together. */
const wordsOf = (line: string) =>
  [...line.replace(/ [>|].*$/, '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** They run or serve something instead of asking the API. */
const local = ['up', 'doctor', 'mcp', 'completion', 'skill'];

test('every example is taken as it stands', async () => {
  const refused: unknown[] = [];
  const rows = [...singleCommands, ...Object.values(commandGroups).flatMap(({ commands }) => commands)];
  for (const { usage, load } of rows) {
    if (local.includes(usage.split(' ')[0] as string)) continue;
    const { example } = (await load())({} as never);
    const [, ...words] = wordsOf(example);
    const program = await programOf(words);
    const error = await program.parseAsync(words).then(
      () => null,
      (thrown: { options?: { detail?: string }; code?: string }) => thrown,
    );
    // A file that the example names is not here; that it was looked for is enough.
    const isTaken =
      error === null || error instanceof Asked || /\.(tsx|ya?ml|json)\b/.test(error.options?.detail ?? '');
    if (!isTaken) refused.push([example, error?.options?.detail ?? String(error)]);
  }
  expect(refused).toEqual([]);
});

/** The commands of the specification with their options, word by word. */
const specified = {
  'auth login': ['key'],
  'auth status': [],
  capabilities: [],
  'project create': ['--name', '--json', '--format', '--size', '--fps', '--directed'],
  'project use': [],
  'project validate': ['--json'],
  'context add': ['--label'],
  'context list': ['--json'],
  prompt: ['--stream-json', '--spar', '--mode', 'agent-max', '--budget'],
  loop: ['--budget'],
  preview: ['--frames', '--json'],
  review: ['--summary', '--json'],
  verify: ['--criteria', '--json'],
  'scenes list': ['--json'],
  'scenes code': ['--output'],
  'scenes set-code': ['--file'],
  'scenes positions': ['--updates-json', '--apply'],
  'export start': ['--wait', '--json'],
  balance: ['--pricing', '--json'],
};

test.each(Object.entries(specified))('%s has the options of the specification', async (command, options) => {
  expect(known.has(command)).toBe(true);
  const help = await helpOf(command.split(' '));
  for (const option of options) expect(help).toContain(option);
});
