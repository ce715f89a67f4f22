import type { Review } from '../../contract/findings.ts';

/** How many findings there are of each severity. */
export function countOfSeverities(findings: readonly { severity: string }[]): Review['counts'] {
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  return { error: count('error'), warning: count('warning'), info: count('info') };
}
