import { getExport, type RunResults } from '../contract/checks.ts';
import type { Run } from '../contract/runs.ts';
import { quantity } from '../domain/quantity.ts';
import type { CliContext } from './context.ts';
import type { Output } from './output.ts';
import { nextAfter, sayLeft } from './say-left.ts';

/** Tells how a loop or production ended, what it came to, what it left open and what comes next; any other its state. */
export async function sayEnd(context: CliContext, run: Run, output: Output): Promise<void> {
  if (run.kind === 'loop') return sayLoop(run, output);
  if (run.kind === 'production') return sayProduction(context, run, output);
  output.say(`Run ${run.id} is ${run.state}.`);
}

function sayLoop(run: Run, output: Output): void {
  const result = (run.result ?? {}) as Partial<RunResults['loop']>;
  const { outcome, turns = 0, actions = [], left = [] } = result;
  for (const { turn, action, why, did } of actions)
    output.say(`  turn ${turn + 1}: ${action}. ${why} ${did ?? ''}`.trimEnd());
  output.say(
    `The loop ended: ${outcome ?? run.state}, after ${quantity(turns, 'turn')}, for $${run.spent.toFixed(2)}.`,
  );
  sayLeft(output, left);
  output.say(`Next: ${nextAfter(outcome, left)}`);
}

async function sayProduction(context: CliContext, run: Run, output: Output): Promise<void> {
  const { exportId, outcome, left = [] } = (run.result ?? {}) as Partial<RunResults['production']>;
  const spent = `for $${run.spent.toFixed(2)}`;
  if (exportId) {
    const { url } = await context.client().call(getExport, { params: { exportId } });
    output.say(`The production of project ${run.projectId} is ${run.state}, ${spent}.`);
    return output.say(`The video: ${url}`);
  }
  const isShort = run.state === 'completed' && left.length > 0;
  const how = isShort ? `stopped without a video: ${outcome}` : run.state;
  output.say(`The production of project ${run.projectId} is ${how}, ${spent}.`);
  sayLeft(output, left);
  output.say(`Next: ${nextAfter(outcome ?? undefined, left)}, with --project ${run.projectId}`);
}
