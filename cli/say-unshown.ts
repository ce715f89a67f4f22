import type { Output } from './output.ts';

interface Unshown {
  leftOut?: readonly string[];
  directions?: readonly string[];
}

/** What of a prompt its film does not show: copy without room, and what was read as said to the director. */
export function sayUnshown(output: Output, { leftOut = [], directions = [] }: Unshown): void {
  for (const left of leftOut) output.say(`  left out: ${left}`);
  for (const direction of directions) output.say(`  read as directions, not shown: ${direction}`);
  if (directions.length > 0) output.say('    put words in quotes to have them shown');
}
