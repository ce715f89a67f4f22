import { expect, test } from '@jest/globals';
import { lostWords } from '../../../../domain/directing/casting/lost-words.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

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

const longRelease =
  'Film of 24 seconds for Orrin Looms, the weaver of flax sails. Orrin Looms today announced a €9 million loan led by Vesper Credit, with support from Port Halden. The mill, founded in 2016 by Ida Brandt and Tomas Keel, has shipped 3,200 sails to Norway and Iceland. Orrin Looms will open a second mill in Malmö and reach the Danish market in 2027. The new mill will employ 95 weavers.';

test('what a film has no time for is told, clause by clause, and a shortened item keeps its names', () => {
  const { scenes, leftOut } = planFilm(inputOf(longRelease));
  const drawn = JSON.stringify(scenes.map(({ shots }) => shots));
  const all = `${drawn} ${leftOut.join(' ')}`;
  for (const word of ['flax', 'Vesper Credit', 'Port Halden', 'Tomas Keel', 'Iceland', 'Malmö', 'Danish', 'weavers'])
    expect(all).toContain(word);
  expect(drawn).not.toMatch(/Vesper"|Ida Brandt"|Norway"/u);
});

test('a film that shows all of its copy tells of nothing left out', () => {
  expect(planFilm(inputOf('Winter fair on 12 March in Hull. Free entry before 11:00. 120 dealers.')).leftOut).toEqual(
    [],
  );
});
