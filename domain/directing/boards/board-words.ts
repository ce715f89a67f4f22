/** The lines of a board's scene against the pieces that show them. */
import type { Beat, Json, Shot } from '../casting/shot.ts';

/** Words and figures, each once, without case and marks. */
export const tokensOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,:'’-]*(?<![.,:'’-])/gu) ?? [];

/** Every word and figure that shots show, whichever prop holds it. */
export function shownBy(shots: readonly Pick<Shot, 'words' | 'props'>[]): Set<string> {
  const texts = shots.flatMap(({ words, props }) => [...words, ...Object.values(props).flatMap(stringsIn)]);
  return new Set(texts.flatMap(tokensOf).flatMap(partsOf));
}

const stringsIn = (value: Json): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(stringsIn)
      : value !== null && typeof value === 'object'
        ? Object.values(value).flatMap(stringsIn)
        : [];

/** "24s": a figure stands apart from its unit. */
const partsOf = (token: string): string[] => [token, ...(token.match(/\d[\d.,:]*(?<![.,:])|\p{L}+/gu) ?? [])];

/** Whether every word and figure of a line is among those shown. */
export const isCovered = (line: string, shown: ReadonlySet<string>): boolean =>
  tokensOf(line).every(
    (token) =>
      shown.has(token) ||
      partsOf(token)
        .slice(1)
        .every((part) => shown.has(part)),
  );

export const shotsOf = (beats: readonly Beat[]): Shot[] =>
  beats.flatMap(({ shots, aside }) => (aside === undefined ? shots : [...shots, aside]));
