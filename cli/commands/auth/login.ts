import { getAccount } from '../../../contract/accounts.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  key: string;
  baseUrl?: string;
}

/** Checks a key against the service and stores it. */
export const createLoginCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright auth login fw_live_… --base-url http://127.0.0.1:4400',
  builder: (yargs) =>
    yargs
      .positional('key', { type: 'string', demandOption: true })
      .option('base-url', { type: 'string', describe: 'Address of the service' }) as never,
  async handler(arguments_) {
    const client = context.client({ apiKey: arguments_.key, baseUrl: arguments_.baseUrl });
    const account = await client.call(getAccount, {});
    await context.settings.store({ apiKey: arguments_.key, baseUrl: client.baseUrl });
    const output = context.output(arguments_);
    output.value(account);
    output.say(`Logged in as ${account.name} (${account.email}).`);
  },
});
