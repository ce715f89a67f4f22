import { expect, test } from '@jest/globals';
import { startEmbedded } from '../../scripts/embedded/embedded.ts';
import { alive, scratchFolder, startScript, until } from './processes.ts';
import { query } from './query.ts';

test('servers do not outlive a parent that is killed, and the next start takes the folder over', async () => {
  using folder = scratchFolder();
  const holder = startScript(['test/scripts/hold-embedded.ts', folder.path]);
  await until(() => holder.lines.length > 0);
  const pids: number[] = Object.values(JSON.parse(holder.lines[0] as string));
  expect(alive(pids)).toHaveLength(2);
  holder.child.kill('SIGKILL');
  await until(() => alive(pids).length === 0);
  await using next = await startEmbedded({ dataDir: folder.path, durable: false });
  expect(await query(next.databaseUrl, 'select 1 as n')).toEqual([{ n: 1 }]);
});
