/** Reasons inside a clause: "Lose the quote, it's too long", "make it square because it goes on the fair screen". */
import { isRemark } from './remarks.ts';
import { startsAsEdit } from './starts-as-edit.ts';

/** Words that lead to a reason and to nothing else. */
const leading =
  "(?:because|since|as(?!\\s(?:the\\s)?(?:very\\s)?(?:last|first|next)(?!\\p{L}))(?!\\s(?:it|they)\\s(?:is|are|was|were)(?:\\snow)?(?:$|[,.;]))(?=\\s(?:(?:it|that|this|they|we|he|she|the|our|people)|(?:\\p{L}+\\s)?\\p{L}+s\\s(?:will|would|may|might|often|always|tend|like|want|need)(?!\\p{L})))|so\\s(?:that\\s)?(?=it|we|they|people|there|nobody|nothing|everyone)|weil|denn|da(?=\\s(?:er|sie|es|wir|die|der|das|viele|alle)\\s)|damit|parce\\squ(?:e|['’])|puisqu(?:e|['’])|car|porque|ya\\sque|perché|visto\\sche|dato\\sche|siccome|já\\sque|pois)";

const explicit = new RegExp(`(?:\\s*[,–—;]|\\s-)?\\s+${leading}\\s+(?=\\S)`, 'giu');
const implicit = /\s*[,–—;]\s+|\s-\s+/gu;

/** "Landscape please, for the projector in the hall": what it is for; players of vertical films say more than that. */
const purpose =
  /,?\s+(?=(?:for|für|pour|para|per)\s(?!.*(?:stories|story|reels?|tik\s?tok|shorts|insta))[^\d\ue000-\uf8ff,;]{4,60}$)/giu;

export interface Reasoned {
  wish: string;
  reason: string;
  /** Led to by "because" or the like: then words without quotation marks end before it. */
  isExplicit: boolean;
  /** Told of how the film looks or lasts, and of nothing that it says. */
  isPurpose?: boolean;
}

/** Where a clause may end and its reason begin, the longest reason first. */
export function reasonedAt(text: string, texts: readonly string[]): Reasoned[] {
  const cutAt = (joint: RegExp, isExplicit: boolean) =>
    [...text.matchAll(joint)].flatMap((cut): Reasoned[] => {
      const wish = text.slice(0, cut.index).trim();
      const reason = text.slice(cut.index + cut[0].length).trim();
      return wish !== '' && isReason(reason, texts, isExplicit) ? [{ wish, reason, isExplicit }] : [];
    });
  const purposes = [...text.matchAll(purpose)].flatMap((cut): Reasoned[] => {
    const reason = text.slice(cut.index + cut[0].length).trim();
    const isMore = reason.split(/\s(?:and|but|und|aber|et|mais|y|e)\s/iu).some((part) => startsAsEdit(part));
    return isMore ? [] : [{ wish: text.slice(0, cut.index).trim(), reason, isExplicit: true, isPurpose: true }];
  });
  return [...cutAt(explicit, true), ...cutAt(implicit, false), ...purposes];
}

/** "as residents will want to write them down": what others wish for is no wish for the film. */
const othersWish =
  /^((?:(?:the|our|most|many|some|die|viele|les|los|i|gli|os)\s)?\p{L}+(?:s|n|ple|i)|they)\s(?:will|would|may|might|often|always)?\s?(?:want|need|like|wish|have)\sto\s(?!be\s|see\s)/iu;

const isReason = (said: string, texts: readonly string[], isLed: boolean) =>
  isReasonOf(isLed ? said.replace(othersWish, '$1 ') : said, texts, isLed);

const isReasonOf = (text: string, texts: readonly string[], isLed: boolean) =>
  isRemark(text, texts) || (isLed && isRemark(`it is ${text}`, texts) && /\s/u.test(text));
