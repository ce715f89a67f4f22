/** Sentences that tell the maker nothing but the name: it stands at the end of every film without them. */
import { lexicons } from '../lexicon/lexicons.ts';
import { endCards, houseLeads, lastScreens, nameIs } from '../lexicon/naming-leads.ts';
import { anyPhrase, escaped } from '../reading/phrases.ts';

const film = anyPhrase(lexicons.flatMap((lexicon) => lexicon.film));
const atEnd =
  'at the (?:very )?end|am (?:ende|schluss)|zum schluss|à la (?:toute )?fin|al final|alla fine|no (?:fim|final)|aan het (?:eind|einde|slot)';
const ending =
  '(?:end|finish|close|sign off|schlie(?:ß|ss)\\p{L}*|ende\\p{L}*|termin\\p{L}*|finiss\\p{L}*|fini[rs]\\p{L}*|cierr\\p{L}*|acab\\p{L}*|chiud\\p{L}*|fech\\p{L}*|encerr\\p{L}*|eindig\\p{L}*|sluit\\p{L}*|am ende|zum schluss|al final|alla fine|no fim|aan het eind)';
const quote = '["“”„«»]?';
const then = '(?:,?\\s(?:and|und|et|puis|y|e|poi|en|dan|then|dann|luego|después|depois)){1,2}';

/** The prompt without what only names: "End card: X", "… and then our name, X", "We at X" before "would like a video". */
export function withoutNaming(prompt: string, name: string): string {
  if (name === '' || !prompt.includes(name)) return prompt;
  const own = `${quote}\\s?${escaped(name)}\\s?${quote}`;
  const start = '(?<=^|[.!?\\n]["”»]?\\s*)';
  const whole = [
    new RegExp(`${start}(?:[-*•] )?(?:${endCards})\\s?[:：]\\s*${own}[.]?(?=\\s|$)`, 'giu'),
    new RegExp(
      `${start}[^.!?\\n:"“„«]{0,24}(?:${lastScreens})(?:\\s\\p{Ll}+){1,4}\\s${own}[^.!?\\n]{0,24}[.]?(?=\\s|$)`,
      'gu',
    ),
    new RegExp(
      `${start}[^.!?\\n:"“„«]{0,40}(?:${nameIs})(?:,|\\s?:)?\\s${own},?[^.!?\\n\\d"“„«]{0,40}[.]?(?=\\s|$)`,
      'gu',
    ),
    // "Ik schrijf namens X, onze loopclub.", "On behalf of X:"
    new RegExp(
      `${start}(?:\\p{L}+,?\\s){0,3}(?:${houseLeads.surely})\\s(?:the\\s|de\\s|la\\s|der\\s)?${own}(?:,\\s[^.!?:\\n\\d]{3,40})?[.:](?=\\s)`,
      'gu',
    ),
  ];
  const bare = whole.reduce(
    (text, pattern, at) => text.replace(pattern, (said) => (at !== 2 || isOfEnd.test(said) ? '' : said)),
    prompt.replace(new RegExp(`(?<=["”»])${then}\\s(?:${nameIs})(?:,|\\s?:)?\\s${own}(?=[.!]?(?:\\s|$))`, 'gu'), ''),
  );
  const spoken = bare.replace(
    new RegExp(
      `${start}([Ww]e|[Ww]ir|[Nn]ous|[Nn]osotr[oa]s|[Nn]oi|[Nn]ós|[Ww]ij)(?:\\sall)?(?:\\shere)?,?\\s(?:at|von|vom|bei|beim|de|du|chez|di|del|della|da|do|van|bij)\\s(?:the\\s|de\\s|der\\s)?${own},?(?=\\s[^.!?\\n]*)([^.!?\\n]*)`,
      'gu',
    ),
    (said, who: string, rest: string) => (film.test(rest) ? `${who}${rest}` : said),
  );
  // "our bakery, Copper & Crumb": two words side by side are no list.
  const joined = /\s(?:&|\+|and|und|et|y|e|en)\s/u.test(name)
    ? spoken.replace(new RegExp(`(?<=\\p{Ll})(?:,\\s${own}|\\s\\(${own}\\))(?=[.,]?\\s)`, 'u'), (said, at: number) =>
        film.test(sentenceAround(spoken, at, at + said.length)) ? '' : said,
      )
    : spoken;
  return /[\p{L}\p{N}]{2}/u.test(joined) ? joined.trim() : prompt;
}

const isOfEnd = new RegExp(`^\\s?${ending}(?!\\p{L})|(?<!\\p{L})(?:${atEnd})(?!\\p{L})`, 'iu');

const sentenceAround = (text: string, from: number, to: number) =>
  `${/[^.!?\n]*$/u.exec(text.slice(0, from))?.[0] ?? ''}${/^[^.!?\n]*/u.exec(text.slice(to))?.[0] ?? ''}`;
