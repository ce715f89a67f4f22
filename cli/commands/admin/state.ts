import { getAdminState } from '../../../contract/admin.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Shows the counts of the installation. */
export const createAdminStateCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright admin state',
  async handler(arguments_) {
    const state = await context.client().call(getAdminState, {});
    const output = context.output(arguments_);
    output.value(state);
    output.table(
      ['runs', 'state', 'count'],
      state.runs.map(({ kind, state: runState, count }) => [kind, runState, count]),
    );
    const { outbox, holds, toErase, needsHuman, discrepancies } = state;
    const oldest = outbox.oldestSeconds === null ? '' : `, the oldest for ${outbox.oldestSeconds} s`;
    output.say(`Outbox: ${outbox.waiting} wait${oldest}. Holds: ${holds.open}, $${holds.held.toFixed(2)}.`);
    output.say(`Waiting for a person: ${needsHuman}. Discrepancies: ${discrepancies}.`);
    output.say(`To be erased: ${toErase.projects} projects, ${toErase.folders} folders of objects.`);
  },
});
