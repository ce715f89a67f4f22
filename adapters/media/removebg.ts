import type { AnswerEnd } from '../../domain/media/media-end.ts';
import { askProvider } from './ask-provider.ts';

/** remove.bg, or a server that speaks its API. */
export interface RemovebgServer {
  /** As in https://api.remove.bg. */
  baseUrl: string;
  apiKey: string;
  timeoutMs?: number;
  maxBytes?: number;
}

/** Cuts subjects out by `POST /v1.0/removebg`, which answers with the PNG. */
export function removebg({
  baseUrl,
  apiKey,
  timeoutMs = 60_000,
  maxBytes = 64 * 1024 ** 2,
}: RemovebgServer): AnswerEnd {
  return {
    ...{ way: 'answer', provider: 'removebg', note: 'Cut out by remove.bg.' },
    async make({ picture }, { signal }) {
      const { content } = await askProvider({
        ...{ url: `${baseUrl}/v1.0/removebg`, headers: { 'x-api-key': apiKey, accept: 'image/png' } },
        body: { image_file_b64: picture?.content.toString('base64') ?? '', size: 'auto', format: 'png' },
        ...{ accept: ['image/png'], signal, maxBytes, timeoutMs },
      });
      return { content, type: 'image/png', facts: {} };
    },
  };
}
