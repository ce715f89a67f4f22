import { expect, test } from '@jest/globals';
import { captionFile } from '../../../domain/sound/caption-file.ts';
import { widthOf } from '../../../domain/sound/caption-text.ts';
import { captionsOf, lineLetters } from '../../../domain/sound/captions.ts';
import { filmWords } from '../../../domain/sound/film-words.ts';

const voice = { asset: 'voice', role: 'voice' as const, startFrame: 30, durationInFrames: 900, fromSeconds: 0 };

/** Speech of three words a second, with half a second of silence after each sentence. */
function spoken(text: string, rate = 3) {
  let at = 0;
  return text.split(' ').map((word) => {
    const said = { text: word, from: at, to: at + 0.9 / rate };
    at += 1 / rate + (/[.!?]$/u.test(word) ? 0.5 : 0);
    return said;
  });
}

function captioned(text: string, letters = 42, rate = 3) {
  const words = filmWords([voice], new Map([['voice', spoken(text, rate)]]), 30);
  return captionsOf(words, { letters, filmSeconds: 60 });
}

const script =
  'Every morning the harbour wakes before the city does, and long before the first coffee is poured. ' +
  'Boats, nets and crates move in a rhythm that nobody wrote down. Listen! It has not changed in two hundred years, ' +
  'although everything around it has changed more than once since the railway came to the northern shore of the bay.';

test.each([42, 36, 32])(
  'captions of %i letters a line hold two lines at most and every word once, in order',
  (letters) => {
    const captions = captioned(script, letters);
    expect(captions.map(({ lines }) => lines.join(' ')).join(' ')).toBe(script);
    for (const { lines, from, to } of captions) {
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(letters);
      expect(to - from).toBeLessThanOrEqual(6);
    }
  },
);

test('a caption comes with its first word, stays until its last one is said, and is gone when the next one comes', () => {
  const captions = captioned(script);
  captions.forEach(({ from, to, words }, index) => {
    expect(from).toBe(words[0]?.from);
    expect(to).toBeGreaterThanOrEqual(Math.min(words.at(-1)?.to ?? 0, (captions[index + 1]?.from ?? 60) - 0.08) - 1e-9);
    expect(to).toBeLessThan(captions[index + 1]?.from ?? 60);
  });
});

test('captions end where sentences and clauses do, when these fit', () => {
  const sentences = [
    'The tide comes in, the boats go out.',
    'Nobody in the town ever waits for them.',
    'The market opens at six, and closes at noon.',
  ];
  expect(captioned(sentences.join(' ')).map(({ lines }) => lines.join(' '))).toEqual(sentences);
});

test('a short exclamation is held long enough to read where there is room', () => {
  const [caption] = captioned('Listen!');
  expect((caption?.to ?? 0) - (caption?.from ?? 0)).toBeCloseTo(1, 6);
});

test('a script without spaces gets lines of half as many letters, and no spaces', () => {
  const words = [...'港の朝は町よりも早く始まり、船と網と箱が静かに動き出します。'].map((text, index) => ({
    ...{ text, from: index * 0.15, to: index * 0.15 + 0.14 },
  }));
  const captions = captionsOf(words, { letters: 32, filmSeconds: 60 });
  expect(captions.flatMap(({ lines }) => lines).join('')).toBe(words.map(({ text }) => text).join(''));
  for (const line of captions.flatMap(({ lines }) => lines)) expect([...line].length).toBeLessThanOrEqual(16);
});

test('words lie where the clip lies: moved with it, cut with it, and only those of voices', () => {
  const wordsOf = new Map([['voice', spoken('one two three four five six', 1)]]);
  const clip = { ...voice, startFrame: 60, durationInFrames: 60, fromSeconds: 2 };
  const words = filmWords([clip, { ...clip, role: 'music' }], wordsOf, 30);
  expect(words.map(({ text, from }) => [text, from])).toEqual([
    ['three', 2],
    ['four', 3],
  ]);
});

test('formats have lines as long as their width reads well', () => {
  const of = (width: number, height: number) => lineLetters({ width, height });
  expect([of(1920, 1080), of(1080, 1080), of(1080, 1920)]).toEqual([42, 36, 32]);
});

test('files are written as players read them, whatever is said', () => {
  const captions = [
    { from: 0.5, to: 2.0004, lines: ['Fish & <b>chips</b>', 'a --> b'] },
    { from: 3661.25, to: 3662, lines: ['Later'] },
  ];
  expect(captionFile(captions, 'srt')).toBe(
    '1\n00:00:00,500 --> 00:00:02,000\nFish & ‹b›chips‹/b›\na → b\n\n2\n01:01:01,250 --> 01:01:02,000\nLater\n',
  );
  expect(captionFile(captions, 'vtt')).toBe(
    'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nFish &amp; &lt;b&gt;chips&lt;/b&gt;\na --&gt; b\n\n01:01:01.250 --> 01:01:02.000\nLater\n',
  );
});
