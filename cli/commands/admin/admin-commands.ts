import type { CommandGroup } from '../../command.ts';

export const adminCommands: CommandGroup = {
  describe: 'The installation, for who runs it',
  forAdmins: true,
  commands: [
    {
      usage: 'discrepancies',
      describe: 'Where two records of one fact differ',
      load: async () => (await import('./discrepancies.ts')).createAdminDiscrepanciesCommand,
    },
    {
      usage: 'state',
      describe: 'What runs, waits and is held over all accounts',
      load: async () => (await import('./state.ts')).createAdminStateCommand,
    },
  ],
};
