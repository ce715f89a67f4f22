import type { Pool, PoolClient } from 'pg';

/**
 * Gives the pool back every connection that the server cut while someone had it. Kysely's transactions keep one whose
 * begin, commit or rollback fails (kysely-org/kysely#1990); a pool whose connections are all kept waits for ever.
 */
export function returnLostConnections(pool: Pool): void {
  const taken = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!taken.has(client)) return;
      const release = client.release;
      // Who has it may still release it, and a second release throws.
      client.release = () => undefined;
      release(true);
    });
  });
}
