import type { OpenPoint } from '../contract/checks.ts';
import type { LoopOutcome } from '../contract/names.ts';
import type { Output } from './output.ts';

/** Tells what a loop or production left open, each point with what would close it. */
export function sayLeft(output: Output, left: readonly OpenPoint[]): void {
  if (left.length === 0) return;
  output.say('Still open:');
  for (const { what, fix } of left) output.say(`  – ${what}\n      ${fix}`);
}

const nexts: Partial<Record<LoopOutcome, string>> = {
  budget: 'framewright loop --goal "<text>" --budget <more dollars>, which goes on from the film as it stands',
  turns: 'framewright loop --goal "<text>" --turns <more>, which goes on from the film as it stands',
  time: 'framewright loop --goal "<text>" --minutes <more>, which goes on from the film as it stands',
  refused: 'framewright loop --goal "<the goal in other words>"',
};

/** The command that goes on where a loop ended. What nobody could reach is mended by hand or eased. */
export function nextAfter(outcome: LoopOutcome | undefined, left: readonly OpenPoint[]): string {
  if (outcome === 'done') return 'framewright export start --wait';
  const known = outcome && nexts[outcome];
  if (known) return known;
  return left.length > 0 ? 'close what is open, then framewright review' : 'framewright review';
}
