import type { Side } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isBeside, sidesOf } from '../lexicon/side-words.ts';
import { ordersFilm } from './film-talk.ts';
import { splitItems } from './lists.ts';
import { countWords } from './phrases.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

/** More do not stand side by side. */
const mostItems = 4;
const mostWords = 14;

/** The labels of a text that head one of two sides, in small letters; none where they tell the maker what to do. */
export function sideLabelsIn(text: string, lexicon: Lexicon): ReadonlySet<string> {
  const rows = [...text.matchAll(/(?:^|[.!?\n]\s*|:\s+)([^:：.!?\n]{2,24}?)\s?[:：]\s+([^.!?\n]*)/gu)];
  const sides = sidesOf(rows.map(([, label = '']) => label)) ?? [];
  const own = rows.filter((_, at) => typeof sides[at] === 'number');
  const isForViewers = own.every(([, , said = '']) => !ordersFilm(said, lexicon));
  return new Set(isForViewers ? own.map(([, label = '']) => label.toLowerCase()) : []);
}

/** "Myth: … Fact: … Myth: … Fact: …", "Do: … Don't: …": what one label heads stands on one side, in its order. */
export function readLabelledSides(reading: Reading): void {
  reading.found.comparison ??= labelledSides(reading);
}

function labelledSides(reading: Reading): [Side, Side] | null {
  const open = openSentences(reading).filter(([, { label, text }]) => label !== '' && text !== '');
  const sides = sidesOf(open.map(([, { label }]) => label));
  if (sides === null) return null;
  const rows = open.flatMap(([index, sentence], at) => {
    const side = sides[at];
    return side === null || side === undefined ? [] : [{ index, sentence, side, items: itemsOf(reading, sentence) }];
  });
  const [left, right] = [0, 1].map((side) => rows.filter((row) => row.side === side));
  const told = [left ?? [], right ?? []].map(
    (own): Side => ({
      title: say(reading, (own[0]?.sentence.label ?? '').replace(/\s?\d$/u, '')),
      items: own.flatMap(({ items }) => items.map((item) => say(reading, item))),
    }),
  );
  const items = told.flatMap((side) => side.items ?? []);
  const fits =
    told.every((side) => side.items.length <= mostItems) && items.every((item) => countWords(item) <= mostWords);
  if (!fits) return null;
  takeTitle(reading, rows[0]?.index ?? 0);
  for (const { index, sentence } of rows) {
    place(reading, sentence.text);
    reading.used.add(index);
  }
  return told as [Side, Side];
}

/** "3 myths about electric cars" counts the pairs behind it: a title, and no figure. */
function takeTitle(reading: Reading, first: number): void {
  const before = reading.sentences[first - 1];
  const isTitle =
    before?.role === 'copy' &&
    before.label === '' &&
    !reading.used.has(first - 1) &&
    /^\d{1,2}\s\p{L}/u.test(before.text);
  if (!isTitle || before === undefined || countWords(before.text) > 10) return;
  reading.found.message ||= say(reading, before.text).replace(/[.]$/u, '');
  reading.used.add(first - 1);
}

/** "Pros: no commute, flexible hours, lower costs" lists, "Myth: They catch fire more often." is one. */
function itemsOf(reading: Reading, { text, label }: Sentence): string[] {
  const whole = text.replace(/[.。]$/u, '');
  const items = splitItems(whole, reading.lexicon);
  const [least, longest] = isBeside(label) ? [2, 8] : [3, 4];
  const isRow = items.length >= least && items.every((item) => countWords(item) <= longest);
  return isRow && /[,;]/u.test(whole) ? items : [whole];
}
