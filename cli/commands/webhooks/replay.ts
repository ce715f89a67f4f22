import { replayDelivery } from '../../../contract/webhooks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  webhook: string;
  delivery: string;
}

/** Sends a delivery again. */
export const createWebhooksReplayCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright webhooks replay whk_0123 dlv_0123',
  builder: (yargs) =>
    yargs
      .positional('webhook', { type: 'string', demandOption: true, describe: 'Its id' })
      .positional('delivery', { type: 'string', demandOption: true, describe: 'Its id' }) as never,
  async handler(arguments_) {
    const { webhook: webhookId, delivery: deliveryId } = arguments_;
    const params = { webhookId, deliveryId };
    const delivery = await context.client().call(replayDelivery, { params, body: {} });
    const output = context.output(arguments_);
    output.value(delivery);
    output.say(`Delivery ${delivery.id} is sent again. See: framewright webhooks deliveries ${webhookId}`);
  },
});
