import { getSubscription } from '../../../contract/subscriptions.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Shows the plan of the account. */
export const createSubscriptionShowCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright subscription show',
  async handler(arguments_) {
    const reply = await context.client().call(getSubscription, {});
    const output = context.output(arguments_);
    output.value(reply);
    if (!reply.subscription) return output.say('The account has no plan. Next: framewright subscription start starter');
    const { plan, price, state, periodEndsAt, endsAtPeriod } = reply.subscription;
    const end = endsAtPeriod ? 'It ends' : 'Its paid month ends';
    output.say(`${plan}, $${price} a month, ${state}. ${end} at ${periodEndsAt}.`);
  },
});
