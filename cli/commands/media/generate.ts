import { randomUUID } from 'node:crypto';
import type { Argv } from 'yargs';
import { getAsset } from '../../../contract/assets.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { MediaResult } from '../../../contract/media-operations.ts';
import type { Run } from '../../../contract/runs.ts';
import type { CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';
import { download } from '../../download.ts';
import { watchRun } from '../../watch-run.ts';
import { addressOf } from './say-asset.ts';

/** Options that every media operation has. */
export interface MakeArguments extends CommonArguments {
  name?: string;
  budget?: number;
  out?: string;
}

export const makeOptions = (yargs: Argv): Argv =>
  yargs
    .option('name', { type: 'string', describe: 'What scenes call it; by default the operation’s own' })
    .option('budget', { type: 'number', describe: 'Refuse it where it costs more than this, in dollars' })
    .option('out', { type: 'string', describe: 'Save the file here as well: PNG or JPEG, FLAC, MP4' });

/** Starts a media operation of the active project, follows it to its end and says what was made. */
export async function makeMedia(
  context: CliContext,
  arguments_: MakeArguments,
  endpoint: Endpoint,
  body: Record<string, unknown>,
): Promise<void> {
  const client = context.client();
  const projectId = context.projectId(arguments_);
  const { name, budget, out } = arguments_;
  const input = { params: { projectId }, body: { name, budget, ...body }, idempotencyKey: randomUUID() };
  const run = (await client.call(endpoint, input as never)) as Run;
  const output = context.output(arguments_);
  const ended = await watchRun(context, client, run, { output });
  const made = ended.result as Partial<MediaResult> | null;
  if (!made?.assetId) return output.value(ended);
  const asset = await client.call(getAsset, { params: { projectId, assetId: made.assetId } });
  const url = addressOf(asset);
  const file = out && url ? await download(url, out) : undefined;
  output.value({ run: ended, asset, ...(file && { file }) });
  const cost = ended.spent > 0 ? `$${ended.spent.toFixed(4)}` : 'free';
  output.say(`${asset.name} (${asset.id}): ${asset.type}, made by ${made.provider}, ${cost}.`);
  if (file) output.say(`Saved as ${file}`);
}
