import { randomUUID } from 'node:crypto';
import { type Plan, plans, startSubscription } from '../../../contract/subscriptions.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Opens a checkout for a plan. */
export const createSubscriptionStartCommand = (context: CliContext): Command<CommonArguments & { plan: Plan }> => ({
  example: 'framewright subscription start starter',
  builder: (yargs) => yargs.positional('plan', { choices: plans, demandOption: true }) as never,
  async handler(arguments_) {
    const body = { plan: arguments_.plan };
    const reply = await context.client().call(startSubscription, { body, idempotencyKey: randomUUID() });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`${reply.plan} costs $${reply.price} a month, which each month adds to the balance. Pay here:`);
    output.say(reply.checkoutUrl);
  },
});
