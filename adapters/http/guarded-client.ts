import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { mayConnect, type OutboundAllow, type OutboundTarget, outboundTarget } from './outbound-address.ts';

/** Why there is no answer of somebody else's server. */
export interface OutboundFault {
  fault: 'address_refused' | 'name_not_found' | 'unreachable' | 'timeout' | 'answer_too_large';
}

/** What became of a request to somebody else's server: never an exception, since it is nobody's fault here. */
export type OutboundOutcome = { status: number; body: string } | OutboundFault;

/** A file that was asked for, or an answer that is none. */
export type FetchedFile = { status: number; retryAfter: string | null; content: Buffer } | OutboundFault;

/** Bounds of one file. */
export interface FileBounds {
  maxBytes: number;
  timeoutMs: number;
  signal: AbortSignal;
}

/** The one way out of this installation to addresses that its callers chose. */
export interface GuardedClient {
  post(url: string, request: { headers: Record<string, string>; body: string }): Promise<OutboundOutcome>;
  get(url: string, bounds: FileBounds): Promise<FetchedFile>;
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
  const ask = async (text: string, { limit, ...request }: Asked): Promise<Answer | OutboundFault> => {
    const target = outboundTarget(text, allow);
    if (!target) return { fault: 'address_refused' };
    const signal = limit.signal
      ? AbortSignal.any([limit.signal, AbortSignal.timeout(limit.timeoutMs)])
      : AbortSignal.timeout(limit.timeoutMs);
    try {
      const answer = await send(target, { ...request, signal, lookup: guardedLookup(target, resolve) });
      return await readAnswer(answer, limit.maxBytes, signal);
    } catch (error) {
      limit.signal?.throwIfAborted();
      if (signal.aborted) return { fault: 'timeout' };
      return { fault: error instanceof Refused ? error.fault : 'unreachable' };
    }
  };
  return {
    async post(text, { headers, body }) {
      const answer = await ask(text, { method: 'POST', headers, body, limit: { timeoutMs, maxBytes } });
      return 'fault' in answer ? answer : { status: answer.status, body: answer.content.toString() };
    },
    async get(text, limit) {
      return ask(text, { method: 'GET', headers: { 'user-agent': 'Framewright' }, limit });
    },
  };
}

interface Asked {
  method: 'POST' | 'GET';
  headers: Record<string, string>;
  body?: string;
  limit: Omit<FileBounds, 'signal'> & { signal?: AbortSignal };
}

type Answer = Exclude<FetchedFile, OutboundFault>;

class Refused extends Error {
  readonly fault: 'address_refused' | 'name_not_found';

  constructor(fault: 'address_refused' | 'name_not_found') {
    super(fault);
    this.fault = fault;
  }
}

interface Sending extends Omit<Asked, 'limit'> {
  signal: AbortSignal;
  lookup: LookupFunction;
}

function send(
  { url, allowed }: OutboundTarget,
  { method, headers, body, signal, lookup }: Sending,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    // No agent: a kept connection would carry a later request past its own look at the name.
    const sent = request(url, { method, headers, signal, lookup, agent: false }, resolve);
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

async function readAnswer(answer: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<FetchedFile> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      signal.throwIfAborted();
      bytes += chunk.length;
      if (bytes > maxBytes) return { fault: 'answer_too_large' };
      chunks.push(chunk);
    }
    const retryAfter = answer.headers['retry-after'] ?? null;
    return { status: answer.statusCode ?? 0, retryAfter, content: Buffer.concat(chunks) };
  } finally {
    answer.destroy();
  }
}
