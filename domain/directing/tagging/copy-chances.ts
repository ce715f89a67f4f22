/** What the tagger says of any stretch of its brief, whatever the reading has cut or changed around it. */
import type { CopyChance } from '../reading/masked-text.ts';
import { cutClauses } from './cut-clauses.ts';
import { chanceOf, type TaggedWord } from './tag-words.ts';

export function copyChances(words: readonly TaggedWord[], language: string): CopyChance {
  const known = new Map<string, { sum: number; count: number }>();
  for (const word of words) {
    const key = keyOf(word.clause.text);
    const { sum, count } = known.get(key) ?? { sum: 0, count: 0 };
    known.set(key, { sum: sum + chanceOf('C', word) + chanceOf('N', word), count: count + 1 });
  }
  return (text) => {
    let [sum, count, missed] = [0, 0, 0];
    for (const clause of cutClauses(text, language)) {
      const key = keyOf(clause.text);
      const own = known.get(key);
      if (own === undefined) missed += key.split(' ').length;
      else [sum, count] = [sum + own.sum, count + own.count];
    }
    return count === 0 || missed > count ? null : sum / count;
  };
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
