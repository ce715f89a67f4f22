/** Storyboards of which some scenes label their words and others only say them; objects with marks for whoever draws them. */
import { describe, expect, test } from '@jest/globals';
import { readSound } from '../../../domain/directing/sound/read-sound.ts';
import { fromObject } from '../../../domain/directing/unwrapping/from-object.ts';
import { plainBrief } from '../../../domain/directing/unwrapping/plain-brief.ts';
import { stagedFigure } from '../../../domain/directing/unwrapping/staged-words.ts';

const linesOf = (prompt: string) => plainBrief(prompt).text.split('\n');

describe('a figure that a sentence only moves', () => {
  test.each([
    ['The number 2,410 counts up from zero.', '2,410'],
    ['Bar filling up to 73%.', '73%'],
    ['Progress ring animates to 88%', '88%'],
    ['The bar fills with light.', ''],
    ['The number 9 bus runs late.', ''],
  ])('%s', (sentence, figure) => expect(stagedFigure(sentence)).toBe(figure));
});

test('what moves and its caption are one fact, the last card signs, and what stands below is of the whole film', () => {
  const brief = plainBrief(
    `Scene 1 (0-4s): Dark screen, then in white: "Every winter 1 in 6 boats here goes unrepaired."
Scene 2 (4-9s): The number 2,410 counts up from zero. Caption: hulls scraped by volunteers
Scene 3 (9-14s): Bar filling up to 73%. Caption: of our €40,000 slipway goal
Scene 4 (14-20s): End card. Quay Street Trust / Text HULL to 60880

Square, 20 seconds. Rust #A8492A on black.`,
  );
  expect(brief.name).toBe('Quay Street Trust');
  expect(brief.text.split('\n').slice(0, 3)).toEqual([
    '"Every winter 1 in 6 boats here goes unrepaired."',
    '2,410 hulls scraped by volunteers.',
    '73% of our €40,000 slipway goal.',
  ]);
  expect(brief.text).toContain('Text HULL to 60880');
  expect(brief.text).not.toMatch(/dark screen|counts up|filling|end card|caption/iu);
});

test('a scene without a label is not lost because others have one', () => {
  const lines = linesOf(
    'Storyboard, Fold Kayak crowdfunding video, 9:16, 30s total\n\nFrame 1 [5s] Big text: "Paddle anywhere."\nFrame 2 [7s] Small text: 3.4 kg. Fits a locker.\nFrame 3 [9s] Reward list: $40 Dry bag / $90 Paddle set\nFrame 4 [5s] Closing: Fold Kayak - back us at foldkayak.example',
  );
  expect(lines).toEqual(expect.arrayContaining(['$40 Dry bag.', '$90 Paddle set.']));
  expect(lines.join(' ')).toContain('back us at foldkayak.example');
  expect(lines.join(' ')).not.toMatch(/storyboard|reward list|small text|total/iu);
});

test('most scenes without a label say what they say', () => {
  const lines = linesOf(
    'Shot list for the Ironbark: Roots update trailer (16:9, 20s, text only):\n\n0:00–0:04 Title slam: IRONBARK: ROOTS\n0:04–0:08 "The forest answers."\n0:08–0:12 9 new valleys\n0:12–0:16 3-player raids\n0:16–0:20 Studio card: Heron Anvil',
  );
  expect(lines).toEqual(expect.arrayContaining(['Ironbark: Roots', '9 new valleys.', '3-player raids.']));
  expect(plainBrief('Scene 1: "Hello there."\nScene 2: Studio card: Heron Anvil').name).toBe('Heron Anvil');
});

test('a mark for whoever draws a row takes nothing from it', () => {
  const plans = [
    { name: 'Solo', price: '€0', features: ['1 shelf'] },
    { name: 'Team', price: '€14 per month', features: ['9 shelves'], highlight: true },
  ];
  const brief = plainBrief(
    fromObject(JSON.stringify({ user_goal: 'Show both plans', plans, restrictions: ['no owls'] })),
  );
  expect(brief.text).toContain('- Team: €14 per month, 9 shelves');
  expect(brief.text).not.toMatch(/true|owls/u);
});

test.each([
  ['The camera should travel along one thread from left to right.'],
  ['Start from number 5 and go up to number 1, that is the whole fun of it.'],
  ['dont put hashtags on it.'],
])('%s is the maker’s', (order) => {
  const { text } = plainBrief(`A 20 second film for Moss Lane Mill. It weaves 400 blankets a year. ${order}`);
  expect(text).toContain('400 blankets');
  expect(text.split('\n').filter((line) => line.includes(order.slice(0, 12)))).toEqual([
    expect.stringMatching(/^Style: /u),
  ]);
});

test('how a row is to be drawn behind its colon is told apart', () => {
  const { text } = plainBrief(
    'A 20 second film for Well Aid. Of every $1, 88 cents goes to wells and 12 cents to offices: please draw this as a simple chart. Join us at wellaid.example.',
  );
  expect(text).toContain('12 cents to offices.');
  expect(text).toMatch(/^Style: please draw this as a simple chart$/mu);
});

test('a label for one caption asks for no captions, and its words are shown', () => {
  const prompt =
    'A film of a hose.\n\nScene 1: "Meet the Reel."\nScene 2: Bar filling up to 64%. Caption: less water than a sprinkler';
  const { wish, prompt: left } = readSound(prompt);
  expect([wish.captions, left]).toEqual([undefined, prompt]);
  expect(readSound('A 20 second film of a hose. Captions: large and white.').wish.captions).toBe(true);
});
