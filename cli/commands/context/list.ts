import { listContexts } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists the context entries of the active project. */
export const createContextListCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright context list',
  async handler(arguments_) {
    const list = await context.client().call(listContexts, { params: { projectId: context.projectId(arguments_) } });
    const output = context.output(arguments_);
    output.value(list);
    for (const { id, label, text } of list.contexts) output.say(`${label} (${id})\n  ${text}`);
    if (list.contexts.length === 0) output.say('No entries yet. Next: framewright context add <text> --label goal');
  },
});
