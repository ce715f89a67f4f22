import { run } from './test/run.ts';
import { runSuites } from './test/run-suites.ts';
import { type Outcome, summaryLine, timeTable } from './test/summary.ts';

/** `npm test [-- --long] [-- <path of a suite>…]`: the checks, then the suites; the last line counts both. */
const checks: Record<string, string[]> = {
  'lint (biome)': ['biome', 'check', '--error-on-warnings', '.'],
  'types (tsc)': ['tsc', '-p', 'tsconfig.json'],
  'types of the stage (tsc)': ['tsc', '-p', 'stage/tsconfig.json'],
  'types of the web app (tsc)': ['tsc', '-p', 'web/tsconfig.json'],
  'unused code (knip)': ['knip', '--no-progress'],
};

const long = process.argv.includes('--long');
const filters = process.argv.slice(2).filter((argument) => argument !== '--long');
const outcomes: Outcome[] = [];
// A person who names suites wants those alone.
for (const [name, command] of filters.length === 0 ? Object.entries(checks) : []) {
  const { ok, seconds } = await run(command, {});
  console.log(`${ok ? 'PASS' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  outcomes.push({ name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
}
outcomes.push(...(await runSuites({ long, filters })));
console.log(timeTable(outcomes));
console.log(summaryLine(outcomes));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
