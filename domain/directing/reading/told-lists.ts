/** Rows of items that a sentence holds together, and what is kept of it. */
import { countWords } from './phrases.ts';

/** "Works with Zoom, Meet and Teams": a verb keeps what it governs. */
export function headOf(opener: RegExpExecArray | null): string {
  const [whole = '', head = '', rest = ''] = opener ?? [];
  const joint = whole.slice(head.length, whole.length - rest.length).trim();
  return countWords(head) <= 2 && /^(?:with|mit|avec|con|com|met)$/iu.test(joint) ? `${head} ${joint}` : head;
}

/** "Warm Hands gives out soup, blankets and a place": a sentence whose objects are many is no list of terms. */
export const opensSentence = ([first = '', ...others]: readonly string[]) =>
  countWords(first) >= 4 && countWords(first) - Math.min(...others.map(countWords)) >= 3 && !/\d/u.test(first);

/** "up to 60 % off jackets, boots and skis": what the first item says holds for all of them. */
export const isSpreadObject = ([first = '', ...others]: readonly string[]) =>
  /\d\s?%\s\p{L}+\s\p{L}/u.test(first) &&
  others.length > 0 &&
  others.every((one) => countWords(one) <= 2 && !/\d/u.test(one));
