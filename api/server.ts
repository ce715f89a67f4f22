import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import { AppError } from '../contract/errors.ts';
import type { RequestState } from './koa-types.ts';
import { problemDocument } from './problem-document.ts';

export interface RunningServer extends AsyncDisposable {
  /** Address without a trailing slash. */
  url: string;
}

const drainMs = 5_000;
/**
 * How long a connection waits for its next request: longer than proxies and clients keep theirs, so that it is they who
 * close it. One that we close just as a request comes along loses the request.
 */
const idleMs = 75_000;
/** The longest that a whole request may take to arrive: a large file over a slow line. JSON has its own, shorter bound. */
const uploadSeconds = 900;

/** Serves `app`; port 0 takes a free one. Disposing takes no new request, waits for those under way, then cuts off. */
export async function listen(
  app: Koa<RequestState>,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: uploadSeconds * 1_000, keepAliveTimeout: idleMs, maxHeaderSize: 16_384 },
    app.callback(),
  );
  server.on('clientError', refuseBrokenRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${taken}`, [Symbol.asyncDispose]: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(cut);
}

/** What Node could not read as HTTP gets a problem document too. */
function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const refusal = new AppError('invalid_query', 'not HTTP', {
    detail: 'The request is not HTTP that this server reads.',
  });
  const body = JSON.stringify(problemDocument(refusal, { requestId: 'none', path: '' }));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
