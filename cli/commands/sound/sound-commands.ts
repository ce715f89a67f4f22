import type { CommandGroup } from '../../command.ts';

export const soundCommands: CommandGroup = {
  describe: 'What the film is heard with: voices, music and effects of the library',
  commands: [
    {
      usage: 'list',
      describe: 'List the sounds of the film',
      load: async () => (await import('./list.ts')).createSoundListCommand,
    },
    {
      usage: 'add <asset>',
      describe: 'Lay a sound of the library under the film',
      load: async () => (await import('./add.ts')).createSoundAddCommand,
    },
    {
      usage: 'change <clip>',
      describe: 'Move a sound, cut it, or make it louder or softer',
      load: async () => (await import('./change.ts')).createSoundChangeCommand,
    },
    {
      usage: 'remove <clip>',
      describe: 'Take a sound out of the film',
      load: async () => (await import('./remove.ts')).createSoundRemoveCommand,
    },
    {
      usage: 'effects',
      describe: 'Put whooshes, hits, risers and clicks on the motion; a dry run unless --apply',
      load: async () => (await import('./effects.ts')).createSoundEffectsCommand,
    },
  ],
};
