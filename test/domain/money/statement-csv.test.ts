import { expect, test } from '@jest/globals';
import { statementCsv, statementHead } from '../../../domain/money/statement-csv.ts';

test('a statement as CSV has a head and one line of exact dollars for each movement', () => {
  const line = { at: new Date(0), operation: 'ai_generation', runId: 'run_1' };
  const csv = statementCsv([
    {
      ...line,
      id: 'trf_2',
      kind: 'capture',
      availableMicros: 3_650_000,
      heldMicros: -5_000_000,
      balanceMicros: 8_650_001,
    },
    {
      ...line,
      id: 'trf_1',
      kind: 'hold',
      availableMicros: -5_000_000,
      heldMicros: 5_000_000,
      balanceMicros: 5_000_001,
    },
  ]);
  expect(csv.split('\r\n')).toEqual([
    '1970-01-01T00:00:00.000Z,trf_2,capture,ai_generation,run_1,-1.35,3.65,-5.00,8.650001',
    '1970-01-01T00:00:00.000Z,trf_1,hold,ai_generation,run_1,0.00,-5.00,5.00,5.000001',
    '',
  ]);
});

test('an empty statement is its head', () => {
  expect(statementHead + statementCsv([])).toBe('time,id,kind,operation,run,amount,available,held,balance\r\n');
});
