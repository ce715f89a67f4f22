/** "Three tips: water it only when the soil is dry, turn it, and repot in spring": a head that counts its items tells where they part. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { areSteps, splitItems } from './lists.ts';
import { countOfWord, numeralSource } from './numerals.ts';
import { countWords, phraseSource } from './phrases.ts';
import { addList, place } from './read-fields.ts';
import { openSentences, type Reading } from './reading.ts';
import { seriesOf } from './series.ts';
import { areLedSteps } from './step-rows.ts';

/** What is longer is no item, whatever counts it. */
const mostWords = 18;

/** Takes the items behind a head that counts them, however long one of them is. */
export function readCountedHeads(reading: Reading): void {
  for (const [index, { role, field, bullet, label, text }] of openSentences(reading)) {
    if (role !== 'copy' || bullet !== null || (field !== null && field !== 'list' && field !== 'steps')) continue;
    const [, inner = '', body = text] = /^([^:：]{3,60})[:：]\s+(.+)$/su.exec(text) ?? [];
    const head = inner === '' ? label : inner;
    const items = countedItems(head === '' ? headBefore(reading, index) : head, body, reading.lexicon);
    if (items === null) continue;
    const isGuide = field === 'steps' || areSteps(items, reading.lexicon) || areLedSteps(head, items, reading.lexicon);
    addList(reading, head, items, isGuide);
    place(reading, text);
    reading.used.add(index);
  }
}

/** "The three states of matter" on a line of its own, without a stop. */
function headBefore({ sentences }: Reading, index: number): string {
  const before = sentences[index - 1];
  const isHead =
    before?.role === 'copy' && before.label === '' && before.bullet === null && !/[.!?…]$/u.test(before.text);
  return isHead && countWords(before.text) <= 10 ? before.text : '';
}

/** As many items as the head counts; null where they part otherwise, or are better drawn as figures. */
function countedItems(head: string, body: string, lexicon: Lexicon): string[] | null {
  const counts = countsOf(head);
  if (counts.length === 0 || countWords(head) > 12) return null;
  const joint = new RegExp(`^(?:${phraseSource([...lexicon.and, ...lexicon.or])})\\s+`, 'iu');
  const ways = [splitItems(body, lexicon), body.split(/[,;]\s+/u), body.split(/;\s+/u)].map((items) =>
    items.map((item) =>
      item
        .replace(joint, '')
        .replace(/[.。]$/u, '')
        .trim(),
    ),
  );
  const items = ways.find(({ length }) => counts.includes(length));
  if (items === undefined || items.some((item) => item === '' || countWords(item) > mostWords)) return null;
  // Figures that lead, or like things measured alike, have pictures of their own.
  const isFigured = items.filter((item) => /^\P{L}*\d/u.test(item)).length * 2 > items.length;
  return isFigured || seriesOf('', items, lexicon) !== null ? null : items;
}

/** "Three benefits", "How to brew in 4 steps", "Your first day has four parts": what a head may count, from three to eight. */
const countsOf = (head: string): number[] =>
  [...head.matchAll(new RegExp(`(?<![\\p{L}\\d.,])(?:(\\d)(?![\\d.,%])|(${numeralSource}))(?=\\s\\p{L})`, 'giu'))]
    .map(([said]) => countOfWord(said))
    .filter((count) => count >= 3 && count <= 8);
