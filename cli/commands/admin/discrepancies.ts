import { listDiscrepancies } from '../../../contract/admin.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists where two records of one fact differ. */
export const createAdminDiscrepanciesCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright admin discrepancies',
  async handler(arguments_) {
    const { checks, discrepancies } = await context.client().call(listDiscrepancies, {});
    const output = context.output(arguments_);
    output.value({ checks, discrepancies });
    if (discrepancies.length > 0) {
      output.table(
        ['source', 'rule', 'about', 'what', 'found'],
        discrepancies.map(({ source, rule, subject, detail, foundAt }) => [source, rule, subject, detail, foundAt]),
      );
    }
    const looked = checks.map(({ source, checkedAt }) => `${source} at ${checkedAt}`).join(', ');
    output.say(
      looked ? `Compared: ${looked}.` : 'Nothing has been compared yet; the worker does it every ten minutes.',
    );
    if (looked && discrepancies.length === 0) output.say('All records agree.');
  },
});
