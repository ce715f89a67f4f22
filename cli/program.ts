import type { Argv } from 'yargs';
import yargs from 'yargs';
import { AppError } from '../contract/errors.ts';
import type { AnyCommand, CommandRow } from './command.ts';
import { commandGroups } from './commands/command-groups.ts';
import { singleCommands } from './commands/single-commands.ts';
import type { CliContext } from './context.ts';

/** The program for these arguments; failures are thrown, never printed. Only commands that they name are loaded. */
export async function createProgram(context: CliContext, version: string, arguments_: string[]): Promise<Argv> {
  let program = yargs().scriptName('framewright').version(version).exitProcess(false).fail(refuse).strict();
  program = program
    .detectLocale(false)
    .option('json', { type: 'boolean', describe: 'Exactly one JSON document on standard output' })
    .option('project', { type: 'string', describe: 'Use this project instead of the active one' })
    .check(refuseWords, true)
    .demandCommand(1, 'Name a command; framewright --help lists them.')
    .epilogue('CLI_AGENT=1 gives agents JSON everywhere. Settings: CLI_BASE_URL, CLI_API_KEY, CLI_PROJECT_ID.');
  const isNamed = (word: string) => arguments_.includes(word);
  for (const row of singleCommands) program = program.command((await toModule(row, context, isNamed)) as never);
  for (const [name, { describe, commands, forAdmins }] of Object.entries(commandGroups)) {
    const listed = forAdmins && !context.settings.admin ? false : describe;
    const modules = await Promise.all(
      commands.map((row) => toModule(row, context, (word) => isNamed(name) && isNamed(word))),
    );
    program = program.command(name, listed as string, (inner) => {
      const branch = inner.demandCommand(1, `Name a command of ${name}; framewright ${name} --help lists them.`);
      return modules.reduce((grown, module) => grown.command(module as never), branch);
    });
  }
  return program.wrap(Math.min(110, context.streams.out.columns ?? 110));
}

/** yargs reads a word where a number belongs as NaN, which would leave here as null. */
function refuseWords(given: Record<string, unknown>): true {
  const wrong = Object.keys(given).find((name) => Number.isNaN(given[name]));
  if (wrong === undefined) return true;
  const detail = `${wrong} takes a number. See --help.`;
  throw new AppError('invalid_arguments', 'no number', { detail, errors: [{ path: wrong, message: 'is no number' }] });
}

/** yargs tells of wrong arguments by a message and of a failed handler by its error. */
function refuse(message: string | null, error: Error | undefined): never {
  throw error && error.name !== 'YError'
    ? error
    : new AppError('invalid_arguments', 'refused by yargs', {
        detail: `${plain(message ?? error?.message ?? '')} See --help.`,
      });
}

/** What yargs says, as one sentence or more that end on a stop. */
function plain(message: string): string {
  const said = message
    .replace(
      /^Not enough non-option arguments: got (\d+), need at least (\d+)$/,
      'Given $1 of the $2 words that the command needs',
    )
    .trim();
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** What yargs lists of a command, and what it does when it is named. */
async function toModule(
  { usage, describe, load }: CommandRow,
  context: CliContext,
  isNamed: (word: string) => boolean,
) {
  const listed = { command: usage, describe };
  if (!isNamed(usage.split(' ')[0] ?? '')) return { ...listed, handler: () => {} };
  const create = await load();
  const { example, builder, ...command } = create(context) as { builder?: (inner: Argv) => Argv } & AnyCommand;
  return {
    ...listed,
    ...command,
    builder: (inner: Argv) => (builder ? builder(inner) : inner).example(example, ''),
  };
}
