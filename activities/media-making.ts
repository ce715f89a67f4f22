import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../contract/errors.ts';
import type { MediaResult } from '../contract/media-operations.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { Asset } from '../db/entities/asset.ts';
import type { Run } from '../db/entities/run.ts';
import { media } from '../db/repositories/media.ts';
import { runs } from '../db/repositories/runs.ts';
import type { MadeMedia, MediaEnd } from '../domain/media/media-end.ts';
import { keepAlive } from './keep-alive.ts';
import { keepMadeAsset } from './keep-made-asset.ts';
import { type MediaInput, orderOf } from './media-order.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'logger' | 'media' | 'scratchDir'>;

interface Step {
  runId: string;
}

/** Makes files in the jail, and keeps files of any maker as assets once the jail has decoded them. */
export function createMakingActivities(ports: Ports) {
  return {
    /** Makes the file here and keeps it. Done again it finds what it has kept. */
    makeMedia({ runId }: Step): Promise<Receipt> {
      let share = 0;
      return keepAlive(
        async (signal) => {
          const run = await livingRun(ports, runId);
          const kept = await keptAsset(ports, run);
          if (kept) return kept;
          const end = endOf(ports, run, 'here');
          const onProgress = (value: number) => {
            share = value;
          };
          const made = await end.make(await orderOf(ports, run), { signal, key: runId, onProgress });
          signal.throwIfAborted();
          return keep(ports, run, made);
        },
        () => ({ share }),
      );
    },

    /** Keeps what a provider made, whose bytes wait in storage. */
    keepMedia({ runId }: Step): Promise<Receipt> {
      return keepAlive(async () => {
        const run = await livingRun(ports, runId);
        const receipt = (await keptAsset(ports, run)) ?? (await keep(ports, run, await readAnswer(ports, run)));
        await ports.storage.remove(answerKey(runId));
        await ports.storage.remove(`${answerKey(runId)}.json`);
        return receipt;
      });
    },
  };
}
export type MakingActivities = ReturnType<typeof createMakingActivities>;

/** Where a provider's file waits for the jail. */
export const answerKey = (runId: string) => `scratch/${runId}/answer`;

/** Who makes the run's file; one that works another way is gone since the run began. */
export function endOf<Way extends MediaEnd['way']>(
  { media: ends }: Pick<ActivityPorts, 'media'>,
  run: Run,
  way: Way,
): Extract<MediaEnd, { way: Way }> {
  const end = ends[(run.input as unknown as MediaInput).operation];
  if (end.way !== way) throw new AppError('operation_unavailable', `run ${run.id} finds no ${way} end any more`);
  return end as Extract<MediaEnd, { way: Way }>;
}

/** Notes where the work stands, once for each step. */
export async function tellStep(ports: Pick<ActivityPorts, 'database'>, run: Run, step: string): Promise<number> {
  const { operation } = run.input as unknown as MediaInput;
  const body: RunEventBody<'media'> = { operation, provider: run.provider, step };
  return ports.database.transaction((em) => runs.appendEvents(em, run.id, `media-${step}`, [{ type: 'media', body }]));
}

/** What the run has kept already, where an attempt before this one did not get to say so. */
async function keptAsset({ database }: Pick<ActivityPorts, 'database'>, run: Run): Promise<Receipt | null> {
  const asset = (await media.job(database.fork(), run.id))?.asset as MediaResult | null | undefined;
  return asset ? { seq: run.seq, ids: { asset: asset.assetId } } : null;
}

async function readAnswer({ storage }: Ports, run: Run): Promise<MadeMedia> {
  const [content, facts] = [await storage.get(answerKey(run.id)), await storage.get(`${answerKey(run.id)}.json`)];
  if (!content || !facts) throw new AppError('internal', `the answer of run ${run.id} is gone`);
  return { ...JSON.parse((await buffer(facts)).toString()), content: await buffer(content) };
}

/** A file that lasts clearly less than was asked for, and would be paid for, is not what was asked for. */
function refuseShort({ sound, clip }: Asset, { operation, seconds: asked }: MediaInput): void {
  const seconds = clip?.seconds ?? sound?.seconds;
  if (operation === 'voiceover' || asked === undefined || seconds === undefined || seconds >= asked * 0.9) return;
  throw new AppError('provider_failed', `${seconds} s were made of the ${asked} s that were asked for`);
}

/** The asset and the word of it in one transaction: from then on the run is paid for, and a cancel comes too late. */
async function keep(ports: Ports, run: Run, made: MadeMedia): Promise<Receipt> {
  const input = run.input as unknown as MediaInput;
  await tellStep(ports, run, 'storing');
  const facts = { ...made.facts, sha256: createHash('sha256').update(made.content).digest('hex') };
  const wanted = { projectId: run.projectId, runId: run.id, name: input.name };
  const { content, type, words } = made;
  let seq = run.seq;
  const asset = await keepMadeAsset(ports, { ...wanted, content, type, words }, async (em, kept) => {
    const { id, name, kind } = kept;
    refuseShort(kept, input);
    const provider = run.provider as MediaResult['provider'];
    const result: MediaResult = { operation: input.operation, provider, assetId: id, name, facts };
    const body: RunEventBody<'asset'> = { assetId: id, name, kind };
    await media.made(em, run.id, id, { ...result });
    seq = await runs.appendEvents(em, run.id, 'asset', [{ type: 'asset', body }]);
  });
  return { seq, ids: { asset: asset.id } };
}
