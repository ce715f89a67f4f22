import { run } from './test/run.ts';
import { runSuites } from './test/run-suites.ts';
import { type Outcome, summaryLine, timeTable } from './test/summary.ts';

/** `npm test [-- --long] [-- <path of a suite>…]`: the checks, then the suites; the last line counts both. */
const checks: Record<string, string[]> = {
  'types (tsc)': ['tsc', '-p', 'tsconfig.json'],
  'lint (biome)': ['biome', 'check', '--error-on-warnings', '.'],
  'types of the stage (tsc)': ['tsc', '-p', 'stage/tsconfig.json'],
  'types of the web app (tsc)': ['tsc', '-p', 'web/tsconfig.json'],
  'unused code (knip)': ['knip', '--no-progress'],
};

const long = process.argv.includes('--long');
const filters = process.argv.slice(2).filter((argument) => argument !== '--long');
const outcomes: Outcome[] = [];
// A person who names suites wants those alone.
const wanted = filters.length === 0 ? Object.entries(checks) : [];
// One check is as long as the others together, and each keeps one core busy.
const [longest, others] = [wanted.slice(0, 1), wanted.slice(1)];
outcomes.push(...(await Promise.all([longest, others].map(inTurn))).flat());
outcomes.push(...(await runSuites({ long, filters })));
console.log(timeTable(outcomes));
console.log(summaryLine(outcomes));
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;

async function inTurn(some: [string, string[]][]): Promise<Outcome[]> {
  const ended: Outcome[] = [];
  for (const [name, command] of some) {
    const { ok, seconds } = await run(command, {});
    console.log(`${ok ? 'PASS' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    ended.push({ name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  }
  return ended;
}
