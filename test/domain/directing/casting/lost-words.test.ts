import { expect, test } from '@jest/globals';
import { lostWords } from '../../../../domain/directing/casting/lost-words.ts';

test('a figure of the brief that stands in no scene and was not named yet is named with its clause', () => {
  const brief = {
    handed: [],
    copy: ['It began in 1987, with 4 gardeners; today 2,316 varieties are kept.', 'Open at 7:15.'],
  };
  const scenes = [{ words: ['It began in 1987'], shots: [{ piece: 'Counter', props: { value: '2,316' } }] }];
  expect(lostWords(brief, scenes, ['with 4 gardeners'])).toEqual(['Open at 7:15']);
  expect(lostWords(brief, scenes, [])).toEqual(['with 4 gardeners', 'Open at 7:15']);
});

test('five drawn stars say what a score is out of', () => {
  const brief = { handed: [], copy: ['4.8 of 5 from 1,900 readers.'] };
  const stars = { piece: 'Rating', props: { value: '4.8', count: '1,900 readers' } };
  expect(lostWords(brief, [{ words: [], shots: [stars] }], [])).toEqual([]);
  expect(lostWords(brief, [{ words: [], shots: [{ ...stars, piece: 'Chips' }] }], [])).toHaveLength(1);
});
