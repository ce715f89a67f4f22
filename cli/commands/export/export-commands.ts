import type { CommandGroup } from '../../command.ts';

export const exportCommands: CommandGroup = {
  describe: 'Video files',
  commands: [
    {
      usage: 'start',
      describe: 'Render the reviewed project to an MP4 or another format',
      load: async () => (await import('./start.ts')).createExportStartCommand,
    },
    {
      usage: 'status <export>',
      describe: 'Show an export',
      load: async () => (await import('./status.ts')).createExportStatusCommand,
    },
    {
      usage: 'list',
      describe: 'List exports, newest first',
      load: async () => (await import('./list.ts')).createExportListCommand,
    },
    {
      usage: 'download <export>',
      describe: 'Save the file of an export',
      load: async () => (await import('./download.ts')).createExportDownloadCommand,
    },
  ],
};
