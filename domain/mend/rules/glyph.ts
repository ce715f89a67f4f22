import { fallbackFamilies } from '../../../contract/fonts.ts';
import type { Candidate } from '../edit.ts';
import { type Target, worstOf } from '../target.ts';

/** Characters of the scripts that a fallback family is there for. */
const scripts: [RegExp, RegExp][] = [
  [/Arabic/u, /\p{Script=Arabic}/u],
  [/Hebrew/u, /\p{Script=Hebrew}/u],
  [/Devanagari/u, /\p{Script=Devanagari}/u],
  [/Thai/u, /\p{Script=Thai}/u],
  [/JP|SC/u, /\p{Script=Han}/u],
  [/JP/u, /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  [/KR/u, /\p{Script=Hangul}/u],
  [/Manrope/u, /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u],
  [/Emoji/u, /\p{Extended_Pictographic}/u],
  [/Symbols/u, /[\p{S}\p{P}]/u],
  [/DejaVu/u, /[\p{No}\p{Nl}\p{S}\p{P}\p{Script=Georgian}\p{Script=Armenian}]/u],
];

/** Puts the stage's fallback families behind the element's own: first those of the missing script, then all. */
export function mendGlyph(target: Target): Candidate[] {
  const { at, film } = target;
  const text = worstOf(target, ({ missing }) => missing?.length ?? 0);
  if (!at || !text) return [];
  const families = fallbackFamilies(film.theme.language);
  const wanted = scripts.filter(([, characters]) => characters.test(text.missing ?? ''));
  const fit = families.filter((family) => wanted.some(([name]) => name.test(family)));
  const nameless = [...(text.missing ?? '')].filter((each) => /[\p{Co}\p{Cn}]/u.test(each)).join('');
  const out: Candidate = {
    what: 'characters that no font has taken out',
    edits: [{ at, level: 0, without: nameless }],
  };
  const fonts = [...(fit.length > 0 ? [fit.slice(0, 2)] : []), families].flatMap((list): Candidate[] => {
    const append = list.map((family) => `'${family}'`).join(', ');
    const what = 'fallback fonts behind the font that lacks the characters';
    const named = (level: number): Candidate => ({
      what,
      edits: [{ at, level, where: ['fontFamily'], style: [{ property: 'fontFamily', append }] }],
    });
    const own = `${text.fontFamily.replaceAll('"', "'")}, ${append}`;
    const set: Candidate = { what, edits: [{ at, level: 0, style: [{ property: 'fontFamily', set: own }] }] };
    return [named(0), named(-1), set, named(1), named(2)];
  });
  return nameless ? [out, ...fonts] : fonts;
}
