import { updateAccount } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  name?: string;
  email?: string;
}

/** Changes how the account is called. */
export const createAccountUpdateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright account update --name "Film team"',
  builder: (yargs) =>
    yargs
      .option('name', { type: 'string' })
      .option('email', { type: 'string', describe: 'A label; nobody signs in with it' }) as never,
  async handler(arguments_) {
    const { name, email } = arguments_;
    if (name === undefined && email === undefined) {
      throw new AppError('invalid_arguments', 'nothing to change', { detail: 'Give --name, --email or both.' });
    }
    const account = await context.client().call(updateAccount, { body: { name, email } });
    const output = context.output(arguments_);
    output.value(account);
    output.say(`The account is ${account.name} (${account.email}).`);
  },
});
