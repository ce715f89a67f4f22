import { listWebhooks } from '../../../contract/webhooks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists the account's webhooks, without their secrets. */
export const createWebhooksListCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright webhooks list',
  async handler(arguments_) {
    const list = await context.client().call(listWebhooks, {});
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'address', 'events', 'state', 'failed in a row'],
      list.webhooks.map(({ id, url, events, state, disabledReason, failedAttempts }) => [
        ...[id, url, events.join(' ')],
        ...[disabledReason ? `${state}: ${disabledReason}` : state, failedAttempts],
      ]),
    );
  },
});
