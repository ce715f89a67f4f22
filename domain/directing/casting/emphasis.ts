import type { Brief } from '../brief.ts';

/** The one word or figure of a text to mark: figure, else name, else its last long word. */
export function emphasisOf(text: string, brief: Pick<Brief, 'name' | 'language'>): string | undefined {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(
      text,
    )
  )
    return undefined;
  const figure =
    /(?<![\p{L}\p{N}.,])(?:[$€£]\s?)?\d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)?(?:\s?(?:%|€|£|k|M|m|bn|ms|s|x|×|h|min|kg|g|km|GB|TB|°C)(?![\p{L}\p{N}]))?/u.exec(
      brief.name === '' ? text : text.replace(brief.name, ' '),
    )?.[0];
  if (figure !== undefined) return figure;
  if (brief.name !== '' && text.includes(brief.name) && text.length > brief.name.length + 6) return brief.name;
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word.length > 3);
  if (text.split(/\s+/).length < 3) return undefined;
  return words.at(-1);
}
