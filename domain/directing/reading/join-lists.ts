import type { List } from '../brief.ts';
import { countWords } from './phrases.ts';

/**
 * "Free, Plus and Pro. 5 GB, 100 GB, 1 TB. €0, €4 and €9 a month.": rows of as many amounts right behind a row of names
 * say what each of them has.
 */
export function joinLists(lists: readonly List[]): List[] {
  const joined: List[] = [];
  // "First place: Team Kelp" says what its item is by itself.
  const measured = new Set<List>();
  for (const list of lists) {
    const names = joined.at(-1);
    const isBare = names?.items.every(({ text }) => text === undefined) === true;
    if (names === undefined || !(isBare || measured.has(names)) || !isMeasured(names, list)) {
      joined.push(list);
      continue;
    }
    const items = names.items.map(({ title, text }, at) => {
      const amount = list.items[at]?.title ?? '';
      return { title, text: text === undefined ? amount : `${text} · ${amount}` };
    });
    const whole = { ...names, items };
    measured.add(whole);
    joined[joined.length - 1] = whole;
  }
  return joined;
}

const isMeasured = (names: List, amounts: List) =>
  names.items.length === amounts.items.length &&
  names.items.length >= 2 &&
  !names.ordered &&
  !amounts.ordered &&
  amounts.title === '' &&
  names.items.every(({ title }) => countWords(title) <= 3 && !/\d/u.test(title)) &&
  amounts.items.every(({ title, text }) => text === undefined && countWords(title) <= 4 && /\d/u.test(title));
