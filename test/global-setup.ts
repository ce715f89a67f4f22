import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellTestDesk } from '../config/test-run.ts';
import { type EmbeddedStack, startEmbedded } from '../scripts/embedded/embedded.ts';

/**
 * One Postgres, one Temporal and one bundle of the workflows for all test files, each made when the first file asks for
 * it. The files run in other processes, so they ask over a loopback socket.
 */
export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-test-'));
  const servers = new Map<string, Promise<EmbeddedStack>>();
  const start = (service: 'postgres' | 'temporal') => {
    const services = { postgres: service === 'postgres', temporal: service === 'temporal' };
    const onRestart = (line: string) => console.warn(line);
    return startEmbedded({ dataDir: join(folder, service), durable: false, services, onRestart });
  };
  const bundle = async () => {
    const { bundleWorkflows } = await import('../worker/create-workers.ts');
    return { workflowBundle: { code: (await bundleWorkflows()).code } };
  };
  let bundled: ReturnType<typeof bundle> | undefined;
  const give = (what: string): Promise<object> => {
    if (what === 'workflows') {
      bundled ??= bundle();
      return bundled;
    }
    const service = what === 'postgres' ? 'postgres' : 'temporal';
    const server = servers.get(service) ?? start(service);
    servers.set(service, server);
    return server;
  };
  const path = `/${randomBytes(16).toString('hex')}`;
  const desk = createServer((request, response) => {
    if (!request.url?.startsWith(path)) return response.writeHead(404).end();
    give(request.url.slice(path.length + 1)).then(
      (made) => response.end(JSON.stringify(made)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  const { port } = desk.address() as { port: number };
  tellTestDesk(`http://127.0.0.1:${port}${path}`);
  globalThis.closeEmbedded = async () => {
    desk.close();
    desk.closeAllConnections();
    const started = await Promise.allSettled(servers.values());
    await Promise.all(started.map((result) => result.status === 'fulfilled' && result.value.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}

declare global {
  var closeEmbedded: (() => Promise<void>) | undefined;
}
