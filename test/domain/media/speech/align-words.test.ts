import { expect, test } from '@jest/globals';
import { alignWords } from '../../../../domain/media/speech/align-words.ts';

const rate = 22_050;

/** A sound of its own for each word: two tones that glide, with noise of its own. */
function word(seed: number, seconds: number): Float32Array {
  let state = seed;
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff - 0.5;
  };
  const length = Math.round(seconds * rate);
  return Float32Array.from({ length }, (_, at) => {
    const [time, share] = [at / rate, at / length];
    const [low, high] = [200 + 90 * seed + 120 * share, 900 + 430 * seed - 300 * share];
    return 0.3 * Math.sin(2 * Math.PI * low * time) + 0.2 * Math.sin(2 * Math.PI * high * time) + 0.02 * noise();
  });
}

test('words are found where they are said, when they are said faster, slower and after silence', () => {
  const alone = [0.4, 0.3, 0.5, 0.25].map((seconds, index) => word(index + 1, seconds));
  const said = [0.3, 0.36, 0.42, 0.3].map((seconds, index) => word(index + 1, seconds));
  const silence = Math.round(0.1 * rate);
  const phrase = new Float32Array(silence + said.reduce((sum, { length }) => sum + length, 0) + silence);
  let at = silence;
  const starts = said.map((sound) => {
    phrase.set(sound, at);
    at += sound.length;
    return (at - sound.length) / rate;
  });
  const found = alignWords(phrase, alone, rate);
  for (const [index, start] of starts.entries()) {
    expect(Math.abs((found[index]?.start ?? 9) - start)).toBeLessThan(0.05);
  }
  expect(Math.abs((found.at(-1)?.end ?? 0) - at / rate)).toBeLessThan(0.05);
});
