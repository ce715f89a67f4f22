import type { EntityManager } from '@mikro-orm/postgresql';
import type { Billing } from '../../contract/ledger.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import type { MediaProvider } from '../../contract/names.ts';
import { isCharged } from '../../domain/money/quote.ts';
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
  /** Since when the work is open. */
  since: Date;
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

  /** Of which operations the work is charged, with this billing: nobody pays for what nobody makes. */
  async charging(em: EntityManager, billing: Billing): Promise<(operation: MediaOperation) => boolean> {
    const ends = new Map((await media.ends(em)).map(({ operation, provider }) => [operation, provider]));
    return (operation) => {
      const provider = ends.get(operation) ?? null;
      return provider !== null && isCharged(billing, provider === 'embedded');
    };
  },

  /** Begins the work of a run. Begun again it stays. */
  async begin(em: EntityManager, runId: string): Promise<void> {
    await em.execute('insert into media_jobs (run_id) values (?) on conflict (run_id) do nothing', [runId]);
  },

  async job(em: EntityManager, runId: string): Promise<MediaJob | null> {
    const [row] = await em.execute<(Omit<MediaJob, 'since'> & { since: string })[]>(
      'select job_id as "jobId", called, asset, created_at as since from media_jobs where run_id = ?',
      [runId],
    );
    return row ? { ...row, since: new Date(row.since) } : null;
  },

  /** Keeps the provider's id of the work; the first one stands. */
  async submitted(em: EntityManager, runId: string, jobId: string): Promise<void> {
    await em.execute('update media_jobs set job_id = coalesce(job_id, ?) where run_id = ?', [jobId, runId]);
  },

  /**
   * Keeps what a provider called with, whose signature was proved: the first call that ends the work stands, while the
   * run lives. `unknown`: no such run awaits this job; `late`: the run is over, or the end was told before.
   */
  async called(
    em: EntityManager,
    runId: string,
    body: JsonObject & { id: string },
  ): Promise<'taken' | 'late' | 'unknown'> {
    const rows = await em.execute<unknown[]>(
      `update media_jobs j set called = ?::jsonb from runs r
        where j.run_id = ? and r.id = j.run_id and r.ended_at is null and j.called is null
          and coalesce(j.job_id, ?) = ? returning j.run_id`,
      [JSON.stringify(body), runId, body.id, body.id],
    );
    if (rows.length > 0) return 'taken';
    const job = await media.job(em, runId);
    return job && (job.jobId ?? body.id) === body.id ? 'late' : 'unknown';
  },

  /** The run's asset stands. */
  async made(em: EntityManager, runId: string, assetId: string, asset: JsonObject): Promise<void> {
    await em.execute('update media_jobs set asset_id = ?, asset = ?::jsonb where run_id = ?', [
      ...[assetId, JSON.stringify(asset), runId],
    ]);
  },
};
