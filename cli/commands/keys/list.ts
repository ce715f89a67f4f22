import { listKeys } from '../../../contract/keys.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Lists the account's API keys, without their secrets. */
export const createKeysListCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright keys list',
  async handler(arguments_) {
    const list = await context.client().call(listKeys, {});
    const output = context.output(arguments_);
    output.value(list);
    output.table(
      ['id', 'name', 'scopes', 'state', 'expires', 'last used'],
      list.keys.map(({ id, name, scopes, state, current, expiresAt, lastUsedAt }) => [
        ...[id, name, scopes.join(' '), current ? `${state}, in use` : state],
        ...[expiresAt ?? 'never', lastUsedAt ?? 'never'],
      ]),
    );
  },
});
