/** "Day pass £12, weekend pass £30": two prices side by side, each with what it is for. */
import { holdsVerb } from './clause-verbs.ts';
import { readDates } from './dates.ts';
import { readFigures } from './figures.ts';
import { countWords } from './phrases.ts';
import { openSentences, type Reading, say } from './reading.ts';

const money = /[$€£¥₺₪₹₩]|zł|CHF|EUR|USD|GBP|kr|Kč/u;

export function readPricePairs(reading: Reading): void {
  for (const [index, { text, role, bullet, label, field }] of openSentences(reading)) {
    if (role !== 'copy' || bullet !== null || label !== '' || field !== null) continue;
    const items = text.replace(/[.!]$/u, '').split(/,\s+|\s[·|/]\s|;\s+/u);
    const pairs = items.map((item) => priceOf(item, reading));
    const isPair = pairs.length === 2 && pairs.every((pair) => pair !== null);
    if (!isPair) continue;
    for (const pair of pairs) if (pair !== null) reading.found.figures.push(pair);
    reading.used.add(index);
  }
}

function priceOf(item: string, reading: Reading): Reading['found']['figures'][number] | null {
  const { lexicon } = reading;
  const [price, more] = readFigures(item, lexicon, []);
  if (price === undefined || more !== undefined || !money.test(price.prefix + price.suffix)) return null;
  const label = item.slice(0, price.start).trim();
  const isNamed = /^\p{L}[\p{L}'’ -]+$/u.test(label) && countWords(label) <= 3 && /^\s*$/u.test(item.slice(price.end));
  if (!isNamed || ofLess.test(label) || holdsVerb(label, lexicon.language) || readDates(item, lexicon).length > 0)
    return null;
  return {
    prefix: price.prefix,
    value: price.value,
    suffix: price.suffix,
    label: say(reading, label),
    trend: price.trend,
  };
}

/** "was €189, now €149", "from $199": one price that moved, and one that is not the only one. */
const ofLess =
  /(?:^|\s)(?:was|now|then|dann|puis|luego|después|poi|depois|daarna|from|only|just|instead|statt|jetzt|vorher|nur|ab|war|avant|maintenant|dès|antes|ahora|desde|prima|ora|agora|da|eerst|nu|vanaf|for|für|pour|por|per|at|à|a)$/iu;
