import { scopes as allScopes, type Scope } from '../../../contract/endpoint.ts';
import { AppError } from '../../../contract/errors.ts';
import { createKey } from '../../../contract/keys.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  name: string;
  scopes: string;
  expires?: string;
}

/** Makes an API key and shows it, this once. */
export const createKeysCreateCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright keys create --name "Build server" --scopes read,write --expires 2027-01-01T00:00:00Z',
  builder: (yargs) =>
    yargs
      .option('name', { type: 'string', demandOption: true })
      .option('scopes', { type: 'string', default: 'read,write,spend', describe: 'Among those of the key in use' })
      .option('expires', { type: 'string', describe: 'Time in RFC 3339; never without' }) as never,
  async handler(arguments_) {
    const { name, expires } = arguments_;
    const body = { name, scopes: readScopes(arguments_.scopes), expiresAt: expires };
    const made = await context.client().call(createKey, { body });
    const output = context.output(arguments_);
    output.value(made);
    output.say(`Key ${made.key.id} (${made.key.scopes.join(', ')}). It is shown this once:\n${made.api_key}`);
  },
});

function readScopes(text: string): Scope[] {
  return text.split(',').map((part) => {
    const scope = allScopes.find((known) => known === part.trim());
    if (scope) return scope;
    const detail = `${part.trim() || 'Nothing'} is no scope. Scopes are ${allScopes.join(', ')}.`;
    throw new AppError('invalid_arguments', 'unknown scope', { detail });
  });
}
