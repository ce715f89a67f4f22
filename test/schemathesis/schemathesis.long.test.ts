import { expect, test } from '@jest/globals';
import { isInstalled, program, tryApi } from './try-api.ts';

const maybe = isInstalled ? test : test.skip;
if (!isInstalled) console.warn(`Schemathesis is left out: set-up could not put it at ${program}.`);

maybe(
  'five thousand requests that a machine makes up are answered as documented, for two tenants',
  async () => {
    const { ok, output, cases, operations } = await tryApi({
      examples: 70,
      phases: ['examples', 'coverage', 'fuzzing'],
    });
    if (!ok) console.error(output.slice(0, 40_000));
    console.info(output.slice(output.lastIndexOf('SUMMARY')).trim());
    expect(ok).toBe(true);
    expect(cases).toBeGreaterThanOrEqual(5_000);
    expect(operations[0]).toBe(operations[1]);
  },
  1_800_000,
);
