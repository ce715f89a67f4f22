import { listKeys } from '../../../contract/keys.ts';
import type { Command } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { type PageArguments, pageOptions, readPages, sayMore } from '../../pages.ts';

/** Lists the account's API keys, without their secrets. */
export const createKeysListCommand = (context: CliContext): Command<PageArguments> => ({
  example: 'framewright keys list',
  builder: (yargs) => yargs.options(pageOptions) as never,
  async handler(arguments_) {
    const client = context.client();
    const list = await readPages(arguments_, 'keys', (query) => client.call(listKeys, { query }));
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'name', 'scopes', 'state', 'expires', 'last used'],
      list.keys.map(({ id, name, scopes, state, current, expiresAt, lastUsedAt }) => [
        ...[id, name, scopes.join(' '), current ? `${state}, in use` : state],
        ...[expiresAt ?? 'never', lastUsedAt ?? 'never'],
      ]),
    );
    sayMore(output, list, 'keys list');
  },
});
