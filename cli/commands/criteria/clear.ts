import { keepCriteria } from '../../../contract/criteria.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Forgets the criteria kept with the active project. */
export const createCriteriaClearCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright criteria clear',
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_) };
    const kept = await context.client().call(keepCriteria, { params, body: { criteria: null } });
    const output = context.output(arguments_);
    output.value(kept);
    output.say('No criteria are kept.');
  },
});
