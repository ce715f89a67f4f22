import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The colour and the words that only the canary's answers hold. */
export const canaryColour = [0x00, 0xff, 0x7f] as const;
export const canaryWords = 'canary-of-the-loopback';

export interface Canary extends AsyncDisposable {
  port: number;
  /** Connections and datagrams that reached it. */
  hits(): number;
}

/**
 * A service on every address of this machine, of both families, that answers everybody with a solid page, as an
 * unguarded one would.
 */
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
  // Without a host Node listens on both families, or on what of them the machine has.
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port, family } = server.address() as AddressInfo;
  const datagrams = createSocket(family === 'IPv6' ? 'udp6' : 'udp4').on('message', () => {
    hits += 1;
  });
  await new Promise<void>((resolve) => datagrams.bind(port, resolve));
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

/** Every way to write an address at which the canary answers, and those of the metadata services of clouds. */
export function canaryPlaces(port: number): string[] {
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outside = own.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
  const loopback = ['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0.0.0.0', 'localhost'];
  const sixth = ['[::1]', '[::]', '[::ffff:127.0.0.1]', 'x.localhost', 'localhost.', '127.0.0.1.nip.io'];
  return [
    ...[...loopback, ...sixth, ...outside].map((host) => `${host}:${port}`),
    '169.254.169.254',
    '[fd00:ec2::254]',
  ];
}
