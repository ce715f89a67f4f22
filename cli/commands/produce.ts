import { createHash } from 'node:crypto';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { AppError, type FieldError } from '../../contract/errors.ts';
import { approvable, ProductionRequest, startProduction } from '../../contract/productions.ts';
import { formats } from '../../contract/projects.ts';
import { exportQualities, getRun, type Run } from '../../contract/runs.ts';
import { colourBack, withHeldColours } from '../../domain/yaml-colours.ts';
import type { Client } from '../client.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';
import { readSourceFile } from '../read-source-file.ts';
import { sayEnd } from '../say-end.ts';
import { watchRun } from '../watch-run.ts';

interface Arguments extends CommonArguments {
  brief: string;
  detach?: boolean;
  streamJson?: boolean;
  again?: boolean;
}

const briefHelp = `A brief needs name, goal, requirement and brand. It may say instructions, prompt, format (${formats.join(', ')})
or width and height, fps, length in seconds, criteria, budget in dollars, turns, minutes, mode (standard, agent-max),
seed, approvals (true, or of [${approvable.join(', ')}]), export (true, false or { quality: ${exportQualities.join(' | ')} }),
and projectId for a project that stands.`;
const briefFields = Object.keys(ProductionRequest.shape);

/** Makes a film from one brief file: contexts, format, length, criteria, budget, approvals, export. */
export const createProduceCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright produce brief.yaml',
  builder: (yargs) =>
    yargs
      .positional('brief', { type: 'string', demandOption: true, describe: 'YAML or JSON; its fields stand below' })
      .option('detach', { type: 'boolean', describe: 'Start it and return' })
      .option('again', { type: 'boolean', describe: 'Make another film from a brief that was produced before' })
      .option('stream-json', { type: 'boolean', describe: 'Print every event as one JSON line' })
      .epilog(briefHelp) as never,
  async handler(arguments_) {
    const { text, request } = await readBrief(arguments_);
    const client = context.client();
    // The same file names the same production: starting it again after a broken connection attaches to it.
    const key = createHash('sha256').update(text).digest('hex').slice(0, 40);
    const run = await client.call(startProduction, {
      body: request,
      idempotencyKey: arguments_.again ? `${key}-${Date.now()}` : key,
    });
    const output = context.output(arguments_);
    const note = await noteOfEarlier(client, run, arguments_.brief);
    if (note) output.say(note);
    if (arguments_.detach) {
      output.value({ ...run, ...(note && { note }) });
      output.say(`Production ${run.id} of project ${run.projectId}. Attach: framewright runs watch ${run.id}`);
      return;
    }
    const ended = await watchRun(context, client, run, { output, streamJson: arguments_.streamJson });
    if (arguments_.streamJson) return;
    output.value({ ...ended, ...(note && { note }) });
    await sayEnd(context, ended, output);
  },
});

/** What to tell of a brief whose production is over already, since the reply kept under its key is that of its start. */
async function noteOfEarlier(client: Client, { id }: Run, brief: string): Promise<string | null> {
  const { state, endedAt } = await client.call(getRun, { params: { runId: id } });
  if (endedAt === null) return null;
  return `This brief was produced before: run ${id} is ${state} since ${endedAt}. Another film: framewright produce ${brief} --again`;
}

async function readBrief({ brief, project }: Arguments) {
  const text = await readSourceFile(brief);
  const parsed = ProductionRequest.safeParse(withProject(parseYaml(brief, text), project));
  if (parsed.success) return { text: text + (project ?? ''), request: parsed.data };
  const errors = parsed.error.issues.flatMap(faultsOf);
  const detail = `${brief}: ${errors.map(({ path, message }) => `${path || 'brief'}: ${message}`).join('; ')}`;
  throw new AppError('invalid_arguments', 'brief refused', { detail, errors });
}

/** What a person corrects in the file, by the names that stand in it. */
function faultsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: key, message: `no such field; a brief knows ${briefFields.join(', ')}` }));
  }
  if (path === '') return [{ path, message: `must be fields and their values, such as goal: <text>` }];
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return [{ path, message: isMissing ? 'is missing' : issue.message }];
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(withHeldColours(text), colourBack, { maxAliasCount: 10 });
  } catch (error) {
    if (!(error instanceof YAMLParseError || error instanceof ReferenceError)) throw error;
    const detail = `${file} is not YAML: ${error.message.split('\n')[0]}`;
    throw new AppError('invalid_arguments', 'brief unreadable', { detail });
  }
}

function withProject(brief: unknown, projectId: string | undefined): unknown {
  const isObject = typeof brief === 'object' && brief !== null && !Array.isArray(brief);
  return isObject && projectId ? { projectId, ...brief } : brief;
}
