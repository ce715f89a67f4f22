import { expect, test } from '@jest/globals';
import { summaryLine, timeTable } from '../../scripts/test/summary.ts';

const outcomes = [
  { name: 'lint', seconds: 1, passed: 1, failed: 0 },
  { name: 'test/a.test.ts', seconds: 20.26, passed: 4, failed: 2 },
];

test('the last line counts checks and tests together', () => {
  expect(summaryLine(outcomes)).toBe('5 passed, 2 failed');
});

test('suites are listed longest first, each with its time', () => {
  const lines = timeTable(outcomes).split('\n');
  expect(lines[2]).toBe('   20.3 s  test/a.test.ts (4 passed, 2 FAILED)');
  expect(lines[3]).toContain('1.0 s  lint');
});
