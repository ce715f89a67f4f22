import { createOutput } from '../cli/output.ts';
import type { Check } from './doctor/check.ts';
import { checkJail } from './doctor/jail.ts';
import { checkMachine } from './doctor/machine.ts';
import { checkPackages } from './doctor/packages.ts';
import { checkPrograms } from './doctor/programs.ts';

/** `npm run doctor [-- --json]`: everything that Framewright needs, what is here, and the remedy for what is not. */
const output = createOutput({ out: process.stdout, err: process.stderr }, process.argv.includes('--json'));
const checks: Check[] = [
  ...(await checkPackages()),
  ...(await checkPrograms()),
  ...(await checkJail()),
  ...(await checkMachine()),
];
const missing = checks.filter(({ ok }) => !ok);

output.table(
  ['needed', '', 'found'],
  checks.map(({ name, ok, found }) => [name, ok ? 'ok' : 'missing', found]),
);
for (const { name, remedy } of missing) output.say(`${name}: ${remedy}`);
output.say(missing.length === 0 ? 'Everything is there.' : `${missing.length} of ${checks.length} are missing.`);
output.value({ ok: missing.length === 0, checks });
process.exitCode = missing.length === 0 ? 0 : 1;
