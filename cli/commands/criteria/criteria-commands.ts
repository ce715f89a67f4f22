import type { CommandGroup } from '../../command.ts';

export const criteriaCommands: CommandGroup = {
  describe: 'Checks kept with a project, that every review, verify and loop holds it against',
  commands: [
    {
      usage: 'set <checks>',
      describe: 'Keep criteria with the active project, best before anything is generated',
      load: async () => (await import('./set.ts')).createCriteriaSetCommand,
    },
    {
      usage: 'show',
      describe: 'Show the criteria kept with the active project',
      load: async () => (await import('./show.ts')).createCriteriaShowCommand,
    },
    {
      usage: 'clear',
      describe: 'Keep no criteria with the active project any more',
      load: async () => (await import('./clear.ts')).createCriteriaClearCommand,
    },
  ],
};
