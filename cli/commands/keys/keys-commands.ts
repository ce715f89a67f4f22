import type { CommandGroup } from '../../command.ts';

export const keysCommands: CommandGroup = {
  describe: 'API keys of the account',
  commands: [
    {
      usage: 'list',
      describe: 'List API keys, newest first',
      load: async () => (await import('./list.ts')).createKeysListCommand,
    },
    {
      usage: 'create',
      describe: 'Make an API key; it is shown once',
      load: async () => (await import('./create.ts')).createKeysCreateCommand,
    },
    {
      usage: 'rotate <key>',
      describe: 'Replace an API key by a new one; it is shown once',
      load: async () => (await import('./rotate.ts')).createKeysRotateCommand,
    },
    {
      usage: 'revoke <key>',
      describe: 'Revoke an API key at once',
      load: async () => (await import('./revoke.ts')).createKeysRevokeCommand,
    },
  ],
};
