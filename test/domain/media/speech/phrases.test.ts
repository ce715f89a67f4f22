import { expect, test } from '@jest/globals';
import { phrasesOf } from '../../../../domain/media/speech/phrases.ts';

test('a text is cut where one breathes, with the pause that its mark asks for and all its words', () => {
  const text = 'Builds took 3.5 minutes, every time. “Now?” Ninety seconds: done!\n\nTry it – today';
  const phrases = phrasesOf(text);
  expect(phrases.map((phrase) => phrase.text)).toEqual([
    'Builds took 3.5 minutes,',
    'every time.',
    '“Now?”',
    'Ninety seconds:',
    'done!',
    'Try it –',
    'today',
  ]);
  expect(phrases.map(({ pause }) => pause)).toEqual([0.2, 0.45, 0.45, 0.3, 0.7, 0.3, 0]);
  expect(phrases.flatMap(({ words }) => words)).toEqual([
    'Builds',
    'took',
    '3.5',
    'minutes,',
    'every',
    'time.',
    '“Now?”',
    'Ninety',
    'seconds:',
    'done!',
    'Try',
    'it',
    'today',
  ]);
});

test('signs without spaces are told one by one, and a text of marks has nothing to say', () => {
  expect(phrasesOf('你好，世界。').flatMap(({ words }) => words.map((word) => word[0]))).toEqual([
    '你',
    '好',
    '世',
    '界',
  ]);
  expect(phrasesOf('… – !')).toEqual([]);
});
