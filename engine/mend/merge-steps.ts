import type { StyleStep } from '../../domain/mend/edit.ts';

/** Steps of several mends at one element, one for each property: the stronger of two that agree. */
export function mergeSteps(steps: readonly StyleStep[]): StyleStep[] | string {
  const merged = new Map<string, StyleStep>();
  for (const step of steps) {
    const before = merged.get(step.property);
    const both = before ? stronger(before, step) : step;
    if (!both) return `two mends disagree about ${step.property}`;
    merged.set(step.property, both);
  }
  return [...merged.values()];
}

function stronger(one: StyleStep, other: StyleStep): StyleStep | undefined {
  if ('set' in one && 'set' in other) return one.set === other.set ? one : undefined;
  if ('append' in one && 'append' in other) return other;
  if ('least' in one && 'least' in other) return one.least >= other.least ? one : other;
  if ('plus' in one && 'plus' in other) {
    if (Math.sign(one.plus) !== Math.sign(other.plus)) return undefined;
    return Math.abs(one.plus) >= Math.abs(other.plus) ? one : other;
  }
  if ('times' in one && 'times' in other) return Math.abs(one.times - 1) >= Math.abs(other.times - 1) ? one : other;
  return undefined;
}
