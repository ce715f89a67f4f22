import type { Brief } from '../brief.ts';

/** The one word or figure of a text to mark: figure, else name, else its last long word. */
export function emphasisOf(text: string, brief: Pick<Brief, 'name' | 'language'>): string | undefined {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(
      text,
    )
  )
    return undefined;
  const figure = /(?<![\p{L}\p{N}])(?:[$€£]\s?)?\d[\d.,]*(?:[–-]\d[\d.,]*)?(?:\s?(?:%|[a-zA-Zµ€$£]{1,3}(?![\p{L}])))?/u
    .exec(text)?.[0]
    ?.replace(/[.,]$/, '');
  if (figure !== undefined) return figure;
  if (brief.name !== '' && text.includes(brief.name) && text.length > brief.name.length + 6) return brief.name;
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word.length > 3);
  if (text.split(/\s+/).length < 3) return undefined;
  return words.at(-1);
}
