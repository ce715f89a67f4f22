import { listDeliveries } from '../../../contract/webhooks.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../../pages.ts';

/** Lists the deliveries of a webhook. */
export const createWebhooksDeliveriesCommand = (context: CliContext): Command<PageArguments & { webhook: string }> => ({
  example: 'framewright webhooks deliveries whk_0123',
  builder: (yargs) =>
    yargs
      .positional('webhook', { type: 'string', demandOption: true, describe: 'Its id' })
      .options(pageOptions) as never,
  async handler(arguments_) {
    const client = context.client();
    const params = { webhookId: arguments_.webhook };
    const list = await readPages(arguments_, 'deliveries', (query) => client.call(listDeliveries, { params, query }));
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'run', 'event', 'state', 'attempts', 'last answer', 'next'],
      list.deliveries.map(({ id, runId, event, state, attempts, lastStatus, lastFault, nextAttemptAt }) => [
        ...[id, runId, event, state, attempts],
        ...[lastStatus ?? lastFault ?? '', nextAttemptAt ?? ''],
      ]),
    );
    sayMore(output, list, `webhooks deliveries ${arguments_.webhook}`);
  },
});
