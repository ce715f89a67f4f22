import type { Lexicon } from '../lexicon/lexicon.ts';
import { withoutCountedColours } from '../reading/counted-colours.ts';
import { isDirection } from '../reading/open-directions.ts';
import { dropSequence, isOrderWord, opensInOrder } from '../reading/order-words.ts';
import { countPhrases } from '../reading/phrases.ts';
import type { Part } from './leave-out.ts';

/** "First we read it. Then we set it. Finally we bind it.": the steps of a row stay with those before them. */
export function keepRow(parts: readonly Part[], lexicon: Lexicon): Part[] {
  const kept: Part[] = [];
  let last = -nearby;
  for (const [at, part] of parts.entries()) {
    const own = part.text.replace(/^(?:and|und|et|y|e|en)\s+/iu, '');
    // "Finally, we press it": the word alone leads the clause behind its comma.
    const lead = parts[at - 1]?.text ?? '';
    const text = isOrderWord(lead, lexicon) ? `${lead} ${own}` : own;
    const isStep = opensInOrder(text, lexicon) || isOrderWord(text, lexicon);
    const isNear = isStep && at - last < nearby;
    // "Finally, the gas expands, cools down, and …": what goes on in a step's own sentence belongs to it.
    const goesOn = last === at - 1 && (part.joint === 'comma' || part.joint === 'and');
    const isKept = part.isOut && (isNear || goesOn) && !isMakers(text, lexicon);
    kept.push(isKept ? { ...part, isOut: false, isAsking: false } : part);
    if ((isStep || (isKept && goesOn)) && !kept[at]?.isOut) last = at;
  }
  return kept;
}

/** "Then end with our logo": a step of the film, and none in it. */
const isMakers = (text: string, lexicon: Lexicon) =>
  isDirection(dropSequence(text, lexicon)) ||
  countPhrases(withoutCountedColours(text), [...lexicon.craft, ...lexicon.film, 'logo', 'fade', 'slogan', 'claim']) > 0;

/** In clauses: a step, what hangs on it, and a sentence between it and the next. */
const nearby = 5;
