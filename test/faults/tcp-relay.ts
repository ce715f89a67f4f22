import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A loopback port that stays, in front of a server that may die and come back on another one. */
export interface TcpRelay extends AsyncDisposable {
  port: number;
  /** Where connections go from now on. */
  to(port: number): void;
}

export async function openTcpRelay(firstPort: number): Promise<TcpRelay> {
  let target = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        sockets.delete(one);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    to(port) {
      target = port;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
