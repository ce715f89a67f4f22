import type { CommandGroup } from '../../command.ts';

export const scenesCommands: CommandGroup = {
  describe: 'Scenes, their code and their places',
  commands: [
    {
      usage: 'list',
      describe: 'List scenes by track and start',
      load: async () => (await import('./list.ts')).createScenesListCommand,
    },
    {
      usage: 'create',
      describe: 'Add a scene of your own code',
      load: async () => (await import('./create.ts')).createScenesCreateCommand,
    },
    {
      usage: 'code <scene>',
      describe: 'Write the code of a scene to a file',
      load: async () => (await import('./code.ts')).createScenesCodeCommand,
    },
    {
      usage: 'set-code <scene>',
      describe: 'Replace the code of a scene, without a director',
      load: async () => (await import('./set-code.ts')).createScenesSetCodeCommand,
    },
    {
      usage: 'rename <scene> <name>',
      describe: 'Give a scene another name',
      load: async () => (await import('./rename.ts')).createScenesRenameCommand,
    },
    {
      usage: 'duplicate <scene>',
      describe: 'Copy a scene, to the end of its track unless placed',
      load: async () => (await import('./duplicate.ts')).createScenesDuplicateCommand,
    },
    {
      usage: 'split <scene>',
      describe: 'Cut a scene in two at a frame of the film',
      load: async () => (await import('./split.ts')).createScenesSplitCommand,
    },
    {
      usage: 'positions',
      describe: 'Move or resize scenes; a dry run unless --apply',
      load: async () => (await import('./positions.ts')).createScenesPositionsCommand,
    },
    {
      usage: 'delete <scene>',
      describe: 'Delete a scene',
      load: async () => (await import('./delete.ts')).createScenesDeleteCommand,
    },
  ],
};
