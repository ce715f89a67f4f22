import { randomUUID } from 'node:crypto';
import { type ContextLabel, contextLabels } from '../../../contract/names.ts';
import { addContext } from '../../../contract/projects.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  text: string;
  label: ContextLabel;
}

/** Adds a context entry to the active project. */
export const createContextAddCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright context add "Announce version 2 to developers" --label goal',
  builder: (yargs) =>
    yargs
      .positional('text', { type: 'string', demandOption: true })
      .option('label', { choices: contextLabels, demandOption: true }) as never,
  async handler(arguments_) {
    const entry = await context.client().call(addContext, {
      params: { projectId: context.projectId(arguments_) },
      body: { label: arguments_.label, text: arguments_.text },
      idempotencyKey: randomUUID(),
    });
    const output = context.output(arguments_);
    output.value(entry);
    output.say(`Added ${entry.label} ${entry.id}.`);
  },
});
