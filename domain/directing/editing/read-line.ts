/** Lines of one part by where they stand: "the subtitle on the title screen", "the small text", "the caption". */
import { type Clause, type ClauseReader, mark, match, saidBy, shows, targetOf } from './clause.ts';
import type { Edit, LineKind, Target } from './edit.ts';
import { instead } from './read-words.ts';

const names: readonly [LineKind, string][] = [
  [
    'under',
    '(?:sub-?title|subline|sub-?heading|sub-?headline|(?:small|smaller|second|lower)\\s(?:text|line|type|words|print)|line\\s(?:below|underneath|under\\sit)|text\\s(?:below|underneath)|untertitel|unterzeile|sous-titre|subtítulo|sottotitolo)',
  ],
  ['label', '(?:caption|label|bildunterschrift|beschriftung|légende|leyenda|pie|didascalia|legenda)'],
  ['main', '(?:(?:main|current|big|top|large)\\s(?:text|line|words))'],
];

const says =
  '(?:{says}|\\s*:\\s*|should\\sbe|must\\sbe|is\\sto\\s(?:be|say|read)|needs\\sto\\s(?:be|say|read)|reads?|{to})';

/** "The subtitle on the title screen should say “…”", "change the small text to “…”", "in the end card write “…”". */
export const readLine: ClauseReader = (clause) => {
  for (const [of, name] of names) {
    const found = match(
      clause,
      `(?:(?:{change}|{make})\\s+)?{the}${name}(?:\\s+(?:{of}|under|below)\\s+{the}(*))?\\s*(?:${says}\\s*)+(${mark})`,
    );
    const edit = found === null ? null : lineEdit(clause, of, found[0] ?? '', found[1] ?? '');
    if (edit !== null) return edit;
  }
  return writtenIn(clause);
};

function lineEdit(clause: Clause, of: LineKind, where: string, words: string): Edit | null {
  const within = where === '' ? (clause.spoken?.target ?? null) : targetOf(clause, where);
  return where !== '' && within === null ? null : { kind: 'line', of, within, to: saidBy(clause, words) };
}

/** "In the end card write “…” instead of the current line": its main line, unless words of it are named. */
function writtenIn(clause: Clause): Edit | null {
  const found = match(
    clause,
    `(?:in|on|at|auf|in)\\s+{the}(*),?\\s+(?:please\\s+)?(?:write|put|say|show|print|schreib(?:e)?)\\s+(${mark})(?:\\s+${instead}\\s+(*))?`,
  );
  const within = found === null ? null : targetOf(clause, found[0] ?? '');
  if (found === null || within === null) return null;
  const [, words = '', old = ''] = found;
  const isCurrent =
    old === '' ||
    match({ ...clause, text: old }, '{the}(?:(?:current|old|present|existing)\\s)?(?:line|text|words|one|sentence)') !==
      null;
  if (isCurrent) return { kind: 'line', of: 'main', within, to: saidBy(clause, words) };
  const from = saidBy(clause, old);
  return shows(clause, from) ? { kind: 'words', from, to: saidBy(clause, words), within } : null;
}

/** "In scene 3 change “A” to “B”", "second stat: 41% -> 44%": what follows is said of one part only. */
export function scopeOf(clause: Clause): { within: Target; rest: string } | null {
  const led =
    match(clause, '(?:in|on|for|auf|dans|en|nella?|na|no)\\s+{the}(*?),\\s+(.+)'.replace('(*?)', '(*)')) ??
    match(clause, '(?:in|on|auf|dans)\\s+{the}(*)\\s+((?:{change}|{make}|{remove}|{emphasise}|{use})\\s.+)') ??
    match(clause, '{the}(*)\\s*:\\s+(.+(?:->|→|=>).+)');
  const within = led === null ? null : targetOf(clause, led[0] ?? '');
  return within === null || led === null ? null : { within, rest: led[1] ?? '' };
}
