import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';
import { productVersion } from '../product-version.ts';

/** Serves every operation as a tool of the Model Context Protocol, over standard input and output. */
export const createMcpCommand = (context: CliContext): Command<CommonArguments> => ({
  example: 'framewright mcp',
  async handler() {
    const { settings, signal } = context;
    // Without a key the open tools still work, registration among them.
    const clientOf = (apiKey = settings.apiKey) => context.client(apiKey ? { apiKey } : { anonymous: true });
    clientOf();
    const { serveMcp } = await import('../mcp/serve.ts');
    await serveMcp({ version: productVersion(), clientOf, signal });
  },
});
