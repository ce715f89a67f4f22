import { AppError } from '../../contract/errors.ts';
import { JobReport, jobCallPath } from '../../contract/media-jobs.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import type { JobEnd, MediaOrder } from '../../domain/media/media-end.ts';
import type { GuardedClient } from '../http/guarded-client.ts';
import { askProvider } from './ask-provider.ts';
import { fetchFile } from './fetch-file.ts';
import { stateOf } from './job-state.ts';
import { sniffedType, takenTypes } from './sniffed-type.ts';

/** A server of the operator's that makes media files as jobs, over the format of `docs/media-jobs.md`. */
export interface JobServer {
  /** As in https://jobs.example.com/v1, without `/jobs`. */
  baseUrl: string;
  apiKey: string | null;
  patienceMinutes: number;
  /** Our own address, where the server may call; null: it is asked alone. */
  callbackBase: string | null;
  /** Time for one request, and for the file. */
  timeoutMs?: number;
  fileTimeoutMs?: number;
  maxBytes?: number;
}

interface Ports {
  outbound: GuardedClient;
}

/** Most bytes of a file that a job made. */
const largest = 128 * 1024 ** 2;
const reportBytes = 256 * 1024;

/** One operation at the server: submitted once, asked for or heard of, fetched by its address. */
export function jobServer(server: JobServer, operation: MediaOperation, { outbound }: Ports): JobEnd {
  const { baseUrl, apiKey, callbackBase, timeoutMs = 30_000, maxBytes = largest } = server;
  const authorization: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const json = { accept: ['application/json'], maxBytes: reportBytes, timeoutMs };
  const jobUrl = (job: string) => `${baseUrl}/jobs/${encodeURIComponent(job)}`;
  return {
    ...{ way: 'job', provider: 'jobs', note: `Made by the job server that this installation names, as ${operation}.` },
    patienceMinutes: server.patienceMinutes,
    async submit(order, { signal, key }) {
      const { content } = await askProvider({
        ...{ ...json, signal, url: `${baseUrl}/jobs`, headers: { ...authorization, 'idempotency-key': key } },
        body: bodyOf(order, { maxBytes, callbackUrl: callbackBase && `${callbackBase}${jobCallPath(key)}` }),
      });
      return { job: readReport(content).id };
    },
    async look(job, { signal, called }) {
      // A call that was meant for another job says nothing of this one.
      const report = called?.id === job ? JobReport.parse(called) : await askFor(job, signal);
      return stateOf(job, report, async ({ url, words, facts = {} }) => {
        const content = await fileAt(url, signal);
        return { content, type: sniffedType(operation, content), words, facts };
      });
    },
    async drop(job, { signal }) {
      const passes = [200, 202, 204, 404, 405, 409, 410, 501];
      const bounds = { accept: [], maxBytes: reportBytes, timeoutMs, signal, passes };
      await askProvider({ ...bounds, method: 'DELETE', url: jobUrl(job), headers: authorization });
    },
  };

  async function askFor(job: string, signal: AbortSignal): Promise<JobReport> {
    // A server that only calls need not answer when it is asked.
    const passes = callbackBase ? [405, 501] : [];
    const { status, content } = await askProvider({
      ...json,
      ...{ url: jobUrl(job), headers: authorization, signal, passes },
    });
    return passes.includes(status) ? { id: job, state: 'running' } : readReport(content);
  }

  /** The server's own files with its key; any other address through the guarded client, without it. */
  async function fileAt(address: string, signal: AbortSignal): Promise<Buffer> {
    const bounds = { maxBytes, timeoutMs: server.fileTimeoutMs ?? 180_000, signal };
    const url = URL.canParse(address, `${baseUrl}/`) ? new URL(address, `${baseUrl}/`) : null;
    if (url && url.origin === new URL(baseUrl).origin && !url.username && !url.password) {
      return (await askProvider({ ...bounds, url: url.href, headers: authorization, accept: [] })).content;
    }
    return fetchFile(outbound, url?.href ?? address, bounds);
  }
}

function bodyOf(order: MediaOrder, told: { maxBytes: number; callbackUrl: string | null }): object {
  const { operation, picture, ...input } = order;
  const image = picture && { type: picture.type, base64: picture.content.toString('base64') };
  const accept = takenTypes(operation);
  return { operation, input: { ...input, image }, accept, max_bytes: told.maxBytes, callback_url: told.callbackUrl };
}

function readReport(content: Buffer): JobReport {
  try {
    return JobReport.parse(JSON.parse(content.toString()));
  } catch (cause) {
    throw new AppError('provider_failed', 'the job server answered with something else than a report', { cause });
  }
}
