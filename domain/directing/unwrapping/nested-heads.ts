/** "Our plans: Basic: $9 a month. Team: $29 a month.": a head before labels of their own is a sentence by itself. */
import { countWords } from '../reading/phrases.ts';

const nested =
  /(^|[.!?]\s+|\n)([^.:：!?\n"“„«]{4,60}?)\s?[:：]\s+(?=\p{Lu}[^.:：!?\n,]{1,24}[:：]\s[^:：\n]*[.;!?]\s+\p{Lu}[^.:：!?\n,]{0,24}[:：]\s)/gu;

/** "Scene 2: Headline: …" parts a script, and is no head. */
const ofScript =
  /\d$|(?:scenes?|szenen?|scène|escena|scena|cena|slides?|shots?|frames?|screen|beat|text|copy|overlay|voice-?over)(?!\p{L})/iu;

/** The brief with such heads ended by a stop of their own. */
export const withNestedHeads = (prompt: string): string =>
  prompt.replace(nested, (whole, before: string, head: string) =>
    countWords(head) < 2 || ofScript.test(head) ? whole : `${before}${head}.\n`,
  );
