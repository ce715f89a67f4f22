import { expect, test } from '@jest/globals';
import { criteriaRows } from '../../activities/criteria-rows.ts';

type FilmLike = Parameters<typeof criteriaRows>[1];

const film = {
  size: { width: 1080, height: 1920, fps: 30 },
  scenes: [{}, {}],
  timeline: { durationInFrames: 300 },
  sound: [{}],
} as unknown as FilmLike;
const measured = {
  counts: { error: 1, warning: 2, info: 0 },
  facts: { texts: [{ text: 'Start free today', frames: 60 }], colours: [] },
};

test('a review says of every kept criterion how the film that it measured stands', () => {
  const rows = criteriaRows(
    'duration<=10s, portrait, scenes>=3, text:"Start free">=1.5s, audio, errors<=0',
    film,
    measured,
  );
  expect(rows.map(({ measured: value, passed }) => [value, passed])).toEqual([
    ['10 s', true],
    ['portrait', true],
    ['2', false],
    ['2 s', true],
    ['1 clips', true],
    ['1', false],
  ]);
});

test('where no criteria are kept a review reports none', () => {
  expect(criteriaRows(null, film, measured)).toEqual([]);
});
