/** The words of a labelled text as typed, laid along the words that the reading makes of it. */
import type { MaskedText } from '../../domain/directing/reading/masked-text.ts';
import type { Place } from '../../domain/directing/tagging/tag-words.ts';

/** The words of a text in small letters, each with where it stands. */
export const tokensOf = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\d+/gu)].map((one) => ({ word: one[0].toLowerCase(), at: one.index }));

/** The tag of each word that the reading sees; undefined for one that was not typed so. */
export function tagsAlong<Tag>(
  typed: readonly { word: string; tag: Tag }[],
  places: readonly Place[],
  { text, held }: MaskedText,
): (Tag | undefined)[] {
  const unmasked = (stretch: string) =>
    stretch.replace(/[\ue000-\uf8ff]/gu, (mark) => ` ${held[mark.charCodeAt(0) - 0xe000]?.raw ?? ''} `);
  // A held part is known by its first word.
  const seen = places.map(({ from, to }) => tokensOf(unmasked(text.slice(from, to)))[0]?.word ?? '');
  const tags: (Tag | undefined)[] = places.map(() => undefined);
  const words = typed.map(({ word }) => word);
  for (const [left, right] of aligned(words, seen)) tags[right] = typed[left]?.tag;
  return tags;
}

/** Pairs of the longest common subsequence of two rows of words. */
function aligned(left: readonly string[], right: readonly string[]): [number, number][] {
  const width = right.length + 1;
  const longest = new Uint16Array((left.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
