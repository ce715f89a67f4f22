import { createWebhook } from '../../../contract/webhooks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { readEvents } from './events-option.ts';

interface Arguments extends CommonArguments {
  url: string;
  events?: string;
}

/** Registers an address and shows its secret, this once. */
export const createWebhooksAddCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright webhooks add https://example.com/framewright --events run.completed,run.failed',
  builder: (yargs) =>
    yargs
      .positional('url', { type: 'string', demandOption: true })
      .option('events', { type: 'string', describe: 'Comma-separated; both without' }) as never,
  async handler(arguments_) {
    const body = { url: arguments_.url, events: readEvents(arguments_.events) };
    const made = await context.client().call(createWebhook, { body });
    const output = context.output(arguments_);
    output.value(made);
    output.say(`Webhook ${made.webhook.id} sends ${made.webhook.events.join(' and ')} to ${made.webhook.url}.`);
    output.say(`Check each delivery with this secret (standardwebhooks.com); it is shown this once:\n${made.secret}`);
  },
});
