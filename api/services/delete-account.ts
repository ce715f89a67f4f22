import { createPayments } from '../../adapters/stripe/create-payments.ts';
import { AppError } from '../../contract/errors.ts';
import { type Erasure, eraseAccount, erasures } from '../../db/repositories/erasing.ts';
import type { ApiContext } from '../context.ts';
import { endSubscription } from './manage-subscription.ts';

const patienceMs = 4_000;

/**
 * Deletes an account at once: rows in one transaction, then the workflows of its runs and its objects. What cannot be
 * reached now, housekeeping does; what a running activity still writes, it removes an hour later.
 */
export async function deleteAccount(context: ApiContext, accountId: string, confirm: string): Promise<void> {
  if (confirm !== accountId) {
    const errors = [{ path: 'confirm', message: `is not the id of the account, ${accountId}` }];
    throw new AppError('invalid_body', 'not confirmed', { detail: 'confirm must be the id of the account.', errors });
  }
  await endSubscription(context, createPayments(context.config), accountId);
  const { erasure, runIds } = await context.database.transaction((em) => eraseAccount(em, accountId));
  context.log.info({ accountId, runs: runIds.length }, 'account deleted');
  await Promise.all(runIds.map((runId) => stopWorkflow(context, runId)));
  await removeObjects(context, erasure);
}

async function stopWorkflow({ temporal, log }: ApiContext, runId: string): Promise<void> {
  const stop = () => temporal.client.workflow.getHandle(runId).terminate('The account was deleted');
  try {
    await temporal.connection.withDeadline(Date.now() + patienceMs, stop);
  } catch (err) {
    // It ends by itself: its activities find no run.
    log.warn({ runId, err }, 'workflow of a deleted account not stopped');
  }
}

async function removeObjects({ storage, database, log }: ApiContext, erasure: Erasure): Promise<void> {
  try {
    for (const prefix of erasure.prefixes) await storage.removeAll(prefix);
    await erasures.done(database.fork(), erasure);
  } catch (err) {
    log.warn({ err }, 'objects of a deleted account are left to housekeeping');
  }
}
