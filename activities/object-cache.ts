import { stat } from 'node:fs/promises';
import type { Content } from '../adapters/storage/storage.ts';
import { cachedObjects } from '../db/repositories/cached-objects.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage'>;

/** Which of these objects stand in the cache; they count as used now, and stay while an export of theirs runs. */
export async function standing({ database, storage }: Ports, objectKeys: readonly string[]): Promise<Set<string>> {
  const known = [...(await cachedObjects.use(database.fork(), objectKeys))];
  // A row without its object is left by a process that was killed between the two.
  const heads = await Promise.all(known.map((key) => storage.head(key)));
  return new Set(known.filter((_, index) => heads[index]));
}

/** Stores what may be made again, and may therefore be evicted. */
export async function keep(
  { database, storage }: Ports,
  object: { objectKey: string; projectId: string; content: Content; contentType: string },
): Promise<void> {
  const { objectKey, projectId, content, contentType } = object;
  const bytes = Buffer.isBuffer(content) ? content.length : (await stat(content.file)).size;
  await cachedObjects.note(database.fork(), { objectKey, projectId, bytes });
  await storage.put(objectKey, content, contentType);
}
