import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { mayConnect, type OutboundAllow, type OutboundTarget, outboundTarget } from './outbound-address.ts';

/** What became of a request to somebody else's server: never an exception, since it is nobody's fault here. */
export type OutboundOutcome =
  | { status: number; body: string }
  | { fault: 'address_refused' | 'name_not_found' | 'unreachable' | 'timeout' | 'answer_too_large' };

/** The one way out of this installation to addresses that its callers chose. */
export interface GuardedClient {
  post(url: string, request: { headers: Record<string, string>; body: string }): Promise<OutboundOutcome>;
}

export interface GuardedClientOptions {
  allow: OutboundAllow;
  /** The machine's own resolver unless given. */
  resolve?: Resolve;
  timeoutMs?: number;
  maxBytes?: number;
}
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

/** Resolves a name once, refuses unless every address of it is public, and connects to just these: no redirects. */
export function createGuardedClient(options: GuardedClientOptions): GuardedClient {
  const { allow, resolve = resolveBySystem, timeoutMs = 10_000, maxBytes = 64 * 1024 } = options;
  return {
    async post(text, { headers, body }) {
      const target = outboundTarget(text, allow);
      if (!target) return { fault: 'address_refused' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await send(target, { headers, body, signal, lookup: guardedLookup(target, resolve) });
        return await readAnswer(answer, maxBytes, signal);
      } catch (error) {
        if (signal.aborted) return { fault: 'timeout' };
        return { fault: error instanceof Refused ? error.fault : 'unreachable' };
      }
    },
  };
}

class Refused extends Error {
  readonly fault: 'address_refused' | 'name_not_found';

  constructor(fault: 'address_refused' | 'name_not_found') {
    super(fault);
    this.fault = fault;
  }
}

interface Sending {
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  lookup: LookupFunction;
}

function send({ url, allowed }: OutboundTarget, { headers, body, signal, lookup }: Sending): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // No agent: a kept connection would carry a later request past its own look at the name.
    const sent = request(url, { method: 'POST', headers, signal, lookup, agent: false }, resolve);
    sent.on('error', reject);
    sent.on('socket', (socket) => {
      // What the lookup judged is what is connected to; looked at once more where it can no longer change.
      socket.once('connect', () => {
        if (!mayConnect(socket.remoteAddress ?? '', allowed)) sent.destroy(new Refused('address_refused'));
      });
    });
    sent.end(body);
  });
}

/** The resolver of a connection: it hands out the addresses that were judged, so a second answer can't slip in. */
function guardedLookup({ allowed }: OutboundTarget, resolve: Resolve): LookupFunction {
  return (hostname, { all }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return callback(new Refused('name_not_found'), '');
        if (!addresses.every(({ address }) => mayConnect(address, allowed))) {
          return callback(new Refused('address_refused'), '');
        }
        return all ? callback(null, addresses) : callback(null, first.address, first.family);
      },
      () => callback(new Refused('name_not_found'), ''),
    );
  };
}

function resolveBySystem(hostname: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
}

async function readAnswer(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<OutboundOutcome> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      signal.throwIfAborted();
      bytes += chunk.length;
      if (bytes > maxBytes) return { fault: 'answer_too_large' };
      chunks.push(chunk);
    }
    return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() };
  } finally {
    answer.destroy();
  }
}
