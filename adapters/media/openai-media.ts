import { AppError } from '../../contract/errors.ts';
import type { AnswerEnd } from '../../domain/media/media-end.ts';
import { askProvider } from './ask-provider.ts';

/** A server that speaks OpenAI's endpoints for images and speech, hosted or on a machine of one's own. */
export interface OpenaiServer {
  /** As in https://api.openai.com, without `/v1`. */
  baseUrl: string;
  /** Local servers may ask for none. */
  apiKey: string | null;
  model: string;
  timeoutMs?: number;
  maxBytes?: number;
}

const largest = 64 * 1024 ** 2;
const patienceMs = 180_000;
/** Sizes that these models draw, of which the one of the nearest shape is asked. */
const sizes = [
  [1024, 1024],
  [1536, 1024],
  [1024, 1536],
] as const;

/** Pictures by `POST /v1/images/generations`. */
export function openaiImages(server: OpenaiServer): AnswerEnd {
  return {
    ...{ way: 'answer', provider: 'openai', note: `Made by ${server.model}, over the images endpoint of OpenAI.` },
    async make({ prompt = '', size }, { signal, key }) {
      const shape = nearestSize(size.width / size.height);
      // Models of the GPT family know no other answer and refuse to be asked for it.
      const asked = /^(gpt|chatgpt)-image/u.test(server.model) ? {} : { response_format: 'b64_json' };
      const { content } = await ask(server, {
        ...{ path: '/v1/images/generations', accept: ['application/json'], signal, key },
        body: { model: server.model, prompt, n: 1, size: shape, ...asked },
      });
      const picture = readPicture(content);
      return { content: picture, type: typeOf(picture), facts: { model: server.model, asked: shape } };
    },
  };
}

/** Speech by `POST /v1/audio/speech`, in the voice of the server where the caller names none. */
export function openaiSpeech(server: OpenaiServer & { voice: string }): AnswerEnd {
  return {
    ...{ way: 'answer', provider: 'openai', note: `Spoken by ${server.model}, over the speech endpoint of OpenAI.` },
    async make({ text = '', voice = server.voice, speed = 1 }, { signal, key }) {
      const { content } = await ask(server, {
        ...{ path: '/v1/audio/speech', accept: ['audio/', 'application/octet-stream'], signal, key },
        body: { model: server.model, input: text, voice, speed, response_format: 'wav' },
      });
      if (content.toString('latin1', 0, 4) !== 'RIFF') throw new AppError('provider_failed', 'the speech is no WAV');
      return { content, type: 'audio/wav', facts: { model: server.model, voice, speed } };
    },
  };
}

interface Asked {
  path: string;
  accept: string[];
  body: object;
  signal: AbortSignal;
  key: string;
}

function ask(server: OpenaiServer, { path, key, ...asked }: Asked) {
  const authorization = server.apiKey ? { authorization: `Bearer ${server.apiKey}` } : undefined;
  return askProvider({
    ...{ ...asked, url: `${server.baseUrl}${path}`, headers: { 'idempotency-key': key, ...authorization } },
    ...{ maxBytes: server.maxBytes ?? largest, timeoutMs: server.timeoutMs ?? patienceMs },
  });
}

function nearestSize(ratio: number): string {
  const off = ([width, height]: readonly [number, number]) => Math.abs(Math.log(width / height / ratio));
  const [width, height] = sizes.toSorted((left, right) => off(left) - off(right))[0] ?? sizes[0];
  return `${width}x${height}`;
}

function readPicture(answer: Buffer): Buffer {
  try {
    const { data } = JSON.parse(answer.toString()) as { data: { b64_json: string }[] };
    const picture = Buffer.from(data[0]?.b64_json ?? '', 'base64');
    if (picture.length > 0) return picture;
  } catch {
    // Told below: an answer that cannot be read is as good as none.
  }
  throw new AppError('provider_failed', 'the provider answered without a picture');
}

function typeOf(picture: Buffer): string {
  if (picture[0] === 0x89) return 'image/png';
  return picture[0] === 0xff ? 'image/jpeg' : 'image/webp';
}
