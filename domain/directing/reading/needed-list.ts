import { isNeedsHead } from '../lexicon/guide-words.ts';
import { splitItems } from './lists.ts';
import { countWords } from './phrases.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';

const needs =
  /^((?:you(?:['’]ll| will)? need|du brauchst|ihr braucht|man braucht|wir brauchen|il (?:vous |te )?faut|necesitas|necesitarás|(?:ti |vi )?servono|você precisa de|precisas de|je hebt nodig|je hebt)):?\s+(.+)$/isu;

/** "You need 200 g of flour, 1 lemon, salt": what is needed stays one list, whatever of it carries a figure. */
export function readNeeded(reading: Reading): void {
  for (const [index, sentence] of openSentences(reading)) {
    const { text, label, role, bullet } = sentence;
    if (role !== 'copy' || bullet !== null) continue;
    const [, head = '', body = ''] = isNeedsHead(label)
      ? ['', label, text]
      : (needs.exec(label === '' ? text : `${label}: ${text}`) ?? []);
    const items = splitItems(body, reading.lexicon);
    if (items.length < 3 || items.some((item) => countWords(item) > 7)) continue;
    reading.found.lists.push({
      title: say(reading, head),
      ordered: false,
      items: items.map((item) => ({ title: say(reading, item) })),
    });
    place(reading, text);
    sentence.label = '';
    reading.used.add(index);
  }
}
