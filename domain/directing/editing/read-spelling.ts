/** How a name is spelled: "The band is called The Loose Gravels, with an s". */
import { type Clause, match, saidBy } from './clause.ts';
import type { Edit } from './edit.ts';

const called =
  '(?:(?:is|are|was)\\s(?:actually\\s|really\\s|now\\s)?(?:called|named|spel(?:t|led)|written)|heißt|heißen|schreibt\\ssich|wird\\s(?=.*geschrieben$)|s[\u0027’](?:appelle|écrit)|se\\s(?:llama|escribe|chama|escreve)|si\\s(?:chiama|scrive))';
/** "with an s", "mit zwei t", "avec un s à la fin" */
const hint =
  /,?\s(?:with(?:out)?|mit|ohne|avec|sans|con|senza|sin|com|sem)\s(?:(?:the|an?|one|two|double|only\sone|einem|zwei|un|une|deux|dos|due|dois|uma?)\s)?(?:capital\s|small\s)?['"“]?\p{L}['"”]?(?:['’]?s)?(?:\s(?:at\sthe\s(?:end|start)|am\s(?:ende|anfang)|à\sla\sfin|al\sfinal|alla\sfine|no\sfim))?$/iu;

/** The name of the film that is spelled nearly so, put so; null where none or several are. */
export function readSpelling(clause: Clause): Edit | null {
  const text = clause.text.replace(/^it['’]s\s/iu, 'it is ').replace(hint, '');
  const [, said = ''] =
    match({ ...clause, text }, `{the}(*)\\s+${called}\\s+(*)(?:\\sgeschrieben|\\snow|\\sjetzt)?`) ?? [];
  const name = saidBy(clause, said);
  if (name.length < 4 || name.split(/\s+/u).length > 6) return null;
  const near = [...new Set(clause.film.texts.flatMap((shown) => nearIn(shown, name)))];
  const [from, more] = near;
  return from === undefined || more !== undefined ? null : { kind: 'words', from, to: name };
}

/** Stretches of as many words whose letters are nearly the same. */
function nearIn(shown: string, name: string): string[] {
  const count = name.split(/\s+/u).length;
  const words = [...shown.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.&-]*/gu)];
  return words.flatMap((word, at) => {
    const last = words[at + count - 1];
    if (last === undefined) return [];
    const stretch = shown.slice(word.index, last.index + last[0].length).replace(/[.]$/u, '');
    const far = lettersApart(stretch.toLowerCase(), name.toLowerCase());
    return far > 0 && far <= Math.max(1, Math.min(3, Math.floor(name.length / 4))) ? [stretch] : [];
  });
}

/** Letters to add, take or put in place of others. */
function lettersApart(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 9;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 9;
}
