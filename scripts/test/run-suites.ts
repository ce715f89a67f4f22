import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readHost } from '../../config/host.ts';
import { readingBriefs } from '../embedded/node-options.ts';
import { run } from './run.ts';
import type { Outcome } from './summary.ts';

interface JestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
}

/** What hangs is ended long before by limits of its own. */
const minutes = { short: 90, long: 160 };
/** A suite waits for a third of its time, for timers and for servers: three keep two cores busy. */
const suitesAtOnce = 3;

/** Runs the jest suites whose path holds one of `filters` (all without any), one outcome for each suite. */
export async function runSuites({ long, filters }: { long: boolean; filters: string[] }): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-report-'));
  const report = join(folder, 'report.json');
  const pick = long ? ['--testPathIgnorePatterns', '/node_modules/'] : [];
  // A test that fails may leave a server open; that must not keep the run from ending.
  const args = [
    'jest',
    `--maxWorkers=${suitesAtOnce}`,
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
    ...pick,
    '--',
    ...filters,
  ];
  const { ok, seconds } = await run(args, {
    nodeOptions: readingBriefs,
    env: { NODE_OPTIONS: '--no-warnings', NODE_COMPILE_CACHE: readHost().codeCache },
    timeoutMs: (long ? minutes.long : minutes.short) * 60_000,
  });
  try {
    const suites = outcomesOf(JSON.parse(readFileSync(report, 'utf8')));
    const explained = ok || suites.some(({ failed }) => failed > 0);
    return explained && suites.length > 0 ? suites : [...suites, runnerFailure(seconds)];
  } catch {
    return [runnerFailure(seconds)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Jest itself broke, was stopped, or found nothing to run. */
const runnerFailure = (seconds: number): Outcome => ({ name: 'the test runner', seconds, passed: 0, failed: 1 });

function outcomesOf({ testResults }: JestReport): Outcome[] {
  return testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
    const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
    // A suite that does not even load has no tests; it counts as one that failed.
    const failed = count('failed') || (status === 'failed' ? 1 : 0);
    return {
      name: relative(process.cwd(), name),
      seconds: Math.max(0, endTime - startTime) / 1000,
      passed: count('passed'),
      failed,
    };
  });
}
