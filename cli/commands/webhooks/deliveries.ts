import { listDeliveries } from '../../../contract/webhooks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists the deliveries of a webhook. */
export const createWebhooksDeliveriesCommand = (
  context: CliContext,
): Command<CommonArguments & { webhook: string }> => ({
  example: 'framewright webhooks deliveries whk_0123',
  builder: (yargs) => yargs.positional('webhook', { type: 'string', demandOption: true, describe: 'Its id' }) as never,
  async handler(arguments_) {
    const list = await context.client().call(listDeliveries, { params: { webhookId: arguments_.webhook } });
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'run', 'event', 'state', 'attempts', 'last answer', 'next'],
      list.deliveries.map(({ id, runId, event, state, attempts, lastStatus, lastFault, nextAttemptAt }) => [
        ...[id, runId, event, state, attempts],
        ...[lastStatus ?? lastFault ?? '', nextAttemptAt ?? ''],
      ]),
    );
  },
});
