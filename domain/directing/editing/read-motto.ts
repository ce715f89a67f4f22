/** Wishes for another motto. */
import { type Clause, mark, match, saidBy } from './clause.ts';
import type { Edit } from './edit.ts';
import { mottoNamed } from './motto-words.ts';

const becomes =
  '(?:{says}|{nowIs}|{isWord}|becomes|should\\s(?:be|read|say)|shall\\sbe|soll(?:te)?|wird(?:\\szu)?|lautet|heißt|devient|doit\\sêtre|sera|será|pasa\\sa\\sser|debe(?:ría)?\\sser|diventa|sarà|deve\\sessere|passa\\sa\\sser)(?:\\s(?:now|jetzt|nun|künftig|maintenant|désormais|ahora|ora|adesso|agora|be))?';

/** "Change the motto to “…”", "Our new slogan is “…”", "Nehmt „…“ als Motto": other words for it. */
export function readMotto(clause: Clause): Edit | null {
  if (clause.film.motto === undefined) return null;
  const [said = '', to = ''] =
    match(
      clause,
      `(?:{change}|{make}|{use}|update|put)\\s+(*)\\s+(?:{to}|{with}|auf|in|durch|gegen|par|pour|en|a|por|con|para|com)\\s*:?\\s*(${mark})`,
    ) ??
    match(clause, `(*)(?:\\s+${becomes}\\s*:?|\\s*:)\\s*(${mark})(?:\\s(?:lauten|heißen|sein|werden))?`) ??
    match(
      clause,
      `(?:{change}|{make}|{use}|{move}|write|take)\\s+(${mark})\\s+(?:as|for|als|comme|como|come)\\s+(*)(?:\\s(?:instead|please|ein))?`,
    )?.reverse() ??
    [];
  const target = mottoNamed(clause, said);
  return target === null ? null : { kind: 'text', target, to: saidBy(clause, to) };
}
