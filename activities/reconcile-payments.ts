import type { Payments } from '../adapters/stripe/payments.ts';
import { applyPayment } from '../db/repositories/apply-payment.ts';
import { discrepancies } from '../db/repositories/discrepancies.ts';
import { topUps } from '../db/repositories/top-ups.ts';
import { subjectOf } from '../domain/money/payment-facts.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'logger'> & { payments?: Payments | null };

/** So long Stripe keeps its record of what happened; the first look goes through all of it. */
const recordMs = 30 * 86_400_000;
/** A later look begins so long before the last complete one: what Stripe's lists show late is seen all the same. */
const overlapMs = 3_600_000;

/** Brings in what webhooks did not, and tells what does not fit. Without Stripe it only closes old checkouts. */
export function createPaymentActivities({ database, logger, payments }: Ports) {
  let lookedAt: number | null = null;
  return {
    async reconcilePayments(): Promise<{ seen: number; found: number }> {
      const now = Date.now();
      await topUps.expire(database.fork(), new Date());
      if (!payments) return { seen: 0, found: 0 };
      await discrepancies.checked(database.fork(), 'stripe');
      const count = { seen: 0, found: 0 };
      const failures: unknown[] = [];
      for await (const facts of payments.recentFacts(
        new Date(lookedAt === null ? now - recordMs : lookedAt - overlapMs),
      )) {
        // One payment that fails must not hide those behind it.
        const found = await applyPayment(database.fork(), facts).catch((error: unknown) => void failures.push(error));
        count.seen += 1;
        if (!found) continue;
        await discrepancies.settle(database.fork(), 'stripe', { subject: subjectOf(facts), found });
        count.found += found.length;
      }
      if (failures.length > 0) throw failures[0];
      lookedAt = now;
      if (count.found > 0) logger.warn({ source: 'stripe', ...count }, 'records differ');
      return count;
    },
  };
}
export type PaymentActivities = ReturnType<typeof createPaymentActivities>;
