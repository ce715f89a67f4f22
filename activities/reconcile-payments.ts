import type { Payments } from '../adapters/stripe/payments.ts';
import { applyPayment } from '../db/repositories/apply-payment.ts';
import { discrepancies } from '../db/repositories/discrepancies.ts';
import { topUps } from '../db/repositories/top-ups.ts';
import { subjectOf } from '../domain/money/payment-facts.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'logger'> & { payments?: Payments | null };

/** Stripe tells of an event for three days at most; what happened within this time is asked for. */
const days = 4;

/** Brings in what webhooks did not, and tells what does not fit. Without Stripe it only closes old checkouts. */
export function createPaymentActivities({ database, logger, payments }: Ports) {
  return {
    async reconcilePayments(): Promise<{ seen: number; found: number }> {
      await topUps.expire(database.fork(), new Date());
      if (!payments) return { seen: 0, found: 0 };
      await discrepancies.checked(database.fork(), 'stripe');
      const count = { seen: 0, found: 0 };
      for await (const facts of payments.recentFacts(new Date(Date.now() - days * 86_400_000))) {
        const found = await applyPayment(database.fork(), facts);
        await discrepancies.settle(database.fork(), 'stripe', { subject: subjectOf(facts), found });
        count.seen += 1;
        count.found += found.length;
      }
      if (count.found > 0) logger.warn({ source: 'stripe', ...count }, 'records differ');
      return count;
    },
  };
}
export type PaymentActivities = ReturnType<typeof createPaymentActivities>;
