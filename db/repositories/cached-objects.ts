import type { EntityManager } from '@mikro-orm/postgresql';

export interface CachedObject {
  objectKey: string;
  projectId: string;
  bytes: number;
}

/** Parts and stills that may be made again, with the time of their last use. The bytes lie in object storage. */
export const cachedObjects = {
  /** Notes an object, or that it was used again. Called before it is stored, so that none is unknown. */
  async note(em: EntityManager, { objectKey, projectId, bytes }: CachedObject): Promise<void> {
    await em.execute(
      `insert into cached_objects (object_key, project_id, bytes) values (?, ?, ?)
        on conflict (object_key) do update set bytes = excluded.bytes, used_at = now()`,
      [objectKey, projectId, bytes],
    );
  },

  /**
   * Marks objects as used now; those that are known. Waits for whoever is just evicting one of them, so that what this
   * returns stays until `runUnused` time has passed.
   */
  async use(em: EntityManager, objectKeys: readonly string[]): Promise<Set<string>> {
    if (objectKeys.length === 0) return new Set();
    const places = objectKeys.map(() => '?').join(', ');
    const rows = await em.execute<{ object_key: string }[]>(
      `update cached_objects set used_at = now() where object_key in (${places}) returning object_key`,
      [...objectKeys],
    );
    return new Set(rows.map((row) => row.object_key));
  },

  /**
   * Locks some of the least recently used objects that must go: those unused for `days`, and as many more as stand
   * above `mostBytes` in all. What an unfinished export may still need stays. Call in a transaction, then `forget`.
   */
  async lockSurplus(
    em: EntityManager,
    { mostBytes, days, count }: { mostBytes: number; days: number; count: number },
  ): Promise<string[]> {
    const rows = await em.execute<{ object_key: string }[]>(
      `with newest_first as (
         select object_key, used_at, sum(bytes) over (order by used_at desc, object_key) as bytes_so_far
           from cached_objects
       )
       select c.object_key from cached_objects c join newest_first n on n.object_key = c.object_key
        where (n.bytes_so_far > ? or n.used_at < now() - make_interval(days => ?))
          and not exists (select 1 from runs r where r.project_id = c.project_id and r.kind = 'export' and r.ended_at is null)
        order by c.used_at, c.object_key limit ?
        for update of c skip locked`,
      [mostBytes, days, count],
    );
    return rows.map((row) => row.object_key);
  },

  async forget(em: EntityManager, objectKey: string): Promise<void> {
    await em.execute('delete from cached_objects where object_key = ?', [objectKey]);
  },
};
