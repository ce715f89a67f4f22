import type { EntityManager } from '@mikro-orm/postgresql';
import type { MediaOperation } from '../../contract/media-operations.ts';
import type { MediaProvider } from '../../contract/names.ts';
import type { JsonObject } from '../entities/run.ts';

/** Who makes an operation's files here; nobody where `provider` is null, and the note says why. */
export interface ToldEnd {
  operation: MediaOperation;
  provider: MediaProvider | null;
  note: string;
}

/** What became of a run that makes an asset. */
export interface MediaJob {
  /** The provider's id of the work. */
  jobId: string | null;
  /** What the provider's own call said; its signature was proved. */
  called: JsonObject | null;
  /** What was made, as the run's result tells of it; null until it stands. */
  asset: JsonObject | null;
}

export const media = {
  /** What the newest worker can make. */
  async tellEnds(em: EntityManager, ends: readonly ToldEnd[]): Promise<void> {
    for (const { operation, provider, note } of ends) {
      await em.execute(
        `insert into media_ends (operation, provider, note) values (?, ?, ?)
          on conflict (operation) do update set provider = excluded.provider, note = excluded.note, told_at = now()`,
        [operation, provider, note],
      );
    }
  },

  ends(em: EntityManager): Promise<ToldEnd[]> {
    return em.execute('select operation, provider, note from media_ends order by operation');
  },

  /** Begins the work of a run, with the hash of what its provider must know to call back. Begun again it stays. */
  async begin(em: EntityManager, runId: string, callbackHash: string | null): Promise<void> {
    await em.execute('insert into media_jobs (run_id, callback_hash) values (?, ?) on conflict (run_id) do nothing', [
      runId,
      callbackHash,
    ]);
  },

  async job(em: EntityManager, runId: string): Promise<MediaJob | null> {
    const [row] = await em.execute<MediaJob[]>(
      'select job_id as "jobId", called, asset from media_jobs where run_id = ?',
      [runId],
    );
    return row ?? null;
  },

  /** Keeps the provider's id of the work; the first one stands. */
  async submitted(em: EntityManager, runId: string, jobId: string): Promise<void> {
    await em.execute('update media_jobs set job_id = coalesce(job_id, ?) where run_id = ?', [jobId, runId]);
  },

  /** What a provider's call must prove, while the run lives; null where none is awaited. */
  async callbackHash(em: EntityManager, runId: string): Promise<string | null> {
    const [row] = await em.execute<{ hash: string | null }[]>(
      `select j.callback_hash as hash from media_jobs j join runs r on r.id = j.run_id
        where j.run_id = ? and r.ended_at is null`,
      [runId],
    );
    return row?.hash ?? null;
  },

  /** Keeps what a provider called with; the first call stands. Whether this was it. */
  async called(em: EntityManager, runId: string, body: JsonObject): Promise<boolean> {
    const rows = await em.execute<unknown[]>(
      'update media_jobs set called = ?::jsonb where run_id = ? and called is null returning run_id',
      [JSON.stringify(body), runId],
    );
    return rows.length > 0;
  },

  /** The run's asset stands. */
  async made(em: EntityManager, runId: string, assetId: string, asset: JsonObject): Promise<void> {
    await em.execute('update media_jobs set asset_id = ?, asset = ?::jsonb where run_id = ?', [
      ...[assetId, JSON.stringify(asset), runId],
    ]);
  },
};
