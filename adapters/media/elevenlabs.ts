import type { AnswerEnd, MediaOrder } from '../../domain/media/media-end.ts';
import { askProvider } from './ask-provider.ts';
import { sniffedType } from './sniffed-type.ts';

/** ElevenLabs, or a server that speaks its API. */
export interface ElevenlabsServer {
  /** As in https://api.elevenlabs.io. */
  baseUrl: string;
  apiKey: string;
  timeoutMs?: number;
  maxBytes?: number;
}

/** Lengths that it composes, in seconds. */
const shortest = 3;
const longest = 600;

/** Music without words by `POST /v1/music`, which answers with an MP3 of the length that is asked. */
export function elevenlabsMusic({
  baseUrl,
  apiKey,
  timeoutMs = 300_000,
  maxBytes = 64 * 1024 ** 2,
}: ElevenlabsServer): AnswerEnd {
  return {
    ...{ way: 'answer', provider: 'elevenlabs', note: 'Composed by ElevenLabs Music.' },
    async make(order, { signal }) {
      const seconds = Math.min(longest, Math.max(shortest, order.seconds ?? shortest));
      const { content } = await askProvider({
        ...{ url: `${baseUrl}/v1/music?output_format=mp3_44100_128`, headers: { 'xi-api-key': apiKey } },
        body: { prompt: wordsOf(order), music_length_ms: Math.round(seconds * 1000), force_instrumental: true },
        ...{ accept: ['audio/', 'application/octet-stream'], signal, maxBytes, timeoutMs },
      });
      return { content, type: sniffedType('music', content), facts: { asked: seconds } };
    },
  };
}

/** What is asked, as a sentence that says all of it. */
function wordsOf({ prompt, mood, tempo }: MediaOrder): string {
  const said = [prompt, mood && `${mood} mood`, tempo && `${tempo} beats a minute`];
  return said.filter(Boolean).join(', ') || 'calm background music';
}
