import { expect, test } from '@jest/globals';
import { isInstalled, program, tryApi } from './try-api.ts';

const maybe = isInstalled ? test : test.skip;
if (!isInstalled) console.warn(`Schemathesis is left out: set-up could not put it at ${program}.`);

maybe(
  'what a machine makes up from the OpenAPI document is answered as documented, for two tenants',
  async () => {
    const { ok, output, cases, operations } = await tryApi({ examples: 2, phases: ['fuzzing'] });
    if (!ok) console.error(output.slice(-12_000));
    expect(ok).toBe(true);
    expect(cases).toBeGreaterThan(100);
    expect(operations[0]).toBe(operations[1]);
  },
  300_000,
);
