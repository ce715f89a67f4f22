import { revokeKey } from '../../../contract/keys.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Revokes an API key at once. */
export const createKeysRevokeCommand = (context: CliContext): Command<CommonArguments & { key: string }> => ({
  example: 'framewright keys revoke key_0123',
  builder: (yargs) => yargs.positional('key', { type: 'string', demandOption: true, describe: 'Its id' }) as never,
  async handler(arguments_) {
    const key = await context.client().call(revokeKey, { params: { keyId: arguments_.key } });
    const output = context.output(arguments_);
    output.value(key);
    output.say(`Key ${key.id} (${key.name}) is revoked.`);
  },
});
