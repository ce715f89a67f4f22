import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Connection } from '@temporalio/client';
import { startEmbedded } from '../../scripts/embedded/embedded.ts';
import { scratchFolder, until } from './processes.ts';

const rounds = 50;
const atOnce = 40;

test('the embedded Temporal serves on after two thousand calls that were given up half way', async () => {
  using folder = scratchFolder();
  const services = { postgres: false };
  const dataDir = join(folder.path, 'stack');
  await using stack = await startEmbedded({ dataDir, durable: false, services, onRestart: () => {} });
  const connection = await Connection.connect({ address: stack.temporalAddress, interceptors: [] });
  const describe = () => connection.workflowService.describeNamespace({ namespace: 'default' });
  const list = () => connection.workflowService.listNamespaces({ pageSize: 100 });
  const cutShort = (n: number) => connection.withDeadline<unknown>(Date.now() + 1 + (n % 12), n % 2 ? list : describe);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await Promise.allSettled(Array.from({ length: atOnce }, (_, n) => cutShort(n)));
    }
    // One that is stuck answers no call any more; it is ended and comes back.
    const answersOf = async () =>
      (await Promise.allSettled([describe(), describe(), describe()])).map((it) => it.status);
    await until(async () => !(await answersOf()).includes('rejected'));
    expect(await answersOf()).toEqual(Array(3).fill('fulfilled'));
  } finally {
    await connection.close();
  }
}, 120_000);
