import { AppError } from '../../contract/errors.ts';
import { type GatedOperation, gate, type ProjectFacts, phase } from '../../domain/project/gates.ts';

/** Refuses an operation whose gate is closed, naming what is missing and the command that supplies it. */
export function refuseClosedGate(
  operation: GatedOperation,
  facts: ProjectFacts,
  { accepted = [] }: { accepted?: readonly string[] } = {},
): void {
  const missing = gate(operation, facts, { accepted });
  if (missing.length === 0) return;
  const facet = missing.map(({ fact }) => fact).join('; ');
  throw new AppError('gate_closed', `gate of ${operation} is closed`, {
    detail: `The project is in the phase ${phase(facts)}. Missing for ${operation}: ${facet}.`,
    missing,
    members: { phase: phase(facts) },
  });
}
