import type { Brief } from '../brief.ts';
import { tellsWhen } from './when-figures.ts';

const small = new Set(
  'the and for you our are was its his her not but all can has had how who why out off per une les des der die das und mit von sur par los las del una por que with that this from your their them there here back than then every each will have been into more what when where which about after avec pour dans sont nicht sind eine einen oder para como pero'.split(
    ' ',
  ),
);

/** A bare small number, a year or a day of a date is no point to make. */
const isPlain = (figure: string, text: string) =>
  isPhone(figure, text) ||
  /^\d{1,2}$/.test(figure) ||
  /^(?:19|20)\d\d$/.test(figure) ||
  /^\s(?:\p{Lu}|[ap]m)/u.test(text.slice(text.indexOf(figure) + figure.length));

/** "+351 21 555 0199": the first digits of a number that is dialled. */
const isPhone = (figure: string, text: string) =>
  /\+\s?$/u.test(text.slice(0, text.indexOf(figure))) ||
  /^0\d/u.test(figure) ||
  /^[\s-]\d{2,}[\s-]\d/u.test(text.slice(text.indexOf(figure) + figure.length));

const figure =
  /(?<![\p{L}\p{N}.,@_/-])(?:[$€£]\s?)?\d+(?:[.,]\d+|[\u00a0\u202f ]\d{3}(?!\d))*(?:[–-]\d+(?:[.,]\d+|[\u00a0\u202f ]\d{3}(?!\d))*)?(?:\s?(?:%|€|£|k|M|m|bn|ms|s|x|×|h|min|kg|g|km|GB|TB|°C)(?![\p{L}\p{N}]))?/gu;

/** The one word or figure of a text to mark: figure, else name, else its last long word. */
export function emphasisOf(text: string, brief: Pick<Brief, 'name' | 'language'>): string | undefined {
  // A number alone, such as one that is dialled, is stressed as a whole by standing there.
  if (!/\p{L}/u.test(text)) return undefined;
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(
      text,
    )
  )
    return undefined;
  const plain = brief.name === '' ? text : text.replace(brief.name, ' ');
  const figures = [...plain.matchAll(figure)].filter(([one]) => !isPlain(one, text));
  const point = figures.find(({ 0: one, index }) => !tellsWhen(plain.slice(0, index), plain.slice(index + one.length)));
  const [stressed] = point ?? figures[0] ?? [];
  if (stressed !== undefined) return stressed;
  if (brief.name !== '' && text.includes(brief.name) && text.length > brief.name.length + 6) return brief.name;
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
    .filter((word) => word.length > 2 && !small.has(word.toLowerCase()));
  if (text.split(/\s+/).length < 3) return undefined;
  const last = words.at(-1);
  // "Cross in 12 minutes": a number belongs to what it counts.
  const counted = last === undefined || !/^\p{Ll}/u.test(last) ? -1 : text.indexOf(` ${last}`);
  const number = counted < 0 ? undefined : /(?<![\p{L}\p{N}.,:-])\d{1,2}$/u.exec(text.slice(0, counted))?.[0];
  return number === undefined ? last : `${number} ${last}`;
}
