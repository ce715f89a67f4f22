import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';

export type Channel = 'run_live' | 'project_live' | 'preview_accepted';

/** Postgres takes payloads of less than 8,000 bytes. */
const largestPayload = 7_900;

/** Tells every listener of `channel` when the transaction commits. What is too large for Postgres is not sent: false. */
export async function notify(em: EntityManager, channel: Channel, message: object): Promise<boolean> {
  const payload = JSON.stringify(message);
  if (Buffer.byteLength(payload) > largestPayload) return false;
  await em.execute('select pg_notify(?, ?)', [channel, payload]);
  return true;
}

export interface ListenOptions {
  onMessage(message: unknown): void;
  /** Messages may have been lost: called after each reconnection. */
  onGap?(): void;
  /** Milliseconds between attempts to come back. */
  retryMs?: number;
}

/** Listens to `channel` on a connection of its own, coming back by itself when that breaks. */
export async function listen(url: string, channel: Channel, options: ListenOptions): Promise<AsyncDisposable> {
  let client: pg.Client | null = null;
  let isClosed = false;
  const { onMessage, onGap, retryMs = 500 } = options;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url });
    next.on('error', () => {});
    next.on('notification', ({ payload }) => onMessage(JSON.parse(payload ?? 'null')));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    if (isClosed) return next.end();
    next.on('end', () => void comeBack());
    client = next;
  };
  const comeBack = async () => {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
      const isBack =
        !isClosed &&
        (await connect().then(
          () => true,
          () => false,
        ));
      if (isBack) return onGap?.();
    }
  };

  await connect();
  return {
    async [Symbol.asyncDispose]() {
      isClosed = true;
      await client?.end();
    },
  };
}
