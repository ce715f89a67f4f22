/** What one check or one suite came to. */
export interface Outcome {
  name: string;
  seconds: number;
  passed: number;
  failed: number;
}

/** Checks and suites by the time they took, longest first. */
export function timeTable(outcomes: Outcome[]): string {
  const lines = [...outcomes]
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds, passed, failed }) => {
      const result = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`;
      return `${seconds.toFixed(1).padStart(7)} s  ${name} (${result})`;
    });
  return ['', 'Time per suite', ...lines, ''].join('\n');
}

export function summaryLine(outcomes: Outcome[]): string {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
}
