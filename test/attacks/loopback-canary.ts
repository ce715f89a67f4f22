import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The colour and the words that only the canary's answers hold. */
export const canaryColour = [0x00, 0xff, 0x7f] as const;
export const canaryWords = 'canary-of-the-loopback';

export interface Canary extends AsyncDisposable {
  port: number;
  /** Connections and datagrams that reached it. */
  hits(): number;
}

/** A service on the loopback of this machine that answers everybody with a solid page, as an unguarded one would. */
export async function loopbackCanary(): Promise<Canary> {
  let hits = 0;
  const sockets = new Set<Socket>();
  const page = `<body style="background:#00FF7F">${canaryWords}</body>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end(page);
  });
  server.on('connection', (socket: Socket) => {
    hits += 1;
    sockets.add(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4').on('message', () => {
    hits += 1;
  });
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve));
  return {
    port,
    hits: () => hits,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      datagrams.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
