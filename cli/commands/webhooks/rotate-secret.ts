import { rotateWebhookSecret } from '../../../contract/webhooks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  webhook: string;
  overlap?: number;
}

/** Replaces the secret of a webhook and shows the new one, this once. */
export const createWebhooksRotateSecretCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright webhooks rotate-secret whk_0123 --overlap 3600',
  builder: (yargs) =>
    yargs.positional('webhook', { type: 'string', demandOption: true, describe: 'Its id' }).option('overlap', {
      type: 'number',
      describe: 'Seconds for which the old secret signs as well; a day without',
    }) as never,
  async handler(arguments_) {
    const { webhook: webhookId, overlap: overlapSeconds } = arguments_;
    const body = { overlapSeconds };
    const made = await context.client().call(rotateWebhookSecret, { params: { webhookId }, body });
    const output = context.output(arguments_);
    output.value(made);
    output.say(`The new secret of webhook ${webhookId}; it is shown this once:\n${made.secret}`);
  },
});
