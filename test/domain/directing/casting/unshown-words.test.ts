import { expect, test } from '@jest/globals';
import { unshownSentences } from '../../../../domain/directing/casting/unshown-words.ts';
import { typedSentences } from '../../../../domain/directing/unwrapping/typed-sentences.ts';

const scenesOf = (...words: string[]) => [{ words, shots: [] }];
const unshown = (prompt: string, ...words: string[]) => unshownSentences(prompt, scenesOf(...words), [], 'en');

test('a sentence is named as typed where most of its words stand neither on screen nor among what was left out', () => {
  const prompt = 'Film of the lamp Ora, please. Ora dims by itself. It was drawn by 4 hands. Calm and dark.';
  expect(unshown(prompt, 'Ora dims', 'by itself')).toEqual([
    'Film of the lamp Ora, please.',
    'It was drawn by 4 hands.',
    'Calm and dark.',
  ]);
  expect(unshownSentences(prompt, scenesOf('Ora dims by itself'), ['drawn by 4 hands'], 'en')).not.toContain(
    'It was drawn by 4 hands.',
  );
});

test('a word stands there for the sentence that alone has it', () => {
  const prompt = 'The harbour opens at dawn. Draw the harbour. Boat.';
  expect(unshown(prompt, 'The harbour opens at dawn')).toEqual(['Draw the harbour.', 'Boat.']);
  expect(unshown('A boat at sea. Boat.', 'A boat at sea')).toEqual(['Boat.']);
});

test('a figure is known by its digits, a word in another number, a unit in the props of its piece', () => {
  const counter = { piece: 'Counter', props: { value: 1200, suffix: ' trees', enter: 'rise' } };
  const scenes = [{ words: ['planted'], shots: [counter] }];
  expect(unshownSentences('1,200 trees planted. Every tree counts. Let it rise.', scenes, [], 'en')).toEqual([
    'Every tree counts.',
    'Let it rise.',
  ]);
});

test('of a sentence that is shown, a clause or a long run of words without stops is named alone', () => {
  expect(unshown('The fair opens at noon, keep it jolly.', 'The fair opens at noon')).toEqual(['keep it jolly']);
  const dictated =
    'the fair in Hull town hall opens at noon on Sunday with forty stalls and then draw some huge wobbly letters like old posters please';
  expect(unshown(dictated, 'the fair in Hull town hall opens at noon on Sunday with forty stalls', 'old')).toEqual([
    'and then draw some huge wobbly letters like',
  ]);
});

test('words of scripts without spaces are known by their letters', () => {
  const scenes = scenesOf('40時間使えます');
  expect(unshownSentences('落ち着いた雰囲気で。40時間使えます。', scenes, [], 'ja')).toEqual(['落ち着いた雰囲気で。']);
});

test('a long form names twelve lines, each in one line and no longer than can be read, and counts the others', () => {
  const lines = Array.from({ length: 15 }, (_, at) => `- number ${at} ${'shade'.repeat(at * 10)}`);
  const named = unshown(lines.join('\n'), 'Ora');
  expect(named).toHaveLength(13);
  expect(named[0]).toBe('number 0');
  expect(named.at(-1)).toBe('… and 3 more');
  expect(Math.max(...named.map(({ length }) => length))).toBeLessThanOrEqual(401);
});

test.each([
  [
    '{"title": "Ora", "seconds": 20, "copy": ["Dims by itself"], "logo": null}',
    ['title: Ora', 'seconds: 20', 'Dims by itself'],
  ],
  ['Use this: {"text": "Light. By hand.", "vertical": true}', ['Light.', 'By hand.', 'vertical: true']],
  ['{\n  "title": "Ora",\n  "music": "calm piano",\n', ['title: Ora', 'music: calm piano']],
  ['title: "Ora"\ncopy:\n  - Dims by itself', ['title: Ora', 'Dims by itself']],
  ['## Brief\n1. Rinse.\n2. Grind **20 g**.', ['Brief', 'Rinse.', 'Grind 20 g.']],
  ['Say “Wait. Now.” at ora.example. Then stop.', ['Say “Wait. Now.” at ora.example.', 'Then stop.']],
  ['<div class="ad">\n<h1>Ora</h1>\n<p>It <b>dims</b>. Buy it.</p></div>', ['Ora', 'It dims.', 'Buy it.']],
  ['[SCENE 1]\nVisual: rain\nShot 2 (3–6 s)\n---', ['Visual: rain']],
])('the sentences of %j are those that were typed', (prompt, sentences) => {
  expect(typedSentences(prompt).map(({ text }) => text)).toEqual(sentences);
});

test('where a piece stands says no number of the prompt', () => {
  const placed = [
    { words: ['Ora dims'], shots: [{ piece: 'Headline', props: { text: 'Ora dims', zone: { x: 4, y: 4 }, to: 4 } }] },
  ];
  expect(unshownSentences('Ora dims. 4 seconds.', placed as never, [], 'en')).toEqual(['4 seconds.']);
});
