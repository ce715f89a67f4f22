import { agentSkill } from '../../domain/agent-skill.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

/** Prints the skill file by which agents learn this command line. */
export const createSkillCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright skill > SKILL.md',
  async handler(arguments_) {
    const output = context.output(arguments_);
    output.value({ name: 'framewright', skill: agentSkill() });
    output.say(agentSkill().trimEnd());
  },
});
