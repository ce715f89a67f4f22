/** "2021: 1,200 readers, 2022: 4,800 readers": a row of dates with a figure each, whose colons head nothing. */
import { lexiconOf } from '../lexicon/lexicons.ts';
import { languageOf } from '../reading/language.ts';
import { phraseSource } from '../reading/phrases.ts';

/** "1950 Albert starts with one van, 1968 first workshop, 1984 fire …": years that open clauses open lines. */
function withYears(prompt: string): string {
  return prompt.replace(
    /(?<=^|\n|[.]\s)((?:1[89]|20)\d\d\s(?!(?:to|and|bis|und|à|et|[–-])\s)[^.!?\n]*)/gu,
    (sentence: string) => {
      const clauses = sentence.split(/,\s(?=(?:1[89]|20)\d\d\s[\p{L}\d])/u);
      return clauses.length < 4 || clauses.filter((one) => /^\d{4}\s\p{L}/u.test(one)).length * 2 <= clauses.length
        ? sentence
        : clauses.map((one) => one.replace(/^(\d{4})\s/u, '\n$1: ')).join('');
    },
  );
}

/** "10 h – 19 h": from one hour to the other, and no dash between two thoughts. */
const closeHours = (prompt: string) =>
  prompt.replace(
    /(?<=\d\s?(?:h|Uhr|uur|[ap]m)|\d[:.h]\d\d)\s[–—-]\s(?=\d{1,2}(?:[:.h]\d\d|\s?(?:h|Uhr|uur|[ap]m)(?!\p{L})))/giu,
    '–',
  );

/** "FC Hallstatt 3 : 2 SV Ruden": a score, and no label. */
const closeScores = (prompt: string) => prompt.replace(/(?<=\p{L}\s\d{1,2})\s:\s(?=\d{1,2}\s\p{Lu})/gu, ':');

/** "Lumio 2.8 – New: offline maps. Improved: …": what is released, before the first part of its notes. */
const openRelease = (prompt: string) =>
  prompt.replace(
    /(?<=^[^!?\n:]{2,60}:\s[^!?\n:]{2,40}|^[^!?\n:]{2,40})\s[–—-]\s(?=(?:new|added|neu|nouveau|nouveautés|nuevo|novedades|nuovo|novità|novo|novidades|nieuw)\s?:\s)/iu,
    '.\n',
  );

/** "FRIDAY" above "19:00 The Five": each day heads what happens on it, as points of its own list. */
function withDaysAsHeads(prompt: string, weekdays: readonly string[]): string {
  const day = `(?:${phraseSource(weekdays)})(?:,?\\s\\d{1,2}[^\\n:]{0,20})?`;
  const program = new RegExp(
    `^[ \\t]*(${day})[ \\t]*:?[ \\t]*\\n((?:[ \\t]*\\d{1,2}[:.h]\\d\\d\\s[^\\n]+(?:\\n|$)){1,20})`,
    'gimu',
  );
  if ((prompt.match(program) ?? []).length < 2) return prompt;
  return prompt.replace(
    program,
    (_, head: string, rows: string) => `\n${head}:\n${rows.replace(/^[ \t]*(?=\S)/gmu, '- ')}\n`,
  );
}

export function withDatedRows(typed: string): string {
  const { months, weekdays } = lexiconOf(languageOf(typed));
  const prompt = withDaysAsHeads(openRelease(closeScores(closeHours(typed))), weekdays);
  const date = `(?:(?:19|20)\\d\\d|[QH][1-4](?:\\s(?:19|20)\\d\\d)?|(?:${phraseSource([...months.flat(), ...weekdays])})\\.?)`;
  const dated = new RegExp(`(?<=^|[,;:.]\\s|\\s(?:and|und|et|y|e|en)\\s)(${date})\\s?:\\s(?=[€$£]?\\d)`, 'gimu');
  const days = `(?:(?:${phraseSource(weekdays)}|\\p{L}{2,3})\\.?,?\\s)?\\d{1,2}(?:\\.|st|nd|rd|th)?\\s(?:de\\s)?(?:${phraseSource(months.flat())})\\.?`;
  const plan = new RegExp(`(?:^(?:${days})\\s?:\\s+\\S.*$\\n?){3,}`, 'gimu');
  // "MA 1 december: Nederlands, 09:00": days of a plan, line by line, are points of one.
  return withYears(prompt.replace(plan, (rows) => rows.replace(/^(?=\S)/gmu, '- ')))
    .split('\n')
    .map((line) => ((line.match(dated) ?? []).length < 2 ? line : line.replace(dated, '$1 ')))
    .join('\n');
}
