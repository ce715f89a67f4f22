/** Patterns of the director stay bytecode: as machine code, those of a few thousand briefs would end the process. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { readingBriefs } from '../../scripts/embedded/node-options.ts';

const root = join(import.meta.dirname, '..', '..');

/** Plans a brief and prints how many bytes of machine code there are then. */
const planning = `
  const { planFilm } = await import('./domain/directing/plan-film.ts');
  const { inputOf, fiveKinds } = await import('./test/domain/directing/brief-input.ts');
  const { getHeapSpaceStatistics } = await import('node:v8');
  planFilm(inputOf(fiveKinds.launch));
  const code = getHeapSpaceStatistics().filter(({ space_name }) => space_name.startsWith('code'));
  console.log(code.reduce((sum, { space_used_size }) => sum + space_used_size, 0));
`;

test('a process that reads briefs makes no machine code of their patterns', async () => {
  const args = [...readingBriefs, '--no-warnings', '--input-type=module', '--eval', planning];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(Number(stdout)).toBeGreaterThan(0);
  // Without the flags it is 75 MB after one brief.
  expect(Number(stdout)).toBeLessThan(20_000_000);
}, 60_000);
