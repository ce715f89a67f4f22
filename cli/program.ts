import type { Argv } from 'yargs';
import yargs from 'yargs';
import { AppError } from '../contract/errors.ts';
import type { Command } from './command.ts';
import { createLoginCommand } from './commands/auth/login.ts';
import { createRegisterCommand } from './commands/auth/register.ts';
import { createStatusCommand } from './commands/auth/status.ts';
import { createBalanceCommand } from './commands/balance.ts';
import { createCapabilitiesCommand } from './commands/capabilities.ts';
import { createDoctorCommand, createUpCommand } from './commands/checkout.ts';
import { createContextAddCommand } from './commands/context/add.ts';
import { createContextListCommand } from './commands/context/list.ts';
import { createContextRemoveCommand } from './commands/context/remove.ts';
import { createExportDownloadCommand } from './commands/export/download.ts';
import { createExportListCommand } from './commands/export/list.ts';
import { createExportStartCommand } from './commands/export/start.ts';
import { createExportStatusCommand } from './commands/export/status.ts';
import { createKeysCreateCommand } from './commands/keys/create.ts';
import { createKeysListCommand } from './commands/keys/list.ts';
import { createKeysRevokeCommand } from './commands/keys/revoke.ts';
import { createKeysRotateCommand } from './commands/keys/rotate.ts';
import { createKitCommand } from './commands/kit.ts';
import { createPreviewCommand } from './commands/preview.ts';
import { createProjectCreateCommand } from './commands/project/create.ts';
import { createProjectDeleteCommand } from './commands/project/delete.ts';
import { createProjectListCommand } from './commands/project/list.ts';
import { createProjectRestoreCommand } from './commands/project/restore.ts';
import { createProjectRevisionsCommand } from './commands/project/revisions.ts';
import { createProjectShowCommand } from './commands/project/show.ts';
import { createProjectUseCommand } from './commands/project/use.ts';
import { createProjectValidateCommand } from './commands/project/validate.ts';
import { createPromptCommand } from './commands/prompt.ts';
import { createReviewCommand } from './commands/review.ts';
import { createRunsCancelCommand } from './commands/runs/cancel.ts';
import { createRunsListCommand } from './commands/runs/list.ts';
import { createRunsShowCommand } from './commands/runs/show.ts';
import { createRunsWatchCommand } from './commands/runs/watch.ts';
import { createScenesCodeCommand } from './commands/scenes/code.ts';
import { createScenesCreateCommand } from './commands/scenes/create.ts';
import { createScenesDeleteCommand } from './commands/scenes/delete.ts';
import { createScenesListCommand } from './commands/scenes/list.ts';
import { createScenesPositionsCommand } from './commands/scenes/positions.ts';
import { createScenesSetCodeCommand } from './commands/scenes/set-code.ts';
import { createVerifyCommand } from './commands/verify.ts';
import type { CliContext } from './context.ts';

type CreateCommand = (context: CliContext) => Command<never>;

const groups: Record<string, { describe: string; commands: unknown[] }> = {
  auth: { describe: 'Accounts and keys', commands: [createRegisterCommand, createLoginCommand, createStatusCommand] },
  keys: {
    describe: 'API keys of the account',
    commands: [createKeysListCommand, createKeysCreateCommand, createKeysRotateCommand, createKeysRevokeCommand],
  },
  project: {
    describe: 'Projects and their revisions',
    commands: [
      createProjectCreateCommand,
      createProjectListCommand,
      createProjectShowCommand,
      createProjectUseCommand,
      createProjectValidateCommand,
      createProjectRevisionsCommand,
      createProjectRestoreCommand,
      createProjectDeleteCommand,
    ],
  },
  context: {
    describe: 'What the video is for',
    commands: [createContextAddCommand, createContextListCommand, createContextRemoveCommand],
  },
  scenes: {
    describe: 'Scenes, their code and their places',
    commands: [
      createScenesListCommand,
      createScenesCreateCommand,
      createScenesCodeCommand,
      createScenesSetCodeCommand,
      createScenesPositionsCommand,
      createScenesDeleteCommand,
    ],
  },
  export: {
    describe: 'MP4 files',
    commands: [
      createExportStartCommand,
      createExportStatusCommand,
      createExportListCommand,
      createExportDownloadCommand,
    ],
  },
  runs: {
    describe: 'Runs in progress and past',
    commands: [createRunsListCommand, createRunsShowCommand, createRunsWatchCommand, createRunsCancelCommand],
  },
};

const single: unknown[] = [
  createPromptCommand,
  createPreviewCommand,
  createReviewCommand,
  createVerifyCommand,
  createBalanceCommand,
  createCapabilitiesCommand,
  createKitCommand,
  createUpCommand,
  createDoctorCommand,
];

/** The program with all its commands; failures are thrown, never printed. */
export function createProgram(context: CliContext, version: string): Argv {
  let program = yargs().scriptName('framewright').version(version).exitProcess(false).fail(refuse).strict();
  program = program
    .option('json', { type: 'boolean', describe: 'Exactly one JSON document on standard output' })
    .option('project', { type: 'string', describe: 'Use this project instead of the active one' })
    .demandCommand(1, 'Name a command; framewright --help lists them.')
    .epilogue('CLI_AGENT=1 gives agents JSON everywhere. Settings: CLI_BASE_URL, CLI_API_KEY, CLI_PROJECT_ID.');
  for (const create of single) program = addCommand(program, create as CreateCommand, context);
  for (const [name, group] of Object.entries(groups)) {
    program = program.command(name, group.describe, (inner) => {
      let branch = inner.demandCommand(1, `Name a command of ${name}; framewright ${name} --help lists them.`);
      for (const create of group.commands) branch = addCommand(branch, create as CreateCommand, context);
      return branch;
    });
  }
  return program.wrap(Math.min(110, context.streams.out.columns ?? 110));
}

/** yargs tells of wrong arguments by a message and of a failed handler by its error. */
function refuse(message: string | null, error: Error | undefined): never {
  throw error && error.name !== 'YError'
    ? error
    : new AppError('invalid_arguments', 'refused by yargs', { detail: `${message ?? error?.message} See --help.` });
}

function addCommand(program: Argv, create: CreateCommand, context: CliContext): Argv {
  const { example, builder, ...command } = create(context) as Command<unknown> & { builder?: (inner: Argv) => Argv };
  return program.command({
    ...command,
    builder: (inner: Argv) => (builder ? builder(inner) : inner).example(example, ''),
  } as never);
}
