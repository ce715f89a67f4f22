import type { CommandGroup } from '../../command.ts';

export const authCommands: CommandGroup = {
  describe: 'Accounts and keys',
  commands: [
    {
      usage: 'register',
      describe: 'Make an account and store its key',
      load: async () => (await import('./register.ts')).createRegisterCommand,
    },
    {
      usage: 'login [key]',
      describe: 'Store an API key, or sign in by a code with --email',
      load: async () => (await import('./login.ts')).createLoginCommand,
    },
    {
      usage: 'status',
      describe: 'Check the stored key',
      load: async () => (await import('./status.ts')).createStatusCommand,
    },
  ],
};
