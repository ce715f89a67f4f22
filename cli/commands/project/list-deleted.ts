import { listDeletedProjects } from '../../../contract/projects.ts';
import type { Client } from '../../client.ts';
import type { Output } from '../../output.ts';
import { type PageArguments, readPages, sayMore } from '../../pages.ts';

/** Shows the deleted projects that can be restored. */
export async function showDeletedProjects(client: Client, output: Output, page: PageArguments): Promise<void> {
  const list = await readPages(page, 'projects', (query) => client.call(listDeletedProjects, { query }));
  output.value(list);
  output.table(
    ['id', 'name', 'deleted', 'restorable until'],
    list.projects.map(({ id, name, deletedAt, restorableUntil }) => [id, name, deletedAt, restorableUntil]),
  );
  if (list.projects.length > 0) output.say('Bring one back: framewright project undelete <id>');
  sayMore(output, list, 'project list --deleted');
}
