/** "2021: 1,200 readers, 2022: 4,800 readers": a row of dates with a figure each, whose colons head nothing. */
import { lexiconOf } from '../lexicon/lexicons.ts';
import { languageOf } from '../reading/language.ts';
import { phraseSource } from '../reading/phrases.ts';

export function withDatedRows(prompt: string): string {
  const { months, weekdays } = lexiconOf(languageOf(prompt));
  const date = `(?:(?:19|20)\\d\\d|[QH][1-4](?:\\s(?:19|20)\\d\\d)?|(?:${phraseSource([...months.flat(), ...weekdays])})\\.?)`;
  const dated = new RegExp(`(?<=^|[,;:.]\\s|\\s(?:and|und|et|y|e|en)\\s)(${date})\\s?:\\s(?=[€$£]?\\d)`, 'gimu');
  return prompt
    .split('\n')
    .map((line) => ((line.match(dated) ?? []).length < 2 ? line : line.replace(dated, '$1 ')))
    .join('\n');
}
