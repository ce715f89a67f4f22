import type { EntityManager } from '@mikro-orm/postgresql';
import { limits } from '../../contract/limits.ts';
import { ownedTables, quote } from '../owned-tables.ts';
import { ledger } from './ledger.ts';

/** What stays of a deleted account, under its id alone: money that moved, and that its mailbox had a starting balance. */
const keptTables = ['transfers', 'entries', 'holds', 'provider_attempts', 'top_ups', 'starting_balances'] as const;

export interface Erasure {
  id: string;
  /** Folders of storage whose objects go. */
  prefixes: string[];
  removed_at: string | Date | null;
}

/** What an activity that did not hear of the end may still have written is removed so much later. */
const lateMinutes = 60;

/** Deletes the rows of a project and notes which objects go with them; null when it is gone already. */
export async function eraseProject(em: EntityManager, projectId: string): Promise<Erasure | null> {
  const held = await em.execute<unknown[]>('select 1 from projects where id = ? for update', [projectId]);
  if (held.length === 0) return null;
  const runIds = await endRuns(em, 'project_id = ?', projectId);
  await deleteOwned(em, 'projects', projectId);
  return noteErasure(em, [`projects/${projectId}`, ...runIds.map(scratchOf)]);
}

export interface ErasedAccount {
  erasure: Erasure;
  /** Runs that were under way; their workflows know nothing of it yet. */
  runIds: string[];
}

/** Deletes all that an account has and all that says whose it was. Its id stays with the ledger, for ever nobody's. */
export async function eraseAccount(em: EntityManager, accountId: string): Promise<ErasedAccount> {
  await em.execute('select 1 from accounts where id = ? for update', [accountId]);
  const projects = await em.execute<{ id: string }[]>(
    'select id from projects where account_id = ? order by id for update',
    [accountId],
  );
  const runIds = await endRuns(em, 'account_id = ?', accountId);
  const open = await em.execute<{ id: string }[]>('select id from runs where account_id = ? and ended_at is null', [
    accountId,
  ]);
  await deleteOwned(em, 'accounts', accountId);
  await forgetPerson(em, accountId);
  const folders = projects.map(({ id }) => `projects/${id}`);
  const prefixes = [`accounts/${accountId}`, ...folders, ...runIds.map(scratchOf)];
  return { erasure: await noteErasure(em, prefixes), runIds: open.map(({ id }) => id) };
}

/** Projects whose time to be restored is over, or whose account is gone. */
export async function projectsToErase(em: EntityManager, limit = 20): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select p.id from projects p join accounts a on a.id = p.account_id
      where p.deleted_at <= now() - make_interval(days => ?) or a.deleted_at is not null limit ?`,
    [limits.restoreDays, limit],
  );
  return rows.map(({ id }) => id);
}

export const erasures = {
  /** Those whose objects are still to be removed, and those to be looked at once more. */
  due(em: EntityManager, limit = 50): Promise<Erasure[]> {
    return em.execute(
      `select id, prefixes, removed_at from erasures
        where removed_at is null or removed_at < now() - make_interval(mins => ?) order by id limit ?`,
      [lateMinutes, limit],
    );
  },

  /** The objects are removed: for the first time, or the second, which is the last. */
  async done(em: EntityManager, { id, removed_at }: Erasure): Promise<void> {
    if (removed_at === null) await em.execute('update erasures set removed_at = now() where id = ?', [id]);
    else await em.execute('delete from erasures where id = ?', [id]);
  },
};

/** Nothing stays held for runs that go. The ids of all of them. */
async function endRuns(em: EntityManager, condition: string, id: string): Promise<string[]> {
  const runs = await em.execute<{ id: string }[]>(`select id from runs where ${condition} order by id for update`, [
    id,
  ]);
  const held = await em.execute<{ run_id: string }[]>(
    `select h.run_id from holds h join runs r on r.id = h.run_id where h.state = 'held' and r.${condition} order by 1`,
    [id],
  );
  for (const { run_id: runId } of held) await ledger.releaseHold(em, runId);
  return runs.map(({ id: runId }) => runId);
}

async function deleteOwned(em: EntityManager, root: 'accounts' | 'projects', id: string): Promise<void> {
  // Lets the guards of immutable rows pass, in this transaction alone.
  await em.execute(`select set_config('framewright.erase', 'on', true)`);
  const tables = await ownedTables(em, root, { except: root === 'accounts' ? keptTables : [] });
  for (const { name, condition } of tables) {
    if (name !== 'accounts') await em.execute(`delete from ${quote(name)} where ${condition}`, [id]);
  }
  await em.execute(`select set_config('framewright.erase', 'off', true)`);
}

/** The account keeps its id alone; its person goes with the last account, codes and mails included. */
async function forgetPerson(em: EntityManager, accountId: string): Promise<void> {
  const [person] = await em.execute<{ id: string; email: string }[]>(
    'select p.id, p.email from people p join accounts a on a.person_id = p.id where a.id = ? for update of p',
    [accountId],
  );
  await em.execute(
    `update accounts set email = '', name = '', person_id = null, deleted_at = coalesce(deleted_at, now()) where id = ?`,
    [accountId],
  );
  if (!person) return;
  const left = await em.execute<unknown[]>('select 1 from accounts where person_id = ? limit 1', [person.id]);
  if (left.length > 0) return;
  await em.execute('delete from sign_in_codes where email = ?', [person.email]);
  await em.execute('delete from local_mails where email = ?', [person.email]);
  await em.execute('delete from people where id = ?', [person.id]);
}

async function noteErasure(em: EntityManager, prefixes: string[]): Promise<Erasure> {
  const [row] = await em.execute<Erasure[]>(
    `insert into erasures (prefixes) values (array(select jsonb_array_elements_text(?::jsonb)))
      returning id, prefixes, removed_at`,
    [JSON.stringify(prefixes)],
  );
  return row as Erasure;
}

const scratchOf = (runId: string) => `scratch/${runId}`;
