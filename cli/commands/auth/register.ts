import { register } from '../../../contract/accounts.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  email: string;
  name: string;
  baseUrl?: string;
}

/** Makes an account and stores its key and address. */
export const createRegisterCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright auth register --email me@example.org --name "My agent"',
  builder: (yargs) =>
    yargs
      .option('email', { type: 'string', demandOption: true, describe: 'A label; nothing is sent to it' })
      .option('name', { type: 'string', demandOption: true })
      .option('base-url', { type: 'string', describe: 'Address of the service' }) as never,
  async handler(arguments_) {
    const { email, name, baseUrl } = arguments_;
    const client = context.client({ anonymous: true, baseUrl });
    const reply = await client.call(register, { body: { email, name } });
    const path = await context.settings.store({ apiKey: reply.api_key, baseUrl: client.baseUrl });
    const output = context.output(arguments_);
    output.value(reply);
    output.say(`Account ${reply.account_id} is made; its key is stored in ${path}.`);
    output.say('Next: framewright project create --name <name>');
  },
});
