import type { CommandGroup } from '../../command.ts';

export const exportCommands: CommandGroup = {
  describe: 'MP4 files',
  commands: [
    {
      usage: 'start',
      describe: 'Render the reviewed project to an MP4',
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
      describe: 'Save the MP4 of an export',
      load: async () => (await import('./download.ts')).createExportDownloadCommand,
    },
  ],
};
