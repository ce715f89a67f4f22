import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { learntEditWeights } from '../../../../../domain/directing/editing/tagging/edit-weights.ts';
import { deedLetters, roleLetters } from '../../../../../domain/directing/editing/tagging/roles.ts';
import { lessonOfEdit, lessonsOfWishes, parseEdits } from '../../../../../scripts/training/labelled-edits.ts';
import { labelledIn } from '../../../../../scripts/training/labelled-in.ts';
import { measureLessons } from '../../../../../scripts/training/measure-lessons.ts';

const edits = labelledIn(join(import.meta.dirname, 'held-out'), parseEdits);

// Measured when the weights were written: 74 % and 86 %.
test('of edits that it never saw, the tagger knows the role of most words and the deed of most wishes', () => {
  const words = measureLessons(edits.map(lessonOfEdit), learntEditWeights().roles, roleLetters);
  expect(words.words).toBeGreaterThan(7_000);
  expect(words.right / words.words).toBeGreaterThan(0.72);
  const wishes = measureLessons(edits.flatMap(lessonsOfWishes), learntEditWeights().deeds, deedLetters);
  expect(wishes.right / wishes.words).toBeGreaterThan(0.84);
});
