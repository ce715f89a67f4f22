import type { CommandGroup } from '../../command.ts';

export const subscriptionCommands: CommandGroup = {
  describe: 'A plan that adds to the balance each month',
  commands: [
    {
      usage: 'show',
      describe: 'Show the plan of the account',
      load: async () => (await import('./show.ts')).createSubscriptionShowCommand,
    },
    {
      usage: 'start <plan>',
      describe: 'Open a checkout for a plan: starter (25 dollars a month) or studio (99)',
      load: async () => (await import('./start.ts')).createSubscriptionStartCommand,
    },
    {
      usage: 'cancel',
      describe: 'Cancel the plan; it ends with the paid month',
      load: async () => (await import('./cancel.ts')).createSubscriptionCancelCommand,
    },
  ],
};
