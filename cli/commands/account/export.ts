import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportAccount } from '../../../contract/accounts.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

/** Saves the account's data under a temporary name, then moves it: half of it is never taken for the whole. */
export const createAccountExportCommand = (context: CliContext): Command<CommonArguments & { out: string }> => ({
  example: 'framewright account export --out my-account.json',
  builder: (yargs) =>
    yargs.option('out', { type: 'string', default: 'framewright-account.json', describe: 'File to write' }) as never,
  async handler(arguments_) {
    const path = resolve(arguments_.out);
    const reply = await context.client().open(exportAccount.method, exportAccount.path, { signal: context.signal });
    const draft = `${path}.part`;
    await pipeline(Readable.fromWeb(reply.body as never), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, path);
    const { size: bytes } = await stat(path);
    const output = context.output(arguments_);
    output.value({ file: path, bytes });
    output.say(`Saved ${bytes} bytes in ${path}.`);
  },
});
