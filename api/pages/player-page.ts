import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type Router from '@koa/router';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../contract/errors.ts';
import { playerHtml } from '../../engine/stage/page-html.ts';
import { type StageBundle, stageBundle } from '../../engine/stage/stage-bundle.ts';
import type { ApiContext } from '../context.ts';
import type { RequestState } from '../koa-types.ts';
import { playerPath } from '../player-origin.ts';
import { originOf } from '../presenters/addresses.ts';
import { readInstalledFonts } from './installed-fonts.ts';

const opened = new Map<string, Promise<StageBundle>>();

function openStage({ dataDir }: Pick<Config, 'dataDir'>): Promise<StageBundle> {
  const opening = opened.get(dataDir) ?? stageBundle(join(dataDir, 'cache'));
  opened.set(dataDir, opening);
  opening.catch(() => opened.delete(dataDir));
  return opening;
}

/** Has the stage built ahead of the first film that is looked at. */
export function preparePlayer(config: Pick<Config, 'dataDir'>): void {
  openStage(config).catch(() => undefined);
}

/**
 * The page in which a person's browser runs scene code, and the stage that it loads. It holds nothing of anybody: films
 * come by message from the app that frames it. Its origin is opaque, its scripts may load the stage and connect to
 * nothing.
 */
export function mountPlayer(router: Router<RequestState>, { config }: Pick<ApiContext, 'config'>): void {
  router.get(playerPath, (ctx) => {
    ctx.state.route = 'player';
    ctx.remove('x-frame-options');
    ctx.set('content-security-policy', policyOf(originOf(ctx), framersOf(config.publicBaseUrl, ctx.host)));
    // Names of one site share a process unless each asks for its own.
    ctx.set('origin-agent-cluster', '?1');
    ctx.set('cache-control', 'no-cache');
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = playerHtml();
  });
  let installed: ReturnType<typeof readInstalledFonts> | undefined;
  router.get(['/stage/:name', '/fonts.css', '/installed.css', '/fonts/{*path}'], async (ctx) => {
    ctx.state.route = 'player';
    const { files, fonts } = await openStage(config);
    installed ??= readInstalledFonts();
    const { css, files: others } = await installed;
    const file = ctx.path === '/installed.css' ? css : files.get(ctx.path);
    const font = fonts.get(ctx.path) ?? others.get(ctx.path);
    if (!file && !font) throw new AppError('not_found', 'no file of the stage', { detail: 'There is no such file.' });
    // A sandboxed page's origin is opaque, so that even its own server is another site to it.
    ctx.set({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    ctx.set('cache-control', 'public, max-age=300');
    ctx.type = ctx.path.slice(ctx.path.lastIndexOf('.'));
    ctx.body = file ?? createReadStream(font as string);
  });
}

/** Who may frame the player: the app, which on one machine goes by both names of loopback. */
function framersOf(publicBaseUrl: string | null, host: string): string {
  if (publicBaseUrl) return new URL(publicBaseUrl).origin;
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return ['localhost', '127.0.0.1'].map((name) => `http://${name}${port}`).join(' ');
}

function policyOf(origin: string, framers: string): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${origin} 'unsafe-inline' blob:`,
    `style-src ${origin} 'unsafe-inline'`,
    'img-src data: blob:',
    'media-src data: blob:',
    `font-src ${origin} data: blob:`,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');
}
