import { listDeletedProjects } from '../../../contract/projects.ts';
import type { Client } from '../../client.ts';
import type { Output } from '../../output.ts';

/** Shows the deleted projects that can be restored. */
export async function showDeletedProjects(client: Client, output: Output, cursor?: string): Promise<void> {
  const list = await client.call(listDeletedProjects, { query: { cursor } });
  output.value(list);
  output.table(
    ['id', 'name', 'deleted', 'restorable until'],
    list.projects.map(({ id, name, deletedAt, restorableUntil }) => [id, name, deletedAt, restorableUntil]),
  );
  if (list.projects.length > 0) output.say('Bring one back: framewright project undelete <id>');
  if (list.nextCursor) output.say(`More: framewright project list --deleted --cursor ${list.nextCursor}`);
}
