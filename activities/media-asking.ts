import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { type MediaJob, media } from '../db/repositories/media.ts';
import { runs } from '../db/repositories/runs.ts';
import type { JobEnd, MadeMedia } from '../domain/media/media-end.ts';
import { keepAlive } from './keep-alive.ts';
import { answerKey, endOf, tellStep } from './media-making.ts';
import { type MediaInput, orderOf } from './media-order.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'media' | 'logger'>;

/** A run that is over waits so long at most for a provider to hear of it. */
const dropMs = 5_000;

interface Step {
  runId: string;
}

/** Says who makes a file, and asks providers for theirs. Nothing here decodes what they answer. */
export function createAskingActivities(ports: Ports) {
  return {
    /** Opens the run's work and says how it is done. */
    async openMedia({ runId }: Step): Promise<Receipt & { way: 'here' | 'answer' | 'job' }> {
      const run = await livingRun(ports, runId);
      const end = ports.media[(run.input as unknown as MediaInput).operation];
      if (end.way === 'none') throw new AppError('operation_unavailable', `nobody makes it for run ${runId}`);
      await media.begin(ports.database.fork(), runId);
      return { seq: await tellStep(ports, run, 'making'), way: end.way };
    },

    /** A provider that answers with the file. Asked again after it was stored, it is not asked. */
    askForMedia({ runId }: Step): Promise<Receipt> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        if (await ports.storage.head(`${answerKey(runId)}.json`)) return { seq: run.seq };
        const made = await endOf(ports, run, 'answer').make(await orderOf(ports, run), { signal, key: runId });
        await storeAnswer(ports, run, made);
        return { seq: run.seq, counts: { bytes: made.content.length } };
      });
    },

    /** Hands the work over, once: the provider's id of it is kept. */
    submitMedia({ runId }: Step): Promise<Receipt> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const job = await media.job(ports.database.fork(), runId);
        if (!job?.jobId) {
          const end = endOf(ports, run, 'job');
          const submitted = await end.submit(await orderOf(ports, run), { signal, key: runId });
          await media.submitted(ports.database.fork(), runId, submitted.job);
        }
        return { seq: await tellStep(ports, run, 'waiting') };
      });
    },

    /** Asks where the work stands, or reads what the provider called with; done, its file waits in storage. */
    lookForMedia({ runId }: Step): Promise<Receipt & { done: boolean }> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, runId);
        const job = await media.job(ports.database.fork(), runId);
        if (!job?.jobId) throw new AppError('internal', `run ${runId} has handed nothing over`);
        const end = endOf(ports, run, 'job');
        const state = await end.look(job.jobId, { signal, called: job.called });
        if (state.state === 'failed') throw new AppError('provider_failed', `job ${job.jobId}: ${state.detail}`);
        if (state.state === 'working') {
          refuseLate(end, job);
          return { seq: run.seq, done: false };
        }
        await storeAnswer(ports, run, state.made);
        return { seq: run.seq, done: true, counts: { bytes: state.made.content.length } };
      });
    },

    /** Tells the provider that nobody waits for its work any more. One that cannot be told is left to itself. */
    async dropMedia({ runId }: Step): Promise<Receipt> {
      const em = ports.database.fork();
      const run = await runs.find(em, runId);
      const end = ports.media[(run.input as unknown as MediaInput).operation];
      const job = await media.job(em, runId);
      if (end.way === 'job' && job?.jobId) {
        const signal = AbortSignal.timeout(dropMs);
        await end.drop(job.jobId, { signal }).catch((error: unknown) => {
          ports.logger.warn({ runId, err: error }, 'a provider could not be told that its work is called off');
        });
      }
      return { seq: run.seq };
    },
  };
}
export type AskingActivities = ReturnType<typeof createAskingActivities>;

/** A provider that takes longer than it may is as good as one that failed. */
function refuseLate({ patienceMinutes }: JobEnd, { jobId, since }: MediaJob): void {
  if (Date.now() - since.getTime() < patienceMinutes * 60_000) return;
  throw new AppError('provider_failed', `job ${jobId} took longer than ${patienceMinutes} minutes`);
}

/** The bytes first: what says that they are there comes when they are. */
async function storeAnswer({ storage }: Ports, run: Run, { content, ...told }: MadeMedia): Promise<void> {
  await storage.put(answerKey(run.id), content, told.type);
  await storage.put(`${answerKey(run.id)}.json`, Buffer.from(JSON.stringify(told)), 'application/json');
}
