import { expect, test } from '@jest/globals';
import { createPresenter } from '../../cli/present-events.ts';

function shown(event: string, data: Record<string, unknown>): string {
  const lines: string[] = [];
  const output = { terminal: false, json: false, say: (line: string) => lines.push(line) };
  createPresenter(output as never, {} as never).show({ event, id: 1, data } as never);
  return lines.join('\n');
}

const variant = { seed: 7, shape: 'launch', errors: 0, warnings: 1, score: 88.5, chosen: true };
const round = { scenes: 4, before: { errors: 1, warnings: 0 }, mended: 1, after: { errors: 0, warnings: 0 } };

test('a step of a production tells what it came to, the heroes that were weighed and the last review', () => {
  const step = { step: 'generate 0', runId: 'run_1', state: 'completed', summary: '4 scenes, 8.0 s in all.' };
  expect(
    shown('step', { ...step, variants: [variant, { ...variant, seed: 8, score: 80, chosen: false }], round }),
  ).toBe(
    [
      '  generate 0: 4 scenes, 8.0 s in all.',
      '  hero of seed 7: 88.5 of 100, 0 errors, 1 warning (chosen)',
      '  hero of seed 8: 80.0 of 100, 0 errors, 1 warning',
      '  reviewed 4 scenes: 1 error, 0 warnings; 1 mended without a director; left: 0 errors, 0 warnings',
    ].join('\n'),
  );
});

test('a wait tells what lets the run go on', () => {
  const asks = 'Go on: framewright runs resume run_1';
  expect(shown('waiting', { for: 'paused', asks })).toBe(`  Waits: paused\n    ${asks}`);
  expect(shown('waiting', { for: 'approval', after: 'iterate' })).toBe('  Waits: approval after iterate');
});
