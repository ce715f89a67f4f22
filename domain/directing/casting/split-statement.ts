import { lexicons } from '../lexicon/lexicons.ts';
import { isInnerDot } from '../reading/inner-dots.ts';
import { countWords } from '../reading/phrases.ts';

/** Parts of at most `most` words, cut at the strongest stop there is; a part keeps its own punctuation but not the cut. */
export function splitStatement(text: string, most: number): string[] {
  if (countWords(text) <= most) return [text];
  const parts = cutAtStop(text);
  if (parts !== null) return parts.flatMap((part) => splitStatement(part, most));
  const words = text.split(/\s+/);
  if (words.length <= most) return [text];
  const cut = middleOf(words);
  if (cut === 0) return [text];
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')].flatMap((part) => splitStatement(part, most));
}

/** In two at its strongest stop; null where it has none. */
function cutAtStop(text: string): [string, string] | null {
  for (const stop of [
    /(?<=[.!?])(?<!(?:^|\s)(?:\d{1,2}|Mio|Mrd|Tsd|Nr|St|Dr|bzw|inkl|zzgl)\.)\s+(?=[^\s€$£%])|(?<=[。！？])(?=\S)/u,
    colon,
    /,\s+/u,
    /\s+(?=(?:and|but|or|so|because|that|which|und|aber|oder|weil|et|mais|ou|car|y|pero|porque|e|ma|mas)\s)/u,
  ]) {
    const parts = halves(text, stop);
    // "…, top wish: evening delivery": a clause behind its colon near the end goes with its head.
    const isTail = parts !== null && stop === colon && countWords(parts[1]) * 4 < countWords(text);
    if (parts !== null && !isTail) return parts;
  }
  return null;
}

/** Two or three parts of a line, to be told one after the other: a long one cut where it breathes, a short one in its middle. */
export function partsOfLine(text: string): string[] {
  const words = countWords(text);
  // Words in quotes, and a figure with its unit, stay together.
  const glued = text
    .replace(/["“„«‘][^"“”„«»‘’]{1,40}["”“»’]/gu, (quoted) => quoted.replaceAll(' ', glue))
    .replace(/(?<=\d) (?=\S)/gu, glue);
  // What a stop parts needs no other cut: "Au bout | de 4 à 6 mois | c'est prêt" says nothing at a time.
  const parts = words > 10 ? null : cutAtStop(glued);
  return (parts ?? splitStatement(glued, words > 10 ? 7 : Math.max(2, Math.ceil(words / 2)))).map((part) =>
    part.replaceAll(glue, ' '),
  );
}
const glue = '\u00a0';

/** Where a row of words without a stop parts best, 0 for nowhere: near its middle, before a preposition, and through no day or hour. */
function middleOf(words: readonly string[]): number {
  const costs = words.map((word, at) => {
    const [before = '', next = ''] = [words[at - 1] ?? '', words[at + 1] ?? ''];
    if (at < 2 || at > words.length - 2) return Number.POSITIVE_INFINITY;
    const isName = /^\p{Lu}[\p{Ll}.]/u.test(before) && /^\p{Lu}\p{Ll}/u.test(word) && at > 1;
    const broken = isOpen(before) || isGlued(before, word) || isName ? 100 : 0;
    // "on Saturday 22 November | at 7.30 pm": the hour goes with its day.
    const parted = isDated(before) && /^\p{Ll}{1,4}$/u.test(word) && /^\d/u.test(next) ? 3 : 0;
    const opens = isOpen(word) && !/^\d/u.test(word) ? -1.5 : 0;
    return Math.abs(at - words.length / 2) + broken + parted + opens;
  });
  const least = Math.min(...costs);
  // Three words have no middle.
  return least === Number.POSITIVE_INFINITY ? 0 : costs.indexOf(least);
}

const bare = (word: string) => word.toLowerCase().replace(/^[(“"„«]|[.,;:)]+$/gu, '');
const days = new Set(lexicons.flatMap(({ weekdays, months }) => [...weekdays, ...months.flat()]));
const isDay = (word: string) => days.has(bare(word)) && /^\p{L}{3}/u.test(word);
const unit = /^(?:a\.?m|p\.?m|uhr|uur|h|heures|horas|ore)$/iu;
const isDated = (word: string) =>
  isDay(word) || /^\d{1,2}(?:st|nd|rd|th|er|\.)?,?$/u.test(word) || unit.test(bare(word));

/** "Saturday | 22 November", "22 | November", "7.30 | pm": one day or hour. */
const isGlued = (before: string, word: string) =>
  (isDay(before) && /^\d/u.test(word)) ||
  (isDay(before) && /,$/u.test(before) && isDay(word)) ||
  (/^\d{1,2}(?:st|nd|rd|th|er|\.|º)?$/u.test(before) && (isDay(word) || /^(?:of|de|do)$/iu.test(word))) ||
  (/^\d/u.test(before) && unit.test(bare(word)));

/** No line ends on an article or a preposition, nor on a figure whose unit would open the next. */
const isOpen = (word: string) =>
  /^\p{Ll}{1,3}$|^\d+$|^(?:after|from|with|until|over|about|before|since|nach|seit|über|avec|après|dans|desde|partir|para|hasta|dopo|dalla|após)$/u.test(
    word,
  );

const colon = /[;:]\s+|\s[–—-]\s/u;

/** "Dienstag, 4. November", "Rua Ipê, 45, Santos", "Olive and Frank": what neither a comma nor an "and" parts. */
function isJoined(before: string, after: string): boolean {
  const [last = '', first = '', next = ''] = [before.split(/\s/u).at(-1), ...after.split(/\s/u)];
  const isPair = /^(?:and|und|et|y|e|en|or|oder|ou|o)$/iu.test(first) && /^\p{Lu}/u.test(last) && /^\p{Lu}/u.test(next);
  // "Berlin, Lisbon and Toronto": a row of names.
  const isRow =
    /^\p{Lu}[\p{L}’'-]+,?$/u.test(last) && /^\p{Lu}[\p{L}’'-]+(?:,|\s(?:and|und|et|y|e|en)\s\p{Lu})/u.test(after);
  return (
    isPair || isRow || isGlued(last, first) || (isDay(last) && isDay(first)) || /^\d{1,4}[a-z]?(?:,|$)/u.test(after)
  );
}

/** Cut at the stop nearest the middle. */
function halves(text: string, stop: RegExp): [string, string] | null {
  // What stands in brackets stays together.
  const cuts = [...text.matchAll(new RegExp(stop.source, 'gu'))].filter(
    ({ index, 0: found }) =>
      index > 0 &&
      !/\([^)]*$/u.test(text.slice(0, index)) &&
      !(text[index - 1] === '.' && isInnerDot(text.slice(0, index), text.slice(index + found.length))) &&
      !isJoined(text.slice(0, index), text.slice(index + found.length)),
  );
  if (cuts.length === 0) return null;
  const middle = text.length / 2;
  const best = cuts.reduce((left, right) =>
    Math.abs(right.index - middle) < Math.abs(left.index - middle) ? right : left,
  );
  // A colon stays, so that whoever shows the parts knows that another sentence begins behind it.
  const kept = best[0].startsWith(':') ? 1 : 0;
  const [first, second] = [text.slice(0, best.index + kept).trim(), text.slice(best.index + best[0].length).trim()];
  return first === '' || second === '' || countWords(first) < 2 || countWords(second) < 2 ? null : [first, second];
}
