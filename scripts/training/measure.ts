/** How a tagger does on briefs that it has not learnt. */
import { maskText } from '../../domain/directing/reading/masked-text.ts';
import { makersChance } from '../../domain/directing/tagging/runs.ts';
import { tagWords } from '../../domain/directing/tagging/tag-words.ts';
import type { Weights } from '../../domain/directing/tagging/weights.ts';
import { plainBrief } from '../../domain/directing/unwrapping/plain-brief.ts';
import { exampleOf, type LabelledBrief } from './labelled-briefs.ts';

export interface Measure {
  words: number;
  /** Of the words that are taken for the maker's, how many are. */
  precision: number;
  /** Of the words that are the maker's, how many are taken for it. */
  recall: number;
}

/** Counts words on which the tagger is at least so sure. */
export function measureTagger(briefs: readonly LabelledBrief[], weights: Weights, sure = 0.65): Measure {
  let [words, right, wrong, missed] = [0, 0, 0, 0];
  for (const brief of briefs) {
    const { gold } = exampleOf(brief);
    const tagged = tagWords(maskText(plainBrief(brief.text).text), weights);
    for (const [at, word] of tagged.entries()) {
      const isMakers = 'WDBGL'.includes(gold[at] ?? 'C');
      const isTaken = makersChance(word) >= sure;
      words += 1;
      right += Number(isMakers && isTaken);
      wrong += Number(!isMakers && isTaken);
      missed += Number(isMakers && !isTaken);
    }
  }
  return { words, precision: right / (right + wrong), recall: right / (right + missed) };
}
