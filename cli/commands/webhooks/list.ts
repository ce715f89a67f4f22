import { listWebhooks } from '../../../contract/webhooks.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../../pages.ts';

/** Lists the account's webhooks, without their secrets. */
export const createWebhooksListCommand = (context: CliContext): Command<PageArguments> => ({
  example: 'framewright webhooks list',
  builder: (yargs) => yargs.options(pageOptions) as never,
  async handler(arguments_) {
    const client = context.client();
    const list = await readPages(arguments_, 'webhooks', (query) => client.call(listWebhooks, { query }));
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'address', 'events', 'state', 'failed in a row'],
      list.webhooks.map(({ id, url, events, state, disabledReason, failedAttempts }) => [
        ...[id, url, events.join(' ')],
        ...[disabledReason ? `${state}: ${disabledReason}` : state, failedAttempts],
      ]),
    );
    sayMore(output, list, 'webhooks list');
  },
});
