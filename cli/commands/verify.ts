import { verifyProject } from '../../contract/checks.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';

/** Deterministic checks; a criterion that fails ends the command with exit code 2, after the report. */
export const createVerifyCommand = (context: CliContext): Command<CommonArguments & { criteria?: string }> => ({
  example: "framewright verify --criteria 'duration<=30s,scenes>=3,portrait'",
  builder: (yargs) =>
    yargs.option('criteria', {
      type: 'string',
      describe: 'Comma-separated checks; without, those of criteria set',
    }) as never,
  async handler(arguments_) {
    const params = { projectId: context.projectId(arguments_) };
    const report = await context.client().call(verifyProject, { params, body: { criteria: arguments_.criteria } });
    const output = context.output(arguments_);
    output.value(report);
    output.table(
      ['criterion', 'measured', 'passed'],
      report.rows.map(({ criterion, measured, passed, note }) => [
        criterion,
        note ? `${measured} (${note})` : measured,
        passed ? 'yes' : 'no',
      ]),
    );
    if (!report.passed) context.fail(2);
  },
});
