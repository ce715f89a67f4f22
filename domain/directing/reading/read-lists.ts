import { joinLists } from './join-lists.ts';
import { readBullets } from './read-bullets.ts';
import { readInline } from './read-inline.ts';
import { readOrder } from './read-order.ts';
import { readTimetable } from './read-timetable.ts';
import { openSentences, type Reading } from './reading.ts';
import { readCounted, readImperatives, readLabelled } from './sentence-rows.ts';

/** Bulleted and numbered lines, "first … then …", and lists inside a sentence. */
export function readLists(reading: Reading): void {
  readBullets(reading);
  readTimetable(reading);
  readOrder(reading);
  readImperatives(reading);
  readLabelled(reading);
  readCounted(reading);
  for (const [index, sentence] of openSentences(reading)) {
    if (sentence.bullet === null && readInline(reading, index)) reading.used.add(index);
  }
  reading.found.lists = joinLists(reading.found.lists);
}
