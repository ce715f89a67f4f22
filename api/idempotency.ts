import type { Endpoint } from '../contract/endpoint.ts';
import type { Database } from '../db/orm.ts';
import { idempotency } from '../db/repositories/idempotency.ts';
import { canonicalJson } from '../domain/project/canonical-json.ts';
import { sha256 } from '../domain/project/picture-hash.ts';

export interface KeptReply {
  status: number;
  reply: unknown;
}

export interface IdempotentRequest {
  accountId: string;
  key: string;
  requestHash: string;
}

export type KeepReply = (request: IdempotentRequest, work: () => Promise<KeptReply>) => Promise<KeptReply>;

/** What makes two requests the same one: endpoint, path and body as parsed, not their spelling. */
export function requestHash(endpoint: Pick<Endpoint, 'name'>, params: unknown, body: unknown): string {
  return sha256(canonicalJson({ endpoint: endpoint.name, params, body }));
}

/** Answers a repeated request with its first reply. A refused request leaves the key free; only accepted ones are kept. */
export function createKeepReply(database: Database): KeepReply {
  return async ({ accountId, key, requestHash }, work) => {
    const start = await idempotency.begin(database.fork(), accountId, key, requestHash);
    if (!start.isNew) return { status: start.status, reply: start.reply };
    try {
      const kept = await work();
      await idempotency.complete(database.fork(), accountId, key, kept.status, kept.reply);
      return kept;
    } catch (error) {
      await idempotency.release(database.fork(), accountId, key);
      throw error;
    }
  };
}
