import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../db/orm.ts';
import { startStack } from '../../scripts/embedded/stack.ts';
import type { BenchOptions } from '../row.ts';

/** The whole stack as processes, as a person starts it, with an account of its own. */
export interface ApiBench extends AsyncDisposable {
  url: string;
  apiPid: number;
  apiKey: string;
  accountId: string;
  databaseUrl: string;
  database: Database;
  quick: boolean;
  /** Ends the worker, so that a run nobody performs stays as it is. */
  stopWorker(): Promise<void>;
  /** Posts JSON with the account's key; fails on a refusal. */
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape.
  post(path: string, body: object): Promise<any>;
}

const unlimited = Object.fromEntries(
  ['READ', 'WRITE', 'SPEND', 'OPEN', 'REGISTER'].map((name) => [`RATE_LIMIT_${name}`, '1000000000']),
);

export async function openBench({ onStep, quick }: BenchOptions): Promise<ApiBench> {
  await using opened = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'framewright-bench-'));
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { ...unlimited, BILLING: 'off' };
  const stack = opened.use(await startStack({ dataDir, env, onStep, readyTimeoutMs: 180_000 }));
  const database = opened.use(await openDatabase(stack.databaseUrl));
  const post = async (path: string, body: object, apiKey = '') => {
    const headers = { 'content-type': 'application/json', ...(apiKey && { 'x-api-key': apiKey }) };
    const reply = await fetch(stack.apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const registered = await post('/api/v1/register', { email: 'bench@example.org', name: 'Bench' });
  const account = registered as { api_key: string; account_id: string };
  const kept = opened.move();
  return {
    ...{ url: stack.apiUrl, apiPid: stack.pids().api, apiKey: account.api_key, accountId: account.account_id },
    ...{ databaseUrl: stack.databaseUrl, database, quick },
    stopWorker: () => stack.killWorker('SIGTERM'),
    post: (path, body) => post(path, body, account.api_key),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
