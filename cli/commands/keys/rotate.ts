import { rotateKey } from '../../../contract/keys.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  key: string;
  overlap?: number;
  store?: boolean;
}

/** Puts a new API key in the place of one and shows it, this once. */
export const createKeysRotateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright keys rotate key_0123 --overlap 3600 --store',
  builder: (yargs) =>
    yargs
      .positional('key', { type: 'string', demandOption: true, describe: 'Its id' })
      .option('overlap', { type: 'number', describe: 'Seconds for which the old key still works, up to a day' })
      .option('store', { type: 'boolean', describe: 'Use the new key on this machine from now on' }) as never,
  async handler(arguments_) {
    const { key: keyId, overlap: overlapSeconds, store } = arguments_;
    const made = await context.client().call(rotateKey, { params: { keyId }, body: { overlapSeconds } });
    const path = store ? await context.settings.store({ apiKey: made.api_key }) : null;
    const output = context.output(arguments_);
    output.value(made);
    const until = made.previous.state === 'living' ? `works until ${made.previous.expiresAt}` : 'no longer works';
    output.say(`Key ${made.key.id} takes the place of ${keyId}, which ${until}. It is shown this once:`);
    output.say(made.api_key);
    if (path) output.say(`It is stored in ${path}.`);
    else if (made.previous.current) output.say('You used the old one. Next: framewright auth login <the new key>');
  },
});
