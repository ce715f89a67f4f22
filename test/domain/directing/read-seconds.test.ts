import { expect, test } from '@jest/globals';
import { lexiconOf } from '../../../domain/directing/lexicon/lexicons.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { readSeconds } from '../../../domain/directing/reading/read-seconds.ts';
import { inputOf } from './brief-input.ts';

const seconds = (text: string) => readSeconds([text], [lexiconOf('en')]);

test('the end of a word is no numeral, and a numeral of its own is one', () => {
  expect(seconds('Promo for Lumen, a bike light: "Seen from 900 metres". Charges in 25 minutes.')).toBe(null);
  expect(seconds('A twelve second promo for Lumen, a bike light.')).toBe(12);
  expect(seconds('Promo for Lumen. The film lasts 8 seconds.')).toBe(8);
});

test('a format and an hour of the day are no length', () => {
  expect(seconds('Video for Instagram 9:16 with our summer sale.')).toBe(null);
  expect(seconds('A clip for the regatta, start at 7:30 at Quay 2.')).toBe(null);
  expect(seconds('A clip of 1:30 about the regatta.')).toBe(90);
});

test('how often and how far is no length of the film', () => {
  const secondsOf = (prompt: string) => readBrief(inputOf(prompt)).seconds;
  expect(secondsOf('make a short vid for insta about our 5-day stretch challenge, 12 min a day, free')).toBeNull();
  expect(secondsOf('Make a film about our flat, 3 minutes from the beach, 5 min walk to the shops')).toBeNull();
  expect(secondsOf('make a 20 second vid about our plan: 12 min a day')).toBe(20);
});

test('a length behind how the film shall look is the film’s, and behind a step it is not', () => {
  const secondsOf = (prompt: string) => readBrief(inputOf(prompt)).seconds;
  expect(secondsOf('Team sheet for Wick Rovers. Final on 3 May at Mill Field. playful 25s')).toBe(25);
  expect(secondsOf('Pub quiz at the Plough, Monday 8 pm. Teams of six. snappy 18s')).toBe(18);
  expect(secondsOf('Nora turns 9! Saturday 7 June, Bowl Barn. disco look with streamers, 14 seconds')).toBe(14);
  expect(secondsOf('Flat for sale, Quay Road. Make it feel luxurious but not at all showy, 35s')).toBe(35);
  expect(secondsOf('How to froth milk. Heat the jug. Stir slow 30 seconds.')).toBeNull();
});
