import { type Phase, phases, type RunView } from '../../contract/names.ts';

/** The gates as a run sees them that has come to `phase`: those before it are passed, its own is open. */
export function gatesAt(phase: Phase): RunView['gates'] {
  const passed = phases.slice(0, phases.indexOf(phase)).map((name) => [name, 'passed'] as const);
  return Object.fromEntries([...passed, [phase, 'open']]);
}
