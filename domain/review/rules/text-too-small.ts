import { formatOf } from '../../project/format.ts';
import { bounds, unitOf } from '../bounds.ts';
import type { TextRule } from '../text-rule.ts';

/** Text under the floor of its format. A twentieth is left to rounding and to cameras that pull back. */
export const textTooSmall: TextRule = {
  rule: 'text-too-small',
  fix: 'Raise the size to the floor, or say less.',
  heldSeconds: 0,
  judge: ({ fontSize }, _sample, { timeline }) => {
    const floor = bounds.typeFloor[formatOf(timeline)];
    const size = fontSize / unitOf(timeline);
    return size < floor * 0.95
      ? { value: -size, measured: `${size.toFixed(1)} u`, bound: `at least ${floor} u`, severity: 'warning' }
      : undefined;
  },
};
