/** Rows of a list that each name somebody and what they do: "- Pell Anders, boatbuilder". */
import { classesOf } from '../lexicon/word-classes.ts';
import { isHueWord } from './colour-words.ts';
import { languageOf } from './language.ts';

const bullet = /^\s*(?:[-*•‣–—]\s+|\(?\d{1,2}[.)]\s+)?/u;
const particle =
  "(?:(?:van|von|der|den|de|del|della|di|da|do|dos|du|la|le|el|al|bin|zu|y|e|ter|ten)\\s|[dl]['’]|O['’]|Mc)";
const row = new RegExp(
  `^(?<who>\\p{Lu}[\\p{L}.'’-]*(?:\\s${particle}{0,2}\\p{Lu}[\\p{L}.'’-]*){0,3})(?:,\\s|\\s[–—-]\\s|\\s\\()(?<post>\\p{L}[^.,:;!?\\d\\n"“”„«»]{1,48}?)\\)?[.,;]?$`,
  'u',
);
const least = 3;
const ofFilm = ['FILM', 'FORMAT', 'LOOK', 'LOOKN', 'COLOUR', 'CRAFT', 'TEXTN'];

/** The rows of such lists without their marks. Where few have two names none has, and hardly any is a part of a film: "Music, calm". */
export function personRows(text: string): ReadonlySet<string> {
  if (!/\n.*(?:, |\s[–—-]\s|\().*\n/u.test(text)) return new Set();
  const language = languageOf(text);
  const isPart = (word: string) =>
    isHueWord(word) !== null || classesOf(word.toLowerCase(), language).some((one) => ofFilm.includes(one));
  return new Set(
    groupsOf(text).flatMap((group) => {
      const whos = group.map((line) => row.exec(line)?.groups?.who ?? '');
      const full = whos.filter((who) => /\s/u.test(who)).length;
      // Rosa is a name and a colour.
      const parts = whos.filter((who) => who.split(/\s+/u).every(isPart)).length;
      const isRow = whos.every((who) => who !== '') && group.length >= least;
      return isRow && parts * 4 <= group.length && (full * 2 >= group.length || !whos.some((who) => /\s/u.test(who)))
        ? group
        : [];
    }),
  );
}

/** Lines that bear the same mark, or none, one below the other. */
function groupsOf(text: string): string[][] {
  const groups: string[][] = [];
  let mark = '';
  for (const line of text.split('\n')) {
    const own = (bullet.exec(line)?.[0] ?? '').trim().replace(/\d+/u, '1');
    const said = line.replace(bullet, '').trim();
    const isRow = row.test(said);
    const last = groups.at(-1);
    if (isRow && last !== undefined && last.length > 0 && own === mark) last.push(said);
    else groups.push(isRow ? [said] : []);
    // A list is broken by a point of another form: of such a list nothing is sure.
    if (!isRow && own !== '' && own === mark && last !== undefined) last.length = 0;
    mark = own;
  }
  return groups;
}

/** Rows without marks as points of a list, where they have two names each: nobody signs there. */
export function withPeopleListed(text: string): string {
  const rows = personRows(text);
  if (rows.size === 0) return text;
  return text
    .split('\n')
    .map((line) => (rows.has(line.trim()) && /^\s*\p{Lu}[\p{L}.'’-]*\s/u.test(line) ? `- ${line.trim()}` : line))
    .join('\n');
}
