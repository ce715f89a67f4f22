import type { EntityManager } from '@mikro-orm/postgresql';
import type { OutboundOutcome } from '../adapters/http/guarded-client.ts';
import { signDelivery } from '../adapters/http/sign-delivery.ts';
import { startDelivery } from '../adapters/temporal/start-delivery.ts';
import type { DeliveryFault } from '../contract/webhooks.ts';
import type { Run } from '../db/entities/run.ts';
import type { Webhook } from '../db/entities/webhook.ts';
import { runs } from '../db/repositories/runs.ts';
import { webhookDeliveries } from '../db/repositories/webhook-deliveries.ts';
import { webhooks } from '../db/repositories/webhooks.ts';
import type { ActivityPorts } from './ports.ts';

/** What handing a delivery to Temporal takes. */
export type DeliveryPorts = Pick<ActivityPorts, 'database' | 'temporal' | 'logger'>;

interface Attempt {
  deliveryId: string;
  round: number;
  /** From 1. */
  attempt: number;
  /** Until the next attempt; null for the last. */
  waitSeconds: number | null;
}

/** A delivery that waits this long beyond its next attempt was lost with Temporal's database. */
const lostAfterMinutes = 15;

/** Sends the ends of runs to customers. Receivers know a repeated delivery by its id. */
export function createDeliveringActivities({ database, outbound }: Pick<ActivityPorts, 'database' | 'outbound'>) {
  return {
    /** One attempt, noted on delivery and webhook. `isOver`: taken, given up, replayed meanwhile or deleted. */
    async attemptDelivery({ deliveryId, round, attempt, waitSeconds }: Attempt): Promise<{ isOver: boolean }> {
      const em = database.fork();
      const delivery = await webhookDeliveries.find(em, deliveryId);
      if (delivery?.state !== 'pending' || delivery.round !== round) return { isOver: true };
      const webhook = await webhooks.find(em, delivery.webhookId);
      if (!webhook) return { isOver: true };
      const outcome: Outcome =
        webhook.state === 'active'
          ? await outbound.post(webhook.url, await requestOf(em, webhook, delivery))
          : { fault: 'webhook_disabled' };
      const state = stateOf(outcome, waitSeconds);
      const told = {
        status: 'status' in outcome ? outcome.status : null,
        fault: state === 'delivered' ? null : 'fault' in outcome ? outcome.fault : ('status' as const),
      };
      await database.transaction(async (tx) => {
        const note = { attempt, state, ...told, waitSeconds: state === 'pending' ? waitSeconds : null };
        await webhookDeliveries.note(tx, deliveryId, round, note);
        if (webhook.state === 'active') await webhooks.noteAttempt(tx, webhook.id, noteOf(state, told.status));
      });
      return { isOver: state !== 'pending' };
    },
  };
}
export type DeliveringActivities = ReturnType<typeof createDeliveringActivities>;

type Outcome = OutboundOutcome | { fault: DeliveryFault };

/** An address that answers 410 wants nothing more, and a disabled webhook gets nothing more: no use in waiting. */
function stateOf(outcome: Outcome, waitSeconds: number | null): 'pending' | 'delivered' | 'failed' {
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) return 'delivered';
  const isFinal = 'status' in outcome ? outcome.status === 410 : outcome.fault === 'webhook_disabled';
  return isFinal || waitSeconds === null ? 'failed' : 'pending';
}

function noteOf(state: 'pending' | 'delivered' | 'failed', status: number | null): 'delivered' | 'failed' | 'gone' {
  if (state === 'delivered') return 'delivered';
  return status === 410 ? 'gone' : 'failed';
}

async function requestOf(em: EntityManager, webhook: Webhook, { id, runId }: { id: string; runId: string }) {
  const run = await runs.find(em, runId);
  const [event] = await runs.eventsSince(em, runId, run.seq - 1);
  const body = JSON.stringify({
    type: event?.type,
    timestamp: event?.createdAt.toISOString(),
    data: { ...event?.body, ...idsOf(run) },
  });
  const secrets = [webhook.secret];
  if (webhook.previousSecret && (webhook.previousUntil ?? 0) > new Date()) secrets.push(webhook.previousSecret);
  return { body, headers: signDelivery({ id, body, secrets, at: new Date() }) };
}

/** Which run it was and what it made, by ids: the rest is read with a key. */
function idsOf({ id, projectId, kind, state, result }: Run): Record<string, unknown> {
  const named = Object.entries(result ?? {}).filter(([, value]) => typeof value === 'string');
  return { runId: id, projectId, kind, state, result: Object.fromEntries(named) };
}

/** Hands the deliveries of a run that has just ended to Temporal; what fails here is started by housekeeping. */
export async function startDeliveriesOf({ database, temporal, logger }: DeliveryPorts, runId: string): Promise<void> {
  try {
    await startAll({ database, temporal }, { runId });
  } catch (err) {
    logger.warn({ runId, err }, 'webhook deliveries wait in the outbox');
  }
}

/** What housekeeping does for deliveries: starts what the outbox still holds and what Temporal lost. */
export function createOutboxActivities({ database, temporal }: Pick<ActivityPorts, 'database' | 'temporal'>) {
  return {
    async startMissedDeliveries(): Promise<{ started: number }> {
      await webhookDeliveries.reviveLost(database.fork(), lostAfterMinutes);
      return { started: await startAll({ database, temporal }, {}) };
    },
  };
}
export type OutboxActivities = ReturnType<typeof createOutboxActivities>;

async function startAll(
  { database, temporal }: Pick<ActivityPorts, 'database' | 'temporal'>,
  which: { runId?: string },
): Promise<number> {
  const waiting = await webhookDeliveries.unstarted(database.fork(), which);
  for (const delivery of waiting) {
    await startDelivery(temporal.client, delivery);
    await webhookDeliveries.markStarted(database.fork(), delivery);
  }
  return waiting.length;
}
