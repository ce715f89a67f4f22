import { sleep } from '@temporalio/workflow';
import { retryWaitsSeconds } from '../domain/webhooks/retry-plan.ts';
import { delivering } from './activity-options.ts';

interface DeliveryRound {
  deliveryId: string;
  round: number;
}

/** Sends the end of one run to one webhook: at once, then after ever longer waits, until it is taken or given up. */
export async function webhookDelivery({ deliveryId, round }: DeliveryRound): Promise<void> {
  const waits = [...retryWaitsSeconds, null];
  for (const [index, waitSeconds] of waits.entries()) {
    const attempt = index + 1;
    const { isOver } = await delivering.attemptDelivery.executeWithOptions(
      { summary: `Attempt ${attempt} of ${waits.length}` },
      [{ deliveryId, round, attempt, waitSeconds }],
    );
    if (isOver || waitSeconds === null) return;
    await sleep(waitSeconds * 1_000);
  }
}
