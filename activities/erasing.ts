import { assets } from '../db/repositories/assets.ts';
import { type Erasure, eraseProject, erasures, projectsToErase } from '../db/repositories/erasing.ts';
import { clearOldRows, forgetFile, unusedStills } from '../db/repositories/old-rows.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'logger'>;

const dayMs = 24 * 3_600_000;

/** What goes when its time is over. Each step may be repeated: rows name the objects until these are removed. */
export function createErasingActivities({ database, storage, logger }: Ports) {
  async function removeObjects(erasure: Erasure): Promise<void> {
    for (const prefix of erasure.prefixes) await storage.removeAll(prefix);
    await erasures.done(database.fork(), erasure);
  }
  return {
    /** Erases projects that can no longer be restored or whose account is gone: rows first, then objects. */
    async eraseDeleted(): Promise<{ projects: number; folders: number }> {
      const due = await projectsToErase(database.fork());
      for (const projectId of due) {
        await database.transaction((em) => eraseProject(em, projectId));
        logger.info({ projectId }, 'deleted project erased');
      }
      const left = await erasures.due(database.fork());
      for (const erasure of left) await removeObjects(erasure);
      return { projects: due.length, folders: left.length };
    },
    /** Removes stills that nobody looks at any more, and rows past their time. */
    async clearOld(): Promise<{ stills: number; rows: number }> {
      const stills = await unusedStills(database.fork());
      for (const { id, object_key: key } of stills) {
        await storage.remove(key);
        await forgetFile(database.fork(), id);
      }
      for (const { id, upload_key: key } of await assets.stale(database.fork())) {
        await storage.remove(key);
        await assets.forget(database.fork(), id);
      }
      // Sent to a signed address, and never completed.
      for await (const { key, modifiedAt } of storage.list('incoming')) {
        if (Date.now() - modifiedAt.getTime() > dayMs) await storage.remove(key);
      }
      const cleared = await clearOldRows(database.fork());
      return { stills: stills.length, rows: Object.values(cleared).reduce((sum, count) => sum + count, 0) };
    },
  };
}
export type ErasingActivities = ReturnType<typeof createErasingActivities>;
