import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { elevenlabsMusic } from '../../../adapters/media/elevenlabs.ts';
import { openaiImages, openaiSpeech } from '../../../adapters/media/openai-media.ts';
import { removebg } from '../../../adapters/media/removebg.ts';
import { brandColours } from '../../../domain/media/brand-colours.ts';
import type { MediaOrder } from '../../../domain/media/media-end.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer = (_, response) => response.end();
const asked: { path?: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = [];
const server = createServer(async (request, response) => {
  const body = JSON.parse((await buffer(request)).toString());
  asked.push({ path: request.url, headers: request.headers, body });
  answer(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const wav = Buffer.from('RIFF....WAVE');
const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x44]), Buffer.alloc(2_000)]);
const order: MediaOrder = {
  ...{
    operation: 'image_generation',
    prompt: 'A hill',
    text: 'Hello',
    mood: 'calm',
    tempo: 70,
    seconds: 12.5,
    seed: 1,
  },
  ...{ size: { width: 1920, height: 1080, fps: 30 }, colours: brandColours('', 0) },
  picture: { content: png, type: 'image/png' },
};
const common = { baseUrl, apiKey: 'key-1', model: 'gpt-image-2', voice: 'alloy', maxBytes: 10_000 };
const endsOf = (timeoutMs: number) => {
  const server = { ...common, timeoutMs };
  return {
    images: openaiImages(server),
    speech: openaiSpeech({ ...server, model: 'tts-1' }),
    removebg: removebg(server),
    elevenlabs: elevenlabsMusic(server),
  };
};
const ends = endsOf(30_000);
type Name = keyof typeof ends;
const names = Object.keys(ends) as Name[];
const files: Record<Name, [Buffer, string]> = {
  images: [png, 'image/png'],
  speech: [wav, 'audio/wav'],
  removebg: [png, 'image/png'],
  elevenlabs: [mp3, 'audio/mpeg'],
};
const send =
  (content: Buffer | string, type: string, status = 200, headers = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(content);
const good: Record<Name, Answer> = {
  images: send(JSON.stringify({ created: 1, data: [{ b64_json: png.toString('base64') }] }), 'application/json'),
  speech: send(wav, 'audio/wav'),
  removebg: send(png, 'image/png'),
  elevenlabs: send(mp3, 'audio/mpeg'),
};
const make = (name: Name, signal = new AbortController().signal) => ends[name].make(order, { signal, key: 'run_1' });
const codeOf = async (name: Name, making = make(name)) => {
  const error = await making.then(
    () => ({ code: 'none', options: {} }),
    (thrown) => thrown,
  );
  return [error.code, error.options.retryAfter ?? null];
};

test('each provider is asked in its own wire format, with the key of the operator', async () => {
  asked.length = 0;
  for (const name of names) {
    answer = good[name];
    const { content, type } = await make(name);
    expect([name, content.equals(files[name][0]), type]).toEqual([name, true, files[name][1]]);
  }
  expect(asked).toMatchObject([
    {
      path: '/v1/images/generations',
      headers: { authorization: 'Bearer key-1', 'idempotency-key': 'run_1' },
      body: { model: 'gpt-image-2', prompt: 'A hill', n: 1, size: '1536x1024' },
    },
    {
      path: '/v1/audio/speech',
      body: { model: 'tts-1', input: 'Hello', voice: 'alloy', speed: 1, response_format: 'wav' },
    },
    {
      path: '/v1.0/removebg',
      headers: { 'x-api-key': 'key-1' },
      body: { image_file_b64: png.toString('base64'), size: 'auto', format: 'png' },
    },
    {
      path: '/v1/music?output_format=mp3_44100_128',
      headers: { 'xi-api-key': 'key-1' },
      body: { prompt: 'A hill, calm mood, 70 beats a minute', music_length_ms: 12_500, force_instrumental: true },
    },
  ]);
});

test.each(names)(
  '%s: an answer of another type, too large, empty or unreadable is a failure that nobody repeats',
  async (name) => {
    for (const wrong of [
      send('<html>', 'text/html'),
      send('', 'image/png'),
      send(Buffer.alloc(20_000), name === 'images' ? 'application/json' : files[name][1]),
    ]) {
      answer = wrong;
      expect(await codeOf(name)).toEqual(['provider_failed', null]);
    }
  },
);

test('an answer without a picture or a sound in it is a failure', async () => {
  answer = send(JSON.stringify({ data: [] }), 'application/json');
  expect(await codeOf('images')).toEqual(['provider_failed', null]);
  answer = send('ID3 an MP3', 'audio/mpeg');
  expect(await codeOf('speech')).toEqual(['provider_failed', null]);
});

test.each(names)('%s: 429 waits as long as told, 5xx and a cut or late answer are tried again', async (name) => {
  answer = send('{}', 'application/json', 429, { 'retry-after': '17' });
  expect(await codeOf(name)).toEqual(['provider_unavailable', 17]);
  answer = send('{}', 'application/json', 503);
  expect(await codeOf(name)).toEqual(['provider_unavailable', 5]);
  answer = (_, response) => {
    const type = name === 'images' ? 'application/json' : files[name][1];
    response.writeHead(200, { 'content-type': type, 'content-length': '500' });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  };
  expect(await codeOf(name)).toEqual(['provider_unavailable', 5]);
  answer = () => undefined;
  const late = endsOf(150)[name].make(order, { signal: new AbortController().signal, key: 'run_1' });
  expect(await codeOf(name, late)).toEqual(['provider_unavailable', 5]);
});

test.each(names)(
  '%s: a refused key is for the operator, a refused request is final, a redirect leads nowhere',
  async (name) => {
    for (const status of [401, 402, 403]) {
      answer = send('{"error":"no"}', 'application/json', status);
      expect((await codeOf(name))[0]).toBe('operation_unavailable');
    }
    answer = send('{"error":"no"}', 'application/json', 400);
    expect((await codeOf(name))[0]).toBe('provider_failed');
    answer = send('', 'text/plain', 307, { location: 'http://169.254.169.254/' });
    expect((await codeOf(name))[0]).not.toBe('none');
  },
);

test('a cancel ends a request that is under way', async () => {
  answer = () => undefined;
  const cancel = new AbortController();
  const making = make('images', cancel.signal);
  setTimeout(() => cancel.abort(new Error('cancelled')), 50);
  await expect(making).rejects.toThrow('cancelled');
});
