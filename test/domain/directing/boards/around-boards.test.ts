/** What a storyboard says of the whole film below its last scene is no part of that scene. */
import { expect, test } from '@jest/globals';
import { readBoard } from '../../../../domain/directing/boards/read-board.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { inputOf } from '../brief-input.ts';

const scenes = `A 24 second film, 16:9, for the Marram Row Bakery.
Scene 1 – opening: "Warm by seven."
Scene 2 – two figures: 14 "kinds of bread", 3,200 "loaves a week".
Scene 3 – quote: "I cross the bridge for the rye." – Tove, ferry hand.
Scene 4 – end: "Come while it's warm", Marram Row Bakery, marramrow.example.`;

test.each([
  ['Colours: deep green background #12372A, cream text #FBF5E6, orange #F28C28 for figures. Calm.', '#12372a'],
  ['Farben: Hintergrund Nachtblau #14213D, Schrift Weiß, Zahlen #FCA311.', '#14213d'],
  ['\nStyle: background #0B4F6C, pale text #DFF3FA, coral #FF6B5E for figures.', '#0b4f6c'],
])('the colours below scenes of one line each are the film’s: %s', (look, ground) => {
  const prompt = `${scenes}\n${look}`;
  expect(readBoard(prompt)?.after).toContain(look.trim());
  const { theme, scenes: planned } = planFilm(inputOf(prompt));
  expect(theme.colours.ground).toBe(ground);
  expect(JSON.stringify(planned.map(({ words }) => words))).not.toMatch(/#[0-9a-f]{6}|colours|farben|style/iu);
});

test('a labelled line that the scenes before have too stays with the last one', () => {
  const board = readBoard(`Scene 1
Text: "Warm by seven."
Visual: steam
Scene 2
Text: "14 kinds of bread"
Visual: loaves in a row
Scene 3
Text: "Come while it's warm"

Visual: door opens`);
  expect(board?.after).toBe('');
  expect(board?.scenes).toHaveLength(3);
});
