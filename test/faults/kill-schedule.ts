import type { RunningStack } from '../../scripts/embedded/stack.ts';
import { descendants, isBrowser, type RunningProcess } from '../attacks/process-tree.ts';

export type Victim = 'worker' | 'browser' | 'encoder' | 'storage';

export interface Strike {
  victim: Victim;
  /** Milliseconds after the strike before, or after the start. */
  afterMs: number;
}

const victims: readonly Victim[] = ['worker', 'browser', 'encoder', 'storage'];

/** What a seed kills and when: one to three strikes, the first of every victim in turn. */
export function killSchedule(seed: number): Strike[] {
  const below = chance(seed);
  return Array.from({ length: 1 + below(3) }, (_, index) => ({
    victim: victims[index === 0 ? seed % victims.length : below(victims.length)] as Victim,
    afterMs: 100 + below(1_500),
  }));
}

/** Whole numbers below `limit`, the same for a seed on every run: the generator of Numerical Recipes. */
function chance(seed: number): (limit: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The youngest process of a kind that works for the worker now: the browser or encoder of an export, not one in waiting. */
export function processOf(stack: RunningStack, victim: 'browser' | 'encoder'): RunningProcess | undefined {
  const below = descendants(stack.pids().worker);
  return below.filter(victim === 'browser' ? isBrowser : isEncoder).at(-1);
}

export function isEncoder({ command }: RunningProcess): boolean {
  return /(^|\/)ff(mpeg|probe)$/.test(command[0] ?? '');
}
