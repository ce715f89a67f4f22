/** Reasons inside a clause: "Lose the quote, it's too long", "make it square because it goes on the fair screen". */
import { isRemark } from './remarks.ts';

/** Words that lead to a reason and to nothing else. */
const leading =
  "(?:because|since|as(?!\\s(?:it|they)\\s(?:is|are|was|were)(?:\\snow)?(?:$|[,.;]))(?=\\s(?:it|that|this|they|we|he|she|the|our|people))|so\\s(?:that\\s)?(?=it|we|they|people|there|nobody|nothing|everyone)|weil|denn|da\\s(?=er|sie|es|wir)|damit|parce\\squ(?:e|['’])|car|porque|perché)";

const explicit = new RegExp(`(?:\\s*[,–—;]|\\s-)?\\s+${leading}\\s+(?=\\S)`, 'giu');
const implicit = /\s*[,–—;]\s+|\s-\s+/gu;

export interface Reasoned {
  wish: string;
  reason: string;
  /** Led to by "because" or the like: then words without quotation marks end before it. */
  isExplicit: boolean;
}

/** Where a clause may end and its reason begin, the longest reason first. */
export function reasonedAt(text: string, texts: readonly string[]): Reasoned[] {
  const cutAt = (joint: RegExp, isExplicit: boolean) =>
    [...text.matchAll(joint)].flatMap((cut): Reasoned[] => {
      const wish = text.slice(0, cut.index).trim();
      const reason = text.slice(cut.index + cut[0].length).trim();
      return wish !== '' && isReason(reason, texts, isExplicit) ? [{ wish, reason, isExplicit }] : [];
    });
  return [...cutAt(explicit, true), ...cutAt(implicit, false)];
}

const isReason = (text: string, texts: readonly string[], isLed: boolean) =>
  isRemark(text, texts) || (isLed && isRemark(`it is ${text}`, texts) && /\s/u.test(text));
