import { diffRevision, listRevisions } from '../../../contract/scenes.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../../pages.ts';

interface Arguments extends PageArguments {
  diff?: string;
  against?: string;
}

/** Lists revisions, or with `--diff` what one of them changed. */
export const createProjectRevisionsCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project revisions --diff rev_0123',
  builder: (yargs) =>
    yargs
      .option('diff', { type: 'string', describe: 'A revision to compare' })
      .option('against', { type: 'string', describe: 'Compare with this one instead of its parent' })
      .options(pageOptions) as never,
  async handler(arguments_) {
    const projectId = context.projectId(arguments_);
    const client = context.client();
    const output = context.output(arguments_);
    if (arguments_.diff) {
      const diff = await client.call(diffRevision, {
        params: { projectId, revisionId: arguments_.diff },
        query: { against: arguments_.against },
      });
      output.value(diff);
      output.table(
        ['scene', 'change', 'detail'],
        diff.changes.map(({ name, kind, detail }) => [name, kind, detail]),
      );
      return;
    }
    const list = await readPages(arguments_, 'revisions', (query) =>
      client.call(listRevisions, { params: { projectId }, query }),
    );
    output.value(list);
    output.table(
      ['', 'id', 'no.', 'scenes', 'what'],
      list.revisions.map(({ id, number, sceneCount, message }) => [
        id === list.head ? '→' : '',
        id,
        number,
        sceneCount,
        message,
      ]),
    );
    sayMore(output, list, 'project revisions');
  },
});
