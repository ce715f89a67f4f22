import { getBalance } from '../../contract/accounts.ts';
import { AppError } from '../../contract/errors.ts';
import { topUp } from '../../contract/money.ts';
import { formatDollars, microsOfCents, readDollars } from '../../domain/money/amounts.ts';
import type { Client } from '../client.ts';
import type { Output } from '../output.ts';

/** Three takes of a film at their highest price, and its export. */
const amountCents = 2_000;

/**
 * Tops the account up at the local checkout, by the form that a person would press. Where nothing is charged there is
 * nothing to do; where money is real the person has to pay, so the job stops before its first paid step.
 */
export async function addBalance(client: Client, output: Output): Promise<void> {
  const { billing, available } = await client.call(getBalance, {});
  if (billing === 'off') return;
  const { checkoutUrl } = await client.call(topUp, { body: { amount_cents: amountCents } });
  const amount = `$${formatDollars(microsOfCents(amountCents))}`;
  if (billing !== 'local') {
    const detail = `The balance is $${formatDollars(readDollars(available) ?? 0)}. Add ${amount} here and start again: ${checkoutUrl}`;
    throw new AppError('insufficient_balance', 'money is real here', { detail });
  }
  const reply = await fetch(checkoutUrl, { method: 'POST' });
  if (!reply.ok) throw new AppError('unavailable', `the checkout answered ${reply.status}`, { retryAfter: 5 });
  const after = await client.call(getBalance, {});
  const balance = `$${formatDollars(readDollars(after.available) ?? 0)}`;
  output.say(`Topped up ${amount} at the local checkout, where no money moves: ${checkoutUrl}`);
  output.say(`  balance ${balance}`);
}
