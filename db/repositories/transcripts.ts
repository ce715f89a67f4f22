import type { EntityManager } from '@mikro-orm/postgresql';
import type { AttemptKey } from './provider-costs.ts';

/** What was said with a provider, call by call. It goes with its run, and never into a workflow's history. */
export const transcripts = {
  /** Keeps one call. The same call again replaces it. */
  async keep(em: EntityManager, { runId, step, attempt }: AttemptKey, said: object): Promise<void> {
    await em.execute(
      `insert into transcripts (run_id, step, attempt, said) values (?, ?, ?, ?::jsonb)
        on conflict (run_id, step, attempt) do update set said = excluded.said`,
      [runId, step, attempt, JSON.stringify(said)],
    );
  },

  /** Every call of a run, in order. */
  async ofRun(em: EntityManager, runId: string): Promise<{ step: string; attempt: number; said: unknown }[]> {
    return em.execute(
      'select step, attempt, said from transcripts where run_id = ? order by created_at, step, attempt',
      [runId],
    );
  },
};
