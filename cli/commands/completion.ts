import type { Command, CommonArguments } from '../command.ts';
import { completionScripts } from '../completion-scripts.ts';
import type { CliContext } from '../context.ts';

type Shell = keyof typeof completionScripts;

/** Prints the script by which a shell completes commands and options. */
export const createCompletionCommand = (context: CliContext): Command<CommonArguments & { shell: Shell }> => ({
  example: 'framewright completion bash >> ~/.bashrc',
  builder: (yargs) =>
    yargs.positional('shell', { choices: Object.keys(completionScripts) as Shell[], default: 'bash' }) as never,
  async handler(arguments_) {
    const { shell } = arguments_;
    const script = completionScripts[shell];
    const output = context.output(arguments_);
    output.value({ shell, script });
    output.say(script.trimEnd());
  },
});
