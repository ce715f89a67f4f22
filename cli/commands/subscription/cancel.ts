import { cancelSubscription } from '../../../contract/subscriptions.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Cancels the plan with its paid month. */
export const createSubscriptionCancelCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright subscription cancel',
  async handler(arguments_) {
    const reply = await context.client().call(cancelSubscription, {});
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`The plan ends at ${reply.subscription.periodEndsAt}; what is unspent stays.`);
  },
});
