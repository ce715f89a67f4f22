import { AppError } from '../contract/errors.ts';
import type { Run } from '../db/entities/run.ts';
import { media } from '../db/repositories/media.ts';
import type { MadeMedia } from '../domain/media/media-end.ts';
import { keepAlive } from './keep-alive.ts';
import { answerKey, endOf, tellStep } from './media-making.ts';
import { type MediaInput, orderOf } from './media-order.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'media'>;

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
      await media.begin(ports.database.fork(), runId, null);
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
          const submitted = await end.submit(await orderOf(ports, run), { signal, key: runId, callback: null });
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
        const state = await endOf(ports, run, 'job').look(job.jobId, { signal, called: job.called });
        if (state.state === 'failed') throw new AppError('provider_failed', `job ${job.jobId}: ${state.detail}`);
        if (state.state === 'working') return { seq: run.seq, done: false };
        await storeAnswer(ports, run, state.made);
        return { seq: run.seq, done: true, counts: { bytes: state.made.content.length } };
      });
    },
  };
}
export type AskingActivities = ReturnType<typeof createAskingActivities>;

/** The bytes first: what says that they are there comes when they are. */
async function storeAnswer({ storage }: Ports, run: Run, { content, ...told }: MadeMedia): Promise<void> {
  await storage.put(answerKey(run.id), content, told.type);
  await storage.put(`${answerKey(run.id)}.json`, Buffer.from(JSON.stringify(told)), 'application/json');
}
