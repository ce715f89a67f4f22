import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { PictureDecoder } from '../../../engine/stage/picture-decoder.ts';
import { PipeTransport } from '../../../engine/stage/pipe-transport.ts';

const answer = (data: string) => `{"id":7,"result":{"hasDamage":true,"screenshotData":"${data}"},"sessionId":"page"}`;

/** Any picture of so many bytes. */
function pictureOf(bytes: number): Buffer {
  return Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 31) % 251));
}

/** What is left of a message that arrives in parts of `size` bytes, the first one long enough to know it by. */
function read(decoder: PictureDecoder, message: string, size: number): { screenshotData?: string } {
  const parts: Buffer[] = [];
  const whole = Buffer.from(message);
  for (let at = 0; at < whole.length; at += at === 0 ? 90 : size) {
    parts.push(...decoder.textOf(whole.subarray(at, at === 0 ? 90 : at + size), at === 0));
  }
  return JSON.parse(Buffer.concat(parts).toString()).result;
}

test.each([1, 2, 3, 5, 64, 100_000])('a picture that arrives in parts of %d bytes is the picture', (size) => {
  const decoder = new PictureDecoder();
  for (const bytes of [size < 64 ? 1_000 : 700_000, 1, 2, 3]) {
    const picture = pictureOf(bytes);
    const { screenshotData = '' } = read(decoder, answer(picture.toString('base64')), size);
    expect(screenshotData.length).toBeLessThan(20);
    expect(Buffer.compare(decoder.pictureOf(screenshotData), picture)).toBe(0);
  }
});

test('an answer without a picture, or one that a page made up, stays as it is', () => {
  const decoder = new PictureDecoder();
  for (const message of [
    '{"id":7,"result":{"hasDamage":false},"sessionId":"page"}',
    '{"id":7,"result":{"result":{"type":"object","value":{"hasDamage":true,"screenshotData":"AAAA"}}}}',
    '{"method":"Fetch.requestPaused","params":{"screenshotData":"AAAA"}}',
  ]) {
    expect(Buffer.concat(decoder.textOf(Buffer.from(message), true)).toString()).toBe(message);
  }
  expect(decoder.pictureOf('AAAA')).toEqual(Buffer.from('AAAA', 'base64'));
});

test('messages that are cut in two at any byte, and those that come together, are read alike', async () => {
  const picture = pictureOf(100);
  const texts = [
    '{"id":1,"result":{}}',
    '{"method":"x","params":{"text":"ü"}}',
    answer(''),
    '{"id":4,"result":{"data":"AA=="}}',
  ];
  const stream = Buffer.from([texts[0], answer(picture.toString('base64')), ...texts.slice(1)].join('\0').concat('\0'));
  for (let cut = 1; cut < stream.length; cut += 1) {
    const reader = new PassThrough();
    const transport = new PipeTransport(new PassThrough(), reader);
    const told: string[] = [];
    transport.onmessage = (message) => told.push(message);
    for (const part of [stream.subarray(0, cut), stream.subarray(cut)]) {
      reader.write(part);
      await new Promise(setImmediate);
    }
    const [shot = ''] = told.splice(1, 1);
    expect([cut, told]).toEqual([cut, texts]);
    expect(transport.pictures.pictureOf(JSON.parse(shot).result.screenshotData)).toEqual(picture);
  }
});
