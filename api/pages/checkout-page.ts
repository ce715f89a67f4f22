import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import { AppError } from '../../contract/errors.ts';
import type { TopUp } from '../../db/entities/top-up.ts';
import { accounts } from '../../db/repositories/accounts.ts';
import { topUps } from '../../db/repositories/top-ups.ts';
import { formatDollars, microsOfCents } from '../../domain/money/amounts.ts';
import type { ApiContext } from '../context.ts';
import type { RequestState } from '../koa-types.ts';
import { originOf } from '../presenters/addresses.ts';
import { escapeHtml } from './escape-html.ts';

/** Path of the local page of a checkout. */
export const checkoutPath = (token: string) => `/checkout/${token}`;

const style = `:root{--ink:#16161d;--soft:#5a5a68;--page:#f4f4f8;--card:#fff;--line:#d9d9e3;--go:#3d2bd9;--note:#fff6dc;--noteink:#5c4300}
@media (prefers-color-scheme:dark){:root{--ink:#f0f0f6;--soft:#a9a9b8;--page:#131318;--card:#1d1d25;--line:#363643;--go:#8f82ff;--note:#33290b;--noteink:#ffe29a}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page)}
main{width:100%;max-width:26rem;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:2rem}
.name{margin:0;font-weight:600;letter-spacing:-.01em}h1{margin:1.25rem 0 .25rem;font-size:2.75rem;line-height:1.1;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
p{margin:.5rem 0}.soft{color:var(--soft)}.note{margin:1.5rem 0;padding:.75rem 1rem;border-radius:10px;background:var(--note);color:var(--noteink)}
button{width:100%;padding:.85rem 1rem;border:0;border-radius:10px;font:inherit;font-weight:600;color:var(--card);background:var(--go);cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:2px}code{font-size:.9em}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The checkout of an installation that takes no money: a page on loopback that credits what it shows. The token in its
 * address is the permission; a form on another site is refused by its origin.
 */
export function mountCheckout(router: Router<RequestState>, { config, database, log }: ApiContext): void {
  if (config.billing !== 'local') return;
  log.info('the local checkout is open: it moves no money');
  router.get('/checkout/:token', async (ctx) => {
    ctx.state.route = 'checkout';
    const topUp = await topUps.byToken(database.fork(), ctx.params.token ?? '');
    const { name } = await accounts.get(database.fork(), topUp.accountId);
    show(ctx, pageOf(topUp, name));
  });
  router.post('/checkout/:token', async (ctx) => {
    ctx.state.route = 'checkout';
    const origin = ctx.get('origin');
    if (origin && origin !== originOf(ctx)) throw new AppError('cross_site', 'a form of another site');
    const { id, amountCents, state, expiresAt } = await topUps.byToken(database.fork(), ctx.params.token ?? '');
    if (state === 'open' && expiresAt > new Date()) await topUps.fulfil(database.fork(), id, { amountCents });
    ctx.status = 303;
    ctx.redirect(checkoutPath(ctx.params.token ?? ''));
  });
}

function show(ctx: { set(name: string, value: string): void; type: string; body: unknown }, html: string): void {
  ctx.set('content-security-policy', policy);
  ctx.set('cache-control', 'no-store');
  // Under `no-referrer` a browser sends its own form as if from nowhere, `Origin: null`, which is refused.
  ctx.set('referrer-policy', 'same-origin');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

function pageOf({ amountCents, state, expiresAt }: TopUp, account: string): string {
  const amount = `$${formatDollars(microsOfCents(amountCents))}`;
  if (state === 'paid')
    return page(
      `${amount} added`,
      `<p>The balance of ${escapeHtml(account)} has grown by it. You can close this page.</p>
<p class="soft">This is the local checkout: no money moved.</p>`,
    );
  if (state === 'expired' || expiresAt <= new Date()) {
    return page('Expired', '<p>This checkout was open for a day. Open another: <code>framewright top-up</code>.</p>');
  }
  return page(
    amount,
    `<p class="soft">to the balance of ${escapeHtml(account)}</p>
<p class="note"><strong>This is the local checkout. No money moves.</strong> It stands in for a payment on this machine,
so that budgets and prices can be tried. With a Stripe key it is gone.</p>
<form method="post"><button>Add ${amount} to the balance</button></form>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Framewright local checkout</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<main>
<p class="name">Framewright</p>
<h1>${title}</h1>
${body}
</main>
</html>
`;
}
