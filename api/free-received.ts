import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** So much may have arrived, of all uploads together, before what was written to disk is given back. */
const mostBytes = 8 * 1024 ** 2;

let collect: ((options: { type: 'minor' }) => void) | undefined;
let received = 0;

/**
 * Counts what arrived of files. A piece lies outside of the heap and goes only when the collector comes by, which it
 * does for its own heap's sake: uploads fill that so slowly that hundreds of megabytes would wait. It is asked to come
 * for the young ones, which takes a millisecond.
 */
export function countReceived(bytes: number): void {
  received += bytes;
  if (received < mostBytes) return;
  received = 0;
  collect ??= collector();
  collect({ type: 'minor' });
}

function collector(): NonNullable<typeof collect> {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}
