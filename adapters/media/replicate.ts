import { AppError } from '../../contract/errors.ts';
import { JobReport, jobCallPath } from '../../contract/media-jobs.ts';
import { Prediction, reportOf } from '../../contract/predictions.ts';
import type { JobEnd, MediaOrder } from '../../domain/media/media-end.ts';
import type { GuardedClient } from '../http/guarded-client.ts';
import { askProvider } from './ask-provider.ts';
import { fetchFile } from './fetch-file.ts';
import { stateOf } from './job-state.ts';
import { sniffedType } from './sniffed-type.ts';

/** Replicate, or a server that speaks its HTTP API. */
export interface ReplicateServer {
  /** As in https://api.replicate.com. */
  baseUrl: string;
  apiKey: string;
  /** As in bytedance/seedance-1-lite, or with a version after a colon. */
  model: string;
  /** Lengths of a clip that the model makes, in whole seconds; the least that is long enough is asked for. */
  lengths: readonly number[];
  patienceMinutes: number;
  /** Our own address, where its webhook reaches us; null: it is asked alone. */
  callbackBase: string | null;
  timeoutMs?: number;
  fileTimeoutMs?: number;
  maxBytes?: number;
}

const largest = 128 * 1024 ** 2;
const answerBytes = 1024 ** 2;
/** Larger pictures are handed over as files: its documentation takes data URIs below a megabyte. */
const inlineBytes = 700_000;
const jsonOnly = ['application/json'];
/** Aspect ratios that its models of clips share. */
const ratios: readonly (readonly [string, number])[] = [
  ['16:9', 16 / 9],
  ['4:3', 4 / 3],
  ['1:1', 1],
  ['3:4', 3 / 4],
  ['9:16', 9 / 16],
];

/** Clips by `POST /v1/predictions`: made in its own time, asked for or heard of by a signed webhook, fetched by address. */
export function replicateVideo(
  server: ReplicateServer,
  operation: 'ai_video_a' | 'ai_video_b',
  { outbound }: { outbound: GuardedClient },
): JobEnd {
  const { baseUrl, apiKey, model, callbackBase, timeoutMs = 30_000, maxBytes = largest } = server;
  const headers = { authorization: `Bearer ${apiKey}` };
  const bounds = { accept: jsonOnly, maxBytes: answerBytes, timeoutMs };
  return {
    ...{ way: 'job', provider: 'replicate', note: `Made by ${model} at Replicate.` },
    patienceMinutes: server.patienceMinutes,
    async submit(order, { signal, key }) {
      const seconds = lengthFor(order, server.lengths);
      const image = order.picture && (await addressOf(order.picture, signal));
      const { content } = await askProvider({
        ...{ ...bounds, signal, headers, url: `${baseUrl}/v1/predictions` },
        body: {
          version: model,
          input: {
            prompt: order.prompt ?? '',
            duration: seconds,
            aspect_ratio: ratioOf(order.size),
            seed: order.seed,
            ...(image && { image }),
          },
          ...(callbackBase && { webhook: `${callbackBase}${jobCallPath(key)}`, webhook_events_filter: ['completed'] }),
        },
      });
      return { job: readPrediction(content).id };
    },
    async look(job, { signal, called }) {
      const report = called?.id === job ? JobReport.parse(called) : await askFor(job, signal);
      return stateOf(job, report, async ({ url, facts = {} }) => {
        const limits = { maxBytes, timeoutMs: server.fileTimeoutMs ?? 180_000, signal };
        const content = await fetchFile(outbound, url, limits);
        return { content, type: sniffedType(operation, content), facts: { ...facts, model } };
      });
    },
    async drop(job, { signal }) {
      const passes = [200, 201, 202, 204, 404, 409, 410, 422];
      await askProvider({
        ...bounds,
        accept: [],
        signal,
        headers,
        url: `${urlOf(job)}/cancel`,
        method: 'POST',
        passes,
      });
    },
  };

  function urlOf(job: string): string {
    return `${baseUrl}/v1/predictions/${encodeURIComponent(job)}`;
  }

  async function askFor(job: string, signal: AbortSignal): Promise<JobReport> {
    const { content } = await askProvider({ ...bounds, signal, headers, url: urlOf(job) });
    return reportOf(readPrediction(content));
  }

  /** A small picture within the request; a larger one is handed over first, by `POST /v1/files`. */
  async function addressOf(
    { content, type }: NonNullable<MediaOrder['picture']>,
    signal: AbortSignal,
  ): Promise<string> {
    if (content.length <= inlineBytes) return `data:${type};base64,${content.toString('base64')}`;
    const form = new FormData();
    form.append(
      'content',
      new Blob([new Uint8Array(content)], { type }),
      type === 'image/jpeg' ? 'picture.jpg' : 'picture.png',
    );
    const answer = await askProvider({ ...bounds, signal, headers, url: `${baseUrl}/v1/files`, body: form });
    const url = (readJson(answer.content) as { urls?: { get?: unknown } } | null)?.urls?.get;
    if (typeof url === 'string') return url;
    throw new AppError('provider_failed', 'the provider took a file and named no address for it');
  }
}

/** The least length that is long enough; a clip that nobody makes is refused before anything is handed over. */
function lengthFor({ seconds = 5 }: MediaOrder, lengths: readonly number[]): number {
  const length = [...lengths].sort((one, other) => one - other).find((one) => one >= seconds - 1e-6);
  if (length !== undefined) return length;
  const detail = `This model makes clips of ${Math.max(...lengths)} s at most; ${seconds} s were asked for.`;
  throw new AppError('provider_failed', detail, { detail });
}

function ratioOf({ width, height }: MediaOrder['size']): string {
  const wanted = Math.log(width / height);
  const far = ([, ratio]: readonly [string, number]) => Math.abs(Math.log(ratio) - wanted);
  return ratios.reduce((one, other) => (far(other) < far(one) ? other : one))[0];
}

function readPrediction(content: Buffer): Prediction {
  const parsed = Prediction.safeParse(readJson(content));
  if (parsed.success) return parsed.data;
  throw new AppError('provider_failed', 'the provider answered with something else than a prediction');
}

function readJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
