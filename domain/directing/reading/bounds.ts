/** Words that bound a number: "over 60", "fewer than 5", "ab 12 €". Without them it would be another number. */
import type { Figure } from '../brief.ts';

const most =
  "fewer than|less than|no more than|not more than|at most|up to|under|below|unter|weniger als|nicht mehr als|höchstens|maximal|bis zu|moins de|pas plus de|au plus|au maximum|jusqu['’]à|menos de|no más de|como máximo|hasta|meno di|non più di|al massimo|fino a|não mais de|no máximo|até|minder dan|niet meer dan|hoogstens|maximaal|tot";
const least =
  'over|more than|at least|no less than|über|mehr als|mindestens|plus de|au moins|más de|al menos|por lo menos|como mínimo|oltre|più di|almeno|mais de|pelo menos|no mínimo|meer dan|minstens|ten minste|ruim';
const near =
  'almost|nearly|about|around|fast|rund|etwa|près de|environ|presque|casi|cerca de|alrededor de|quasi|circa|quase|bijna|ongeveer';

const bound = new RegExp(`(?:^|[\\s,(])((?:${most}|${least}|${near})\\s)$`, 'iu');
const atEnd = new RegExp(`(?:^|[\\s,(])(?:${most}|${least}|${near})\\s*$`, 'iu');

const price = /(?:^|\s)((?:from|starting at|ab|à partir de|dès|desde|a partire da|da|a partir de|vanaf|från|od)\s)$/iu;

/** "Über 60 Stände": sixty would be another figure. */
export function bounded<T extends Pick<Figure, 'prefix'>>(text: string, start: number, figure: T): T {
  const isAmount = /[$€£¥₹₽]|CHF|EUR|USD|kr|zł/u.test(`${figure.prefix}${text.slice(start, start + 24)}`);
  const word = bound.exec(text.slice(0, start))?.[1] ?? (isAmount ? price.exec(text.slice(0, start))?.[1] : undefined);
  return word === undefined ? figure : { ...figure, prefix: `${word}${figure.prefix}` };
}

/** "The goal is fewer than" before its figure: the bound goes with the figure. */
export const withoutBound = (before: string): string => before.replace(atEnd, '');
