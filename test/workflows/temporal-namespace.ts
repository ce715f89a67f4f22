import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openTemporal, type Temporal } from '../../adapters/temporal/temporal.ts';
import { testTemporalAddress } from '../embedded.ts';
import { patienceMs } from '../patience.ts';

/** Task queues have fixed names, so tests that run side by side need namespaces of their own. */
export async function openNamespace(): Promise<Temporal> {
  const namespace = `test-${randomBytes(6).toString('hex')}`;
  const temporal = openTemporal({ address: await testTemporalAddress(), namespace, uiUrl: null });
  const { workflowService } = temporal.connection;
  await workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: { seconds: 86_400 as never },
  });
  for (const end = Date.now() + patienceMs; ; await delay(100)) {
    try {
      await workflowService.describeTaskQueue({ namespace, taskQueue: { name: 'core' }, taskQueueType: 1 });
      return temporal;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
