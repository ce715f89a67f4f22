/** Words that tell something, and whether they stand among others in one form or another. */
import { en } from '../lexicon/en.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isSmall } from '../reading/untold-words.ts';

/** Words in lower case, and figures by their digits; of scripts without spaces each two letters in a row. */
export const tokensOf = (text: string): string[] =>
  (text.match(/\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+/gu) ?? []).flatMap((token) => {
    if (/^\d/u.test(token)) return [token.replace(/\D/gu, '')];
    if (unspaced.test(token)) return pairsOf(token);
    return token.length > 1 ? [token.toLowerCase()] : [];
  });

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const pairsOf = (text: string) =>
  text.length < 3 ? [text] : Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));

/** Each word once, without those that only join others; a sentence of such words is known by them. */
export function tellingIn(lexicon: Lexicon): (text: string) => string[] {
  const joining = new Map<string, boolean>();
  const isJoining = (token: string) => {
    const known = joining.get(token) ?? (isSmall(token, lexicon) || isSmall(token, en));
    joining.set(token, known);
    return known;
  };
  return (text) => {
    const tokens = [...new Set(tokensOf(text))];
    const telling = tokens.filter((token) => !isJoining(token));
    return telling.length > 0 ? telling : tokens;
  };
}

/** Words as shown, and shortened by an ending: one of a thing is told by many of it. */
export const formsOf = (shown: readonly string[]) => ({
  whole: new Set(shown),
  cut: new Set(shown.filter((word) => word.length >= 5 && !/\d/u.test(word)).flatMap((word) => endings(word))),
});

const endings = (word: string) => [word.slice(0, -1), word.slice(0, -2)].filter((stem) => stem.length >= 4);

export const isKnown = (token: string, { whole, cut }: ReturnType<typeof formsOf>) =>
  whole.has(token) || cut.has(token) || (!/\d/u.test(token) && endings(token).some((stem) => whole.has(stem)));
