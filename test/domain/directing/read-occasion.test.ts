import { expect, test } from '@jest/globals';
import type { Brief } from '../../../domain/directing/brief.ts';
import { chooseShape } from '../../../domain/directing/choose-shape.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

const check = (prompt: string, expected: Partial<Record<keyof Brief, unknown>>) =>
  expect(readBrief(inputOf(prompt))).toMatchObject(expected);

test('names, date and place in a row are an occasion and no list', () => {
  check('Riverside Book Fair, 9–11 October 2026, Old Customs House, Lisbon.', {
    name: 'Riverside Book Fair',
    occasion: { dates: ['9–11 October 2026'], place: 'Old Customs House, Lisbon' },
    lists: [],
  });
});

test('a span of days and hours stays whole, and what was said before it stays a sentence', () => {
  const brief = readBrief(
    inputOf('Planned maintenance: the portal will be offline on Saturday 6 June from 22:00 until Sunday 04:00.'),
  );
  expect(brief.occasion.dates).toEqual(['Saturday 6 June from 22:00 until Sunday 04:00']);
  expect(brief.statements.map(({ text }) => text)).toEqual(['Planned maintenance: the portal will be offline']);
  expect(chooseShape(brief)).toBe('alert');
});

test('days and hours of scripts without spaces are read', () => {
  check('喫茶「月灯り」が10月3日に京都でオープン。営業時間は18時から24時まで。', {
    name: '月灯り',
    occasion: { dates: ['10月3日'], times: ['18時から24時'] },
    figures: [],
  });
});

test('imperative sentences in a row are steps, numbered reasons a list', () => {
  const steps = readBrief(inputOf('Sourdough. Feed the starter. Mix flour, water and salt. Bake at 240 °C.'));
  expect(steps.lists[0]).toMatchObject({ ordered: true, items: [{ title: 'Feed the starter' }, {}, {}] });
  expect(
    chooseShape(readBrief(inputOf('Three reasons to visit Faro:\n1. Old walls\n2. Empty beaches\n3. Sardines'))),
  ).toBe('list');
});

test('a full stop behind a unit ends the sentence', () => {
  check('Emissions fell from 412 g to 355 g. Europe 52%, Asia 31%, Americas 17%.', { series: [{ whole: true }] });
});
