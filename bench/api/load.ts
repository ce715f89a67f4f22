import { Agent, request } from 'node:http';

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Requests under way at once. */
  connections: number;
  seconds: number;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds of each request, in the order in which they ended. */
  latencies: number[];
}

/** Asks an address over kept connections, each again as soon as it is answered; anything but 200 is a failure. */
export async function load({ url, headers = {}, connections, seconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const end = performance.now() + 1_000 * seconds;
  const started = performance.now();
  const askOn = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      await ask(url, headers, agent);
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const took = (performance.now() - started) / 1_000;
  agent.destroy();
  return { perSecond: latencies.length / took, latencies };
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent }, (reply) => {
      reply.resume();
      reply.once('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${reply.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end();
  });
}
