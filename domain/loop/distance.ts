import type { Observation } from './turn.ts';

const [noScene, error, criterion, warning] = [1_000_000_000, 1_000_000, 1_000, 1] as const;

/**
 * How far a film is from what was asked: 0 is there. A warning never outweighs a criterion, and no criterion an error,
 * which keeps a film from being exported.
 */
export function distance({ sceneCount, faults, criteria }: Observation): number {
  const errors = faults.filter(({ severity }) => severity === 'error').length;
  const warnings = Math.min(faults.length - errors, criterion - 1);
  const failed = criteria.filter(({ passed }) => !passed).length;
  return (sceneCount === 0 ? noScene : 0) + errors * error + failed * criterion + warnings * warning;
}

/** Whether nothing is left that must be mended: warnings are accepted, as they close no gate. */
export function isReached({ sceneCount, faults, criteria, isReviewed }: Observation): boolean {
  const errors = faults.some(({ severity }) => severity === 'error');
  return sceneCount > 0 && isReviewed && !errors && criteria.every(({ passed }) => passed);
}
