import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type Router from '@koa/router';
import { errorsPage } from '../../contract/errors-page.ts';
import { agentGuide, llmsText } from '../../domain/agent-guide.ts';
import { agentSkill } from '../../domain/agent-skill.ts';
import type { RequestState } from '../koa-types.ts';

const require = createRequire(import.meta.url);

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Framewright API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/viewer.css">
<main id="viewer"></main>
<noscript>This page needs scripts. The same as text: <a href="/docs/agents.md">/docs/agents.md</a>.</noscript>
<script src="/docs/viewer.js"></script>
<script src="/docs/start.js"></script>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/v1/openapi.json', dom_id: '#viewer', deepLinking: true, docExpansion: 'list' });\n`;

/** The viewer draws with its own files and asks this server alone; it evaluates nothing and no page may frame it. */
const viewerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Pages for people and agents: the OpenAPI document in a viewer, and guides made from the table of endpoints. */
export function mountDocs(router: Router<RequestState>, baseOf: (ctx: { protocol: string; host: string }) => string) {
  const text = (path: string, route: string, type: string, body: (base: string) => string) =>
    router.get(path, (ctx) => {
      ctx.state.route = route;
      ctx.type = type;
      ctx.body = body(baseOf(ctx));
    });
  const viewer = (path: string, type: string, file: string) =>
    router.get(path, (ctx) => {
      ctx.state.route = 'docs';
      ctx.set('cache-control', 'public, max-age=3600');
      ctx.type = type;
      ctx.body = createReadStream(require.resolve(file));
    });
  router.get('/docs', (ctx) => {
    ctx.state.route = 'docs';
    ctx.set('content-security-policy', viewerPolicy);
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = page;
  });
  text('/docs/start.js', 'docs', 'text/javascript; charset=utf-8', () => start);
  viewer('/docs/viewer.js', 'text/javascript; charset=utf-8', 'swagger-ui-dist/swagger-ui-bundle.js');
  viewer('/docs/viewer.css', 'text/css; charset=utf-8', 'swagger-ui-dist/swagger-ui.css');
  text('/llms.txt', 'llms', 'text/plain; charset=utf-8', llmsText);
  text('/docs/agents.md', 'docs', 'text/markdown; charset=utf-8', agentGuide);
  text('/docs/SKILL.md', 'docs', 'text/markdown; charset=utf-8', agentSkill);
  text('/docs/errors.md', 'docs', 'text/markdown; charset=utf-8', errorsPage);
}
