import { deleteAccount, getAccount } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Deletes the account of the stored key, when told so twice. */
export const createAccountDeleteCommand = (context: CliContext): Command<CommonArguments & { yes?: boolean }> => ({
  example: 'framewright account delete --yes',
  builder: (yargs) => yargs.option('yes', { type: 'boolean', describe: 'Really; there is no way back' }) as never,
  async handler(arguments_) {
    const client = context.client();
    const { id, name } = await client.call(getAccount, {});
    if (!arguments_.yes) {
      throw new AppError('invalid_arguments', 'not confirmed', {
        detail: `This deletes the account ${name} (${id}) with its projects, files, keys and unspent balance, at once and for good. Save its data with \`framewright account export\`, then add --yes.`,
      });
    }
    const reply = await client.call(deleteAccount, { body: { confirm: id } });
    await context.settings.store({ apiKey: undefined, projectId: undefined });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Account ${id} is deleted, and its key is forgotten here.`);
  },
});
