import { deleteWebhook } from '../../../contract/webhooks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Deletes a webhook. */
export const createWebhooksRemoveCommand = (context: CliContext): Command<CommonArguments & { webhook: string }> => ({
  example: 'framewright webhooks remove whk_0123',
  builder: (yargs) => yargs.positional('webhook', { type: 'string', demandOption: true, describe: 'Its id' }) as never,
  async handler(arguments_) {
    const reply = await context.client().call(deleteWebhook, { params: { webhookId: arguments_.webhook } });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Webhook ${arguments_.webhook} is deleted; nothing more is sent to it.`);
  },
});
