import { getAccount } from '../../../contract/accounts.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Says whose key is stored and whether it works. */
export const createStatusCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright auth status',
  async handler(arguments_) {
    const client = context.client();
    const account = await client.call(getAccount, {});
    const output = context.output(arguments_);
    output.value({ ...account, base_url: client.baseUrl });
    output.say(`${account.name} (${account.email}) at ${client.baseUrl}`);
    if (account.key) output.say(`Key ${account.key.id}, may ${account.key.scopes.join(', ')}.`);
  },
});
