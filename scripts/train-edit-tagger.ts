/** Trains the tagger of edits on the labelled edits and writes its weights; prints how it does on those held out. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deedLetters, roleLetters } from '../domain/directing/editing/tagging/roles.ts';
import { weightsIn } from '../domain/directing/tagging/weights.ts';
import { lessonOfEdit, lessonsOfWishes, parseEdits } from './training/labelled-edits.ts';
import { labelledIn } from './training/labelled-in.ts';
import { learn } from './training/learn.ts';
import { measureLessons } from './training/measure-lessons.ts';

const root = join(import.meta.dirname, '..');

const learnt = labelledIn(join(root, 'scripts/training/edits'), parseEdits);
const heldOut = labelledIn(join(root, 'test/domain/directing/editing/tagging/held-out'), parseEdits);
console.log(`${learnt.length} edits to learn from, ${heldOut.length} held out.`);
const roleLines = learn({ own: learnt.map(lessonOfEdit), made: [], tags: roleLetters, leastTexts: 3 });
const deedLines = learn({ own: learnt.flatMap(lessonsOfWishes), made: [], tags: deedLetters, leastTexts: 2 });
const weights = { roles: roleLines, deeds: deedLines };
await writeFile(join(root, 'domain/directing/editing/tagging/edit-weights.json'), `${JSON.stringify(weights)}\n`);
const ofWords = measureLessons(heldOut.map(lessonOfEdit), weightsIn(roleLines, roleLetters), roleLetters);
const ofWishes = measureLessons(heldOut.flatMap(lessonsOfWishes), weightsIn(deedLines, deedLetters), deedLetters);
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
console.log(
  `Held out: ${percent(ofWords.right, ofWords.words)} of ${ofWords.words} words have their role, ${percent(ofWords.whole, ofWords.lessons)} of ${ofWords.lessons} edits in every word; ${percent(ofWishes.right, ofWishes.words)} of ${ofWishes.words} wishes have their deed.`,
);
