/** Trains the tagger on the labelled briefs and writes its weights; prints how it does on those held out. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tags, weightsIn } from '../domain/directing/tagging/weights.ts';
import { exampleOf, type LabelledBrief, lessonOf, parseBriefs, shorterBriefs } from './training/labelled-briefs.ts';
import { labelledIn } from './training/labelled-in.ts';
import { learn } from './training/learn.ts';
import { measureTagger } from './training/measure.ts';

const root = join(import.meta.dirname, '..');

const learnt = labelledIn(join(root, 'scripts/training/briefs'), parseBriefs);
const heldOut = labelledIn(join(root, 'test/domain/directing/tagging/held-out'), parseBriefs);
console.log(`${learnt.length} briefs to learn from, ${heldOut.length} held out.`);
const lessonsOf = (briefs: readonly LabelledBrief[]) => briefs.map((brief) => lessonOf(exampleOf(brief)));
const lines = learn({ own: lessonsOf(learnt), made: lessonsOf(shorterBriefs(learnt)), tags, leastTexts: 5 });
await writeFile(join(root, 'domain/directing/tagging/weights.json'), `${JSON.stringify(lines)}\n`);
const { words, precision, recall } = measureTagger(heldOut, weightsIn(lines));
console.log(`${lines.split('\n').length} weights written.`);
console.log(
  `Held out, ${words} words: of those taken for the maker's ${(precision * 100).toFixed(1)} % are, of the maker's ${(recall * 100).toFixed(1)} % are taken for it.`,
);
