import { keepCriteria } from '../../../contract/criteria.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Keeps criteria with the active project. Unknown ones are refused with a list of the known. */
export const createCriteriaSetCommand = (context: CliContext): Command<CommonArguments & { checks: string }> => ({
  example: `framewright criteria set 'duration<=30s,portrait,text:"Start free">=1.5s,errors<=0'`,
  builder: (yargs) =>
    yargs.positional('checks', { type: 'string', demandOption: true, describe: 'Comma-separated checks' }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_) };
    const kept = await context.client().call(keepCriteria, { params, body: { criteria: arguments_.checks } });
    const output = context.output(arguments_);
    output.value(kept);
    output.say(`Kept: ${kept.criteria}\nEvery review checks them; now: framewright verify`);
  },
});
