import type { Side } from '../brief.ts';
import { capitalise, countWords } from './phrases.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';
import { saidOf } from './told-sides.ts';

const verb =
  'costs?|takes?|weighs?|lasts?|heats?|uses?|needs?|runs?|has|holds?|charges?|kostet|dauert|braucht|hat|wiegt|coûte|dure|prend|consomme|cuesta|dura|tarda|pesa|costa|impiega|custa|demora|kost|duurt|weegt';
const subject = "((?:[\\p{L}\\d][\\p{L}\\d.+'’-]*\\s){1,3}?)";
const article = "(?:(?:the|an?|der|die|das|le|la|el|il|lo|o|a|de|het)\\s|l['’])?";
const both = new RegExp(
  `^${article}${subject}(${verb})\\s(.*?)[,;]\\s+(?:(?:while|whereas|but|and|während|aber|und|tandis que|mais|et|mientras que|y|mentre|e|enquanto|terwijl|en)\\s)?${article}${subject}(\\2\\s.+)$`,
  'isu',
);

/** "Basic costs $3 and takes 2 days, Pro costs $9 and takes 4 hours.": two things of which one clause each says the same are two sides. */
export function verbSides(reading: Reading, names: readonly string[] | null): [Side, Side] | null {
  const open = openSentences(reading).filter(([, { role, bullet }]) => role === 'copy' && bullet === null);
  for (const [at, [index, one]] of open.entries()) {
    const next = open[at + 1];
    const isHalf = !/[.!?]$/u.test(one.text) && next?.[0] === index + 1 && next[1].label === '';
    const text = isHalf ? `${one.text}; ${next[1].text}` : one.text;
    const [, left = '', first = '', what = '', right = '', other = ''] = both.exec(text.replace(/[.]$/u, '')) ?? [];
    if (left === '' || !/\d/u.test(what) || !/\d/u.test(other) || left.toLowerCase() === right.toLowerCase()) continue;
    // What the brief itself sets against each other is read by its names.
    if (names?.every((name) => [left, right].some((one) => name.toLowerCase() === one.trim().toLowerCase())))
      return null;
    const taken = isHalf ? [index, next[0]] : [index];
    const sides = [sideOf(reading, left, `${first} ${what}`), sideOf(reading, right, other)] as [Side, Side];
    if (sides.some(({ items }) => items.length > 4 || items.some((item) => countWords(item) > 10))) continue;
    goOn(reading, sides, taken);
    const head = say(reading, one.label);
    if (countWords(head) >= 3) reading.found.message ||= head;
    for (const row of taken) {
      place(reading, reading.sentences[row]?.text ?? '');
      reading.used.add(row);
    }
    return sides;
  }
  return null;
}

const sideOf = (reading: Reading, title: string, said: string): Side => ({
  title: capitalise(say(reading, title.trim()), reading.lexicon.language),
  items: saidOf(said, reading.lexicon).map((part) => say(reading, part)),
});

/** "Pro includes phone support.": what goes on about one of both stands on its side. */
function goOn(reading: Reading, sides: readonly Side[], taken: number[]): void {
  for (const [index, { text, label, role }] of openSentences(reading)) {
    const side = sides.find(({ title }) => text.toLowerCase().startsWith(`${title.toLowerCase()} `));
    const said = text.slice((side?.title.length ?? 0) + 1).replace(/[.]$/u, '');
    const isMore =
      role === 'copy' &&
      label === '' &&
      !taken.includes(index) &&
      /^(?!(?:and|or|vs|versus|against|und|oder|et|ou|y|o|e|en|of)\s)\p{Ll}/u.test(said);
    if (side === undefined || !isMore || countWords(said) > 8 || side.items.length >= 4) continue;
    side.items.push(say(reading, said));
    taken.push(index);
  }
}
