import { randomUUID } from 'node:crypto';
import { AppError } from '../../contract/errors.ts';
import { pauseRun, resumeRun, startLoop } from '../../contract/loops.ts';
import { getRun, type Run } from '../../contract/runs.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';
import { sayEnd } from '../say-end.ts';
import { watchRun } from '../watch-run.ts';

interface Arguments extends CommonArguments {
  action?: 'attach' | 'pause' | 'resume';
  run?: string;
  goal?: string;
  criteria?: string;
  budget?: number;
  turns?: number;
  minutes?: number;
  mode?: 'standard' | 'agent-max';
  seed?: number;
  detach?: boolean;
  streamJson?: boolean;
}

/** Observes, decides and acts until the criteria hold or dollars, turns or minutes are over; goes on without a terminal. */
export const createLoopCommand = (context: CliContext): Command<Arguments> => ({
  example:
    'framewright loop --goal "A 15 second launch film" --criteria "duration<=15s,errors<=0" --budget 6 --turns 5',
  builder: (yargs) =>
    yargs
      .positional('action', { choices: ['attach', 'pause', 'resume'] as const, describe: 'For a loop that runs' })
      .positional('run', { type: 'string', describe: 'The run of that loop' })
      .option('goal', { type: 'string', describe: 'What the film is to be; the first prompt of an empty project' })
      .option('criteria', { type: 'string', describe: 'Checks as verify knows them, that must hold in the end' })
      .option('budget', { type: 'number', describe: 'Dollars in all' })
      .option('turns', { type: 'number', describe: 'Turns that act, 8 by default' })
      .option('minutes', {
        type: 'number',
        describe: 'Minutes from the start, 60 by default; those that it stands still do not count',
      })
      .option('mode', { choices: ['standard', 'agent-max'] as const, describe: 'agent-max plans deeper' })
      .option('seed', { type: 'number', describe: 'Another seed gives another film' })
      .option('detach', { type: 'boolean', describe: 'Start it and return' })
      .option('stream-json', { type: 'boolean', describe: 'Print every event as one JSON line' }) as never,
  async handler(arguments_) {
    const run = await openedRun(context, arguments_);
    const output = context.output(arguments_);
    if (arguments_.detach || arguments_.action === 'pause' || arguments_.action === 'resume') {
      output.value(run);
      output.say(`Loop ${run.id} ${standing(arguments_.action, run)}`);
      return;
    }
    const ended = await watchRun(context, context.client(), run, { output, streamJson: arguments_.streamJson });
    if (arguments_.streamJson) return;
    output.value(ended);
    await sayEnd(context, ended, output);
  },
});

/** How a loop stands that nobody watches, and how to go on from there. */
function standing(action: Arguments['action'], { id, state }: Run): string {
  if (action === 'pause') return `stands still after its present step. Go on: framewright loop resume ${id}`;
  return `${action === 'resume' ? 'goes on' : `is ${state}`}. Attach: framewright loop attach ${id}`;
}

async function openedRun(context: CliContext, arguments_: Arguments): Promise<Run> {
  const { action, run: runId, goal, criteria, budget, turns, minutes, mode, seed } = arguments_;
  const client = context.client();
  if (action) {
    if (!runId) throw needed('run', `framewright loop ${action} <run>`);
    const params = { runId };
    if (action === 'attach') return client.call(getRun, { params });
    return client.call(action === 'pause' ? pauseRun : resumeRun, { params, body: {} });
  }
  if (!goal) throw needed('goal', 'framewright loop --goal "<text>"');
  return client.call(startLoop, {
    params: { projectId: context.projectId(arguments_) },
    body: { goal, criteria, budget, turns, minutes, mode, seed },
    idempotencyKey: randomUUID(),
  });
}

function needed(name: string, command: string): AppError {
  const detail = `Missing: ${name}. Say: ${command}`;
  return new AppError('invalid_arguments', 'incomplete loop command', { detail });
}
