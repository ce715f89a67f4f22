import { expect, test } from '@jest/globals';
import { apiKeyBytes, composeApiKey, readApiKey } from '../../domain/api-key.ts';

const bytesOf = (length: number, seed: number) => Uint8Array.from({ length }, (_, index) => (index * 37 + seed) % 256);
const keyOf = (seed: number) => composeApiKey(bytesOf(apiKeyBytes.id, seed), bytesOf(apiKeyBytes.secret, seed + 1));

test('a key carries its public id and is read back', () => {
  const { text, publicId } = keyOf(5);
  expect(text).toMatch(/^fw_live_[0-9a-z]{16}_[0-9a-z]{32}_[0-9a-z]{7}$/);
  expect(readApiKey(text)).toBe(publicId);
});

test('one wrong character anywhere is told without a look-up', () => {
  const { text } = keyOf(9);
  for (let at = 0; at < text.length; at++) {
    const other = text[at] === 'x' ? 'y' : 'x';
    expect([at, readApiKey(text.slice(0, at) + other + text.slice(at + 1))]).toEqual([at, null]);
  }
});

test('what is no key at all is told', () => {
  const { text } = keyOf(1);
  for (const other of ['', 'fw_live_', text.slice(1), `${text}0`, text.toUpperCase(), ` ${text}`, `${text}\n`]) {
    expect(readApiKey(other)).toBeNull();
  }
});

test('different bytes make different keys', () => {
  const keys = new Set(Array.from({ length: 200 }, (_, seed) => keyOf(seed).text));
  expect(keys.size).toBe(200);
});
