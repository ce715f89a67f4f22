import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Router from '@koa/router';
import type { Config } from '../../config/config.ts';
import { readHost } from '../../config/host.ts';
import { AppError } from '../../contract/errors.ts';
import type { ApiContext } from '../context.ts';
import type { ApiKoaContext, RequestState } from '../koa-types.ts';
import { type PlayerPlace, playerPlace } from '../player-origin.ts';
import { originOf } from '../presenters/addresses.ts';
import { isText, openWebApp, type WebApp } from '../web-app/web-app.ts';
import { escapeHtml } from './escape-html.ts';

/** Addresses at which the app draws itself; `generate` is the one that replies name as a project's own. */
const places = [
  '/',
  '/sign-in',
  '/projects',
  '/projects/:projectId',
  '/projects/:projectId/generate',
  '/account',
  '/account/:part',
];

/** Below these a person who mistyped is told so by the app itself. */
const beyond = ['/projects/{*rest}', '/account/{*rest}'];

/** Where the app is kept once it is built: for all installations of this person, or with this one's data. */
const cachesOf = ({ dataDir }: Pick<Config, 'dataDir'>) => [readHost().buildCache, dataDir];

/** Has the app built ahead of the first person who opens it; one that cannot be is built, and fails, when it is asked for. */
export function prepareWebApp(config: Pick<Config, 'dataDir'>): void {
  openWebApp(cachesOf(config)).catch(() => undefined);
}

/** The web app: one page for all of its addresses, and its files, whose names change with their content. */
export function mountWebApp(router: Router<RequestState>, { config }: Pick<ApiContext, 'config'>): void {
  const open = () => openWebApp(cachesOf(config));
  const filesOrigin = config.filesBaseUrl ? new URL(config.filesBaseUrl).origin : null;
  const draw = async (ctx: ApiKoaContext) => {
    ctx.state.route = 'app';
    const nonce = randomBytes(16).toString('base64');
    ctx.set(
      'content-security-policy',
      policyOf(nonce, { files: filesOrigin, player: playerPlace(config, originOf(ctx)) }),
    );
    ctx.set('cross-origin-opener-policy', 'same-origin');
    ctx.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = pageOf(await open(), nonce);
  };
  router.get(places, draw);
  router.get(beyond, async (ctx) => {
    ctx.status = 404;
    await draw(ctx);
  });
  router.get('/app/:name', async (ctx) => {
    ctx.state.route = 'app';
    const { names, folder } = await open();
    const name = ctx.params.name ?? '';
    if (!names.has(name)) throw new AppError('not_found', 'no file of the app', { detail: 'There is no such file.' });
    const coding = isText(name) ? ctx.acceptsEncodings('br', 'gzip', 'identity') : 'identity';
    ctx.vary('Accept-Encoding');
    ctx.set('cache-control', 'public, max-age=31536000, immutable');
    ctx.type = name.slice(name.lastIndexOf('.'));
    if (coding === 'br' || coding === 'gzip') ctx.set('content-encoding', coding);
    ctx.body = await readFile(join(folder, `${name}${endingOf(coding)}`));
  });
}

const endingOf = (coding: string | false) => (coding === 'br' ? '.br' : coding === 'gzip' ? '.gz' : '');

/** Nothing runs but the app's own files; a sheet that a component writes must carry the nonce of this reply. */
function policyOf(nonce: string, { files, player }: { files: string | null; player: PlayerPlace | null }): string {
  const shown = ["'self'", 'data:', 'blob:', ...(files ? [files] : [])].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${shown}`,
    `media-src ${shown}`,
    "font-src 'self'",
    `connect-src 'self'${files ? ` ${files}` : ''}`,
    // A frame that navigates itself comes to no other place.
    `frame-src ${player ? [player.origin, player.others ?? ''].join(' ').trim() : "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const icon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='#c43f16'/><path d='M10 8h13v4H14v4h7v4h-7v5h-4z' fill='#fff'/></svg>";

function pageOf({ script, style, preload }: WebApp, nonce: string): string {
  const ahead = preload.map((name) => `<link rel="modulepreload" href="/app/${name}">`).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="csp-nonce" nonce="${nonce}">
<title>Framewright</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
<link rel="stylesheet" href="/app/${escapeHtml(style)}">
${ahead}
<script type="module" src="/app/${escapeHtml(script)}"></script>
<div id="app"></div>
<noscript><p>Framewright's web app needs scripts. The same by commands and by HTTP: <a href="/docs/agents.md">/docs/agents.md</a>.</p></noscript>
</html>
`;
}
