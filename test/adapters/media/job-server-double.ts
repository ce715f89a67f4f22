import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that makes media files as jobs, as `docs/media-jobs.md` describes one, on loopback. */
export interface JobServerDouble extends Disposable {
  baseUrl: string;
  asked: { method?: string; path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[];
  /** In place of its own answers, by method and the beginning of the path, such as `GET /v1/jobs/`. */
  answers: Map<string, Answer>;
  /** What the next look at any job tells. */
  report: Record<string, unknown>;
  /** The file at `/v1/files/made`. */
  file: { content: Buffer; type: string };
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export async function openJobServer(file: JobServerDouble['file']): Promise<JobServerDouble> {
  const asked: JobServerDouble['asked'] = [];
  const answers: JobServerDouble['answers'] = new Map();
  const server = createServer(async (request, response) => {
    const content = await buffer(request).catch(() => Buffer.alloc(0));
    const path = request.url ?? '';
    const isJson = content.length > 0 && !request.headers['content-type']?.startsWith('multipart/');
    const body = isJson ? JSON.parse(content.toString()) : {};
    asked.push({ method: request.method, path, headers: request.headers, body });
    const asks = `${request.method} ${path}`;
    // The longest beginning is the closest.
    const closest = [...answers].sort(([one], [other]) => other.length - one.length);
    const own = closest.find(([beginning]) => asks.startsWith(beginning))?.[1];
    if (own) return own(request, response);
    if (asks === 'POST /v1/jobs') {
      return json(202, { id: `job-${request.headers['idempotency-key']}`, state: 'queued' })(request, response);
    }
    if (asks === 'GET /v1/files/made') {
      return response.writeHead(200, { 'content-type': double.file.type }).end(double.file.content);
    }
    if (request.method === 'DELETE') return response.writeHead(204).end();
    return json(200, { id: path.slice(path.lastIndexOf('/') + 1), ...double.report })(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const double: JobServerDouble = {
    ...{ baseUrl, asked, answers, report: { state: 'running' }, file },
    [Symbol.dispose]: close,
  };
  return double;
}
