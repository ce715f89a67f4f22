import type { CommandGroup } from '../../command.ts';

export const projectCommands: CommandGroup = {
  describe: 'Projects and their revisions',
  commands: [
    {
      usage: 'create',
      describe: 'Create a project and make it the active one',
      load: async () => (await import('./create.ts')).createProjectCreateCommand,
    },
    {
      usage: 'list',
      describe: 'List projects, newest first',
      load: async () => (await import('./list.ts')).createProjectListCommand,
    },
    {
      usage: 'show',
      describe: 'Show the active project',
      load: async () => (await import('./show.ts')).createProjectShowCommand,
    },
    {
      usage: 'update',
      describe: 'Rename the active project, or change whether it is directed',
      load: async () => (await import('./update.ts')).createProjectUpdateCommand,
    },
    {
      usage: 'use <id>',
      describe: 'Make a project the active one (parallel sessions: set CLI_PROJECT_ID)',
      load: async () => (await import('./use.ts')).createProjectUseCommand,
    },
    {
      usage: 'watch',
      describe: 'Tell of every change of the active project, whoever makes it, as it happens',
      load: async () => (await import('./watch.ts')).createProjectWatchCommand,
    },
    {
      usage: 'validate',
      describe: 'Check compilation, lengths, overlaps, gaps, imports and assets',
      load: async () => (await import('./validate.ts')).createProjectValidateCommand,
    },
    {
      usage: 'film',
      describe: 'Show a revision as the player gets it: its timeline and its compiled scenes',
      load: async () => (await import('./film.ts')).createProjectFilmCommand,
    },
    {
      usage: 'revisions',
      describe: 'List revisions, or show what one changed',
      load: async () => (await import('./revisions.ts')).createProjectRevisionsCommand,
    },
    {
      usage: 'restore <revision>',
      describe: 'Make an old revision the head again',
      load: async () => (await import('./restore.ts')).createProjectRestoreCommand,
    },
    {
      usage: 'duplicate <id>',
      describe: 'Make another project with the brief and the scenes of one',
      load: async () => (await import('./duplicate.ts')).createProjectDuplicateCommand,
    },
    {
      usage: 'undelete <id>',
      describe: 'Restore a deleted project',
      load: async () => (await import('./undelete.ts')).createProjectUndeleteCommand,
    },
    {
      usage: 'delete <id>',
      describe: 'Delete a project; it can be restored for a while',
      load: async () => (await import('./delete.ts')).createProjectDeleteCommand,
    },
  ],
};
