import type { CommandGroup } from '../../command.ts';

export const contextCommands: CommandGroup = {
  describe: 'What the video is for',
  commands: [
    {
      usage: 'add <text>',
      describe: 'Add a context entry',
      load: async () => (await import('./add.ts')).createContextAddCommand,
    },
    {
      usage: 'list',
      describe: 'List context entries',
      load: async () => (await import('./list.ts')).createContextListCommand,
    },
    {
      usage: 'update <id> <text>',
      describe: 'Put another text in the place of a context entry',
      load: async () => (await import('./update.ts')).createContextUpdateCommand,
    },
    {
      usage: 'remove <id>',
      describe: 'Remove a context entry',
      load: async () => (await import('./remove.ts')).createContextRemoveCommand,
    },
  ],
};
