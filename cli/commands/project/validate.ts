import { validateProject } from '../../../contract/checks.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** The authoritative structural check. A project that is not valid ends with exit code 2, after the report. */
export const createProjectValidateCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright project validate --json',
  async handler(arguments_) {
    const projectId = context.projectId(arguments_);
    const report = await context.client().call(validateProject, { params: { projectId } });
    const output = context.output(arguments_);
    output.value(report);
    output.say(report.valid ? 'The project is valid.' : 'The project is not valid.');
    for (const problem of report.problems) {
      const place = [problem.sceneName, problem.line ? `line ${problem.line}` : null].filter(Boolean).join(', ');
      output.say(
        `  ${problem.severity} ${problem.code}${place ? ` (${place})` : ''}: ${problem.message} ${problem.fix}`,
      );
    }
    if (!report.valid) context.fail(2);
  },
});
