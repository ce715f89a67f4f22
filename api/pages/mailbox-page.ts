import { createHash } from 'node:crypto';
import type Router from '@koa/router';
import type { LocalMail } from '../../db/repositories/local-mails.ts';
import { localMails } from '../../db/repositories/local-mails.ts';
import type { ApiContext } from '../context.ts';
import type { RequestState } from '../koa-types.ts';
import { mailboxPath } from '../mailbox/local-mail.ts';
import { escapeHtml } from './escape-html.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1b1b22;background:#fbfbfd}
h1{font-size:1.4rem}article{border:1px solid #d5d5de;border-radius:8px;padding:.5rem 1rem;margin:1rem 0;background:#fff}
h2{font-size:1.05rem;margin:.2rem 0}.note,time{color:#55555f}pre{white-space:pre-wrap;font:inherit;margin:.4rem 0}
@media (prefers-color-scheme:dark){body{color:#ececf2;background:#17171c}article{background:#202028;border-color:#3c3c48}.note,time{color:#b0b0bc}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page where an installation without a mail server shows what it would have sent. Elsewhere there is none. */
export function mountMailbox(router: Router<RequestState>, { config, database }: ApiContext): void {
  if (config.mail?.kind !== 'local') return;
  router.get(mailboxPath, async (ctx) => {
    ctx.state.route = 'mailbox';
    ctx.set('content-security-policy', policy);
    ctx.set('refresh', '5');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page(await localMails.newest(database.fork()));
  });
}

function page(mails: LocalMail[]): string {
  const list =
    mails.map(article).join('\n') || '<p>Nothing has come yet. This page looks again every five seconds.</p>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local mailbox</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<h1>Local mailbox</h1>
<p class="note">This installation sends no mail: what it would send stays on this machine and is shown here, to
whoever sits at it, for a day. With <code>SMTP_URL</code> and <code>MAIL_FROM</code> mail is sent and this page is gone.</p>
${list}
</html>
`;
}

function article({ email, subject, body, createdAt }: LocalMail): string {
  const at = createdAt.toISOString();
  return `<article><h2>${escapeHtml(subject)}</h2><p class="note">To ${escapeHtml(email)}, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${escapeHtml(body)}</pre></article>`;
}
