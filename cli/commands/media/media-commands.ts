import type { CommandGroup } from '../../command.ts';

export const mediaCommands: CommandGroup = {
  describe: 'Pictures and sounds that films use',
  commands: [
    {
      usage: 'upload <files..>',
      describe: 'Upload pictures and sounds; scenes name one by asset("name")',
      load: async () => (await import('./upload.ts')).createMediaUploadCommand,
    },
    {
      usage: 'list',
      describe: 'List the uploaded files of the project',
      load: async () => (await import('./list.ts')).createMediaListCommand,
    },
    {
      usage: 'show <asset>',
      describe: 'Show an uploaded file',
      load: async () => (await import('./show.ts')).createMediaShowCommand,
    },
    {
      usage: 'delete <asset>',
      describe: 'Delete an uploaded file that no revision shows',
      load: async () => (await import('./delete.ts')).createMediaDeleteCommand,
    },
  ],
};
