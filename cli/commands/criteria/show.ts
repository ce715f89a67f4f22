import { getCriteria } from '../../../contract/criteria.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Shows the criteria kept with the active project. */
export const createCriteriaShowCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright criteria show',
  async handler(arguments_) {
    const kept = await context.client().call(getCriteria, { params: { projectId: context.projectId(arguments_) } });
    const output = context.output(arguments_);
    output.value(kept);
    output.say(kept.criteria ?? 'None are kept. Next: framewright criteria set <checks>');
  },
});
