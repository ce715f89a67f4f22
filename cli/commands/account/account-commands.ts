import type { CommandGroup } from '../../command.ts';

export const accountCommands: CommandGroup = {
  describe: 'Your account and its data',
  commands: [
    {
      usage: 'update',
      describe: 'Change the name of the account, or the address that labels it',
      load: async () => (await import('./update.ts')).createAccountUpdateCommand,
    },
    {
      usage: 'export',
      describe: 'Save all that is kept of the account as one JSON file',
      load: async () => (await import('./export.ts')).createAccountExportCommand,
    },
    {
      usage: 'delete',
      describe: 'Delete the account at once and for good',
      load: async () => (await import('./delete.ts')).createAccountDeleteCommand,
    },
  ],
};
