import { getCapabilities } from '../../contract/discovery.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

/** Prints the manifest of this installation's tools. */
export const createCapabilitiesCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright capabilities --json',
  async handler(arguments_) {
    const manifest = await context.client({ anonymous: true }).call(getCapabilities, {});
    const output = context.output(arguments_);
    output.value(manifest);
    output.say(`Framewright ${manifest.version}, director: ${manifest.director.name} (${manifest.director.note})`);
    output.table(
      ['command', 'does', 'price'],
      manifest.tools.map((tool) => [
        tool.command ? `framewright ${tool.command}` : `${tool.method} ${tool.path}`,
        tool.summary,
        tool.price,
      ]),
    );
    for (const { operation, reason } of manifest.unavailable) output.say(`Not available: ${operation}. ${reason}`);
  },
});
