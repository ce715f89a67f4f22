import type { CommandGroup } from '../../command.ts';

export const webhooksCommands: CommandGroup = {
  describe: 'Addresses that are told of the end of each run',
  commands: [
    {
      usage: 'add <url>',
      describe: 'Have the ends of runs sent to an https address; the secret is shown once',
      load: async () => (await import('./add.ts')).createWebhooksAddCommand,
    },
    {
      usage: 'list',
      describe: 'List webhooks with their states',
      load: async () => (await import('./list.ts')).createWebhooksListCommand,
    },
    {
      usage: 'update <webhook>',
      describe: 'Change address or events of a webhook, disable or enable it',
      load: async () => (await import('./update.ts')).createWebhooksUpdateCommand,
    },
    {
      usage: 'rotate-secret <webhook>',
      describe: 'Replace the secret of a webhook; the old one signs as well for a while',
      load: async () => (await import('./rotate-secret.ts')).createWebhooksRotateSecretCommand,
    },
    {
      usage: 'remove <webhook>',
      describe: 'Delete a webhook with its deliveries',
      load: async () => (await import('./remove.ts')).createWebhooksRemoveCommand,
    },
    {
      usage: 'deliveries <webhook>',
      describe: 'List what was sent to a webhook or is still to be',
      load: async () => (await import('./deliveries.ts')).createWebhooksDeliveriesCommand,
    },
    {
      usage: 'replay <webhook> <delivery>',
      describe: 'Send a delivery again, under its old id',
      load: async () => (await import('./replay.ts')).createWebhooksReplayCommand,
    },
  ],
};
