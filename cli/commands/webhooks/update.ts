import { AppError } from '../../../contract/errors.ts';
import { updateWebhook } from '../../../contract/webhooks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { readEvents } from './events-option.ts';

interface Arguments extends CommonArguments {
  webhook: string;
  url?: string;
  events?: string;
  enable?: boolean;
  disable?: boolean;
}

/** Changes a webhook; enabling one that failed starts its count anew. */
export const createWebhooksUpdateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright webhooks update whk_0123 --enable',
  builder: (yargs) =>
    yargs
      .positional('webhook', { type: 'string', demandOption: true, describe: 'Its id' })
      .option('url', { type: 'string' })
      .option('events', { type: 'string', describe: 'Comma-separated' })
      .option('enable', { type: 'boolean', describe: 'Send to it again' })
      .option('disable', { type: 'boolean', describe: 'Send nothing to it' })
      .conflicts('enable', 'disable') as never,
  async handler(arguments_) {
    const { webhook: webhookId, url, events, enable, disable } = arguments_;
    const state = enable ? ('active' as const) : disable ? ('disabled' as const) : undefined;
    if (url === undefined && events === undefined && state === undefined) throw nothing();
    const body = { url, events: readEvents(events), state };
    const changed = await context.client().call(updateWebhook, { params: { webhookId }, body });
    const output = context.output(arguments_);
    output.value(changed);
    output.say(`Webhook ${changed.id} is ${changed.state}: ${changed.events.join(' and ')} to ${changed.url}.`);
  },
});

function nothing(): AppError {
  const detail = 'Say what to change: --url, --events, --enable or --disable.';
  return new AppError('invalid_arguments', 'nothing to change', { detail });
}
