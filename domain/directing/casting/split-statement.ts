import { countWords } from '../reading/phrases.ts';

/** Parts of at most `most` words, cut at the strongest stop there is; a part keeps its own punctuation but not the cut. */
export function splitStatement(text: string, most: number): string[] {
  if (countWords(text) <= most) return [text];
  for (const stop of [
    /(?<=[.!?])(?<!(?:^|\s)\d{1,2}\.)\s+(?=\S)|(?<=[。！？])(?=\S)/u,
    colon,
    /,\s+/u,
    /\s+(?=(?:and|but|or|so|because|that|which|und|aber|oder|weil|et|mais|ou|car|y|pero|porque|e|ma|mas)\s)/u,
  ]) {
    const parts = halves(text, stop);
    // "…, top wish: evening delivery": a clause behind its colon near the end goes with its head.
    const isTail = parts !== null && stop === colon && countWords(parts[1]) * 4 < countWords(text);
    if (parts !== null && !isTail) return parts.flatMap((part) => splitStatement(part, most));
  }
  const words = text.split(/\s+/);
  if (words.length <= most) return [text];
  let half = Math.ceil(words.length / 2);
  while (half > 2 && isOpen(words[half - 1] ?? '')) half -= 1;
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].flatMap((part) => splitStatement(part, most));
}

/** No line ends on an article or a preposition, nor on a figure whose unit would open the next. */
const isOpen = (word: string) =>
  /^\p{Ll}{1,3}$|^\d+$|^(?:after|from|with|until|over|about|before|since|nach|seit|über|avec|après|dans|desde|para|hasta|dopo|dalla|após)$/u.test(
    word,
  );

const colon = /[;:]\s+|\s[–—-]\s/u;

/** Cut at the stop nearest the middle. */
function halves(text: string, stop: RegExp): [string, string] | null {
  // What stands in brackets stays together.
  const cuts = [...text.matchAll(new RegExp(stop.source, 'gu'))].filter(
    ({ index }) => index > 0 && !/\([^)]*$/u.test(text.slice(0, index)),
  );
  if (cuts.length === 0) return null;
  const middle = text.length / 2;
  const best = cuts.reduce((left, right) =>
    Math.abs(right.index - middle) < Math.abs(left.index - middle) ? right : left,
  );
  const [first, second] = [text.slice(0, best.index).trim(), text.slice(best.index + best[0].length).trim()];
  return first === '' || second === '' || countWords(first) < 2 || countWords(second) < 2 ? null : [first, second];
}
