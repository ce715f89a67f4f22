import type { CommandGroup } from '../../command.ts';

export const runsCommands: CommandGroup = {
  describe: 'Runs in progress and past',
  commands: [
    {
      usage: 'list',
      describe: 'List runs, newest first',
      load: async () => (await import('./list.ts')).createRunsListCommand,
    },
    {
      usage: 'show <run>',
      describe: 'Show a run',
      load: async () => (await import('./show.ts')).createRunsShowCommand,
    },
    {
      usage: 'watch <run>',
      describe: 'Attach to a run',
      load: async () => (await import('./watch.ts')).createRunsWatchCommand,
    },
    {
      usage: 'cancel <run>',
      describe: 'Cancel a run; finished scenes are kept unless --discard',
      load: async () => (await import('./cancel.ts')).createRunsCancelCommand,
    },
    {
      usage: 'pause <run>',
      describe: 'Let a loop or production stand still after its present step',
      load: async () => (await import('./pause.ts')).createRunsPauseCommand,
    },
    {
      usage: 'resume <run>',
      describe: 'Let a paused or waiting loop or production go on',
      load: async () => (await import('./resume.ts')).createRunsResumeCommand,
    },
    {
      usage: 'approve <run>',
      describe: 'Let a production go on that waits for approval',
      load: async () => (await import('./approve.ts')).createRunsApproveCommand,
    },
    {
      usage: 'send-back <run> <note>',
      describe: 'Send a production that waits for approval back with a note',
      load: async () => (await import('./send-back.ts')).createRunsSendBackCommand,
    },
    {
      usage: 'raise-budget <run> <dollars>',
      describe: 'Raise the cap of a loop or production that lives',
      load: async () => (await import('./raise-budget.ts')).createRunsRaiseBudgetCommand,
    },
  ],
};
