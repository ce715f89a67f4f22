import { type Approvable, approvable, type ProductionRequest } from '../../contract/productions.ts';

/** The first prompt of a production: the brief's own, or its goal and requirement; the length is said either way. */
export function firstPrompt({ prompt, goal, requirement, length }: ProductionRequest): string {
  const said = prompt ?? `${goal}\n${requirement}`;
  return length === undefined ? said : `${said}\n${length} seconds.`;
}

/** What the film is held to in the end: the brief's criteria, its length, and no error. */
export function finalCriteria({ criteria, length }: ProductionRequest): string {
  const own = criteria ? [criteria] : [];
  const exact = length === undefined ? [] : [`duration=${length}s`];
  return [...own, ...exact, 'errors<=0'].join(', ');
}

/** The phases after which a person is asked. */
export function approvalsOf({ approvals = false }: ProductionRequest): Approvable[] {
  if (approvals === true) return [...approvable];
  return approvals === false ? [] : approvable.filter((phase) => approvals.includes(phase));
}

/** Whether a file is made in the end; a brief that says nothing wants one. */
export function wantsExport({ export: wanted = true }: ProductionRequest): boolean {
  return wanted !== false;
}
