import { getAccount } from '../../../contract/accounts.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import type { Output } from '../../output.ts';
import { signInByMail } from './sign-in.ts';

interface Arguments extends CommonArguments {
  key?: string;
  baseUrl?: string;
  email?: string;
  code?: string;
}

/** Checks a key against the service and stores it; with `--email`, a key that a code from the mail gives. */
export const createLoginCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright auth login fw_live_… --base-url http://127.0.0.1:4400',
  builder: (yargs) =>
    yargs
      .positional('key', { type: 'string' })
      .option('email', { type: 'string', describe: 'Sign in by a code that is sent to this address' })
      .option('code', { type: 'string', describe: 'The code that was sent, where nobody can be asked for it' })
      .option('base-url', { type: 'string', describe: 'Address of the service' }) as never,
  async handler(arguments_) {
    const { key, email, code, baseUrl } = arguments_;
    const output = context.output(arguments_);
    if (key && !email) return storeKey(context, output, { key, baseUrl });
    if (email && !key) return signInByMail(context, output, { email, code, baseUrl });
    throw new AppError('invalid_arguments', 'key or address', { detail: 'Give an API key, or --email.' });
  },
});

async function storeKey(
  context: CliContext,
  output: Output,
  { key, baseUrl }: { key: string; baseUrl?: string },
): Promise<void> {
  const client = context.client({ apiKey: key, baseUrl });
  const account = await client.call(getAccount, {});
  const admin = account.key?.scopes.includes('admin') ? true : undefined;
  await context.settings.store({ apiKey: key, baseUrl: client.baseUrl, admin });
  output.value(account);
  output.say(`Logged in as ${account.name} (${account.email}).`);
}
