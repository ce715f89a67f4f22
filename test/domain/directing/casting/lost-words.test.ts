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
