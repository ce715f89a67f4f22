import type { FilmWord } from './film-words.ts';

/** Letters of scripts that set no space between words and are twice as wide. */
const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/u;

/** The words as they are read: with a space between them, unless both sides are of a script that sets none. */
export function joinedText(words: readonly Pick<FilmWord, 'text'>[]): string {
  return words.reduce((text, { text: next }) => {
    if (!text) return next;
    const isClose = wide.test(text.at(-1) ?? '') && wide.test(next.charAt(0));
    return `${text}${isClose ? '' : ' '}${next}`;
  }, '');
}

/** Room that a text takes, in letters of ordinary width. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}

/** Whether a sentence ends with this word. */
export function endsSentence({ text }: Pick<FilmWord, 'text'>): boolean {
  return (
    /[.!?…。！？][»”’"')\]]*$/u.test(text) &&
    !/^(?:\p{L}\.|\d+\.|Dr\.|Mr\.|Mrs\.|Ms\.|Prof\.|z\.B\.|e\.g\.|i\.e\.)$/u.test(text)
  );
}

/** Whether a breath may be taken after this word. */
export function endsClause({ text }: Pick<FilmWord, 'text'>): boolean {
  return /[,;:–—、，；：][»”’"')\]]*$/u.test(text) || endsSentence({ text });
}
