/** "The Hush 1 costs £39 and holds 1.2 litres. The Hush 2 costs £59 and holds 1.7 litres.": the same told of things in turn. */
import type { Side } from '../brief.ts';
import { splitItems } from './lists.ts';
import { capitalise, countWords, escaped } from './phrases.ts';
import { place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';

interface Told {
  at: number;
  subject: string;
  clauses: string[];
}

/** Two sentences in a row that say the same of two things, verb by verb, are its two sides; three or more are cards. */
export function parallelSides(reading: Reading): [Side, Side] | null {
  const row = rowIn(reading);
  if (row === null) return null;
  const titles = inFull(
    reading,
    row.map(({ subject }) => subject),
  );
  const sides = row.map(
    ({ clauses }, at): Side => ({
      title: capitalise(say(reading, titles[at] ?? ''), reading.lexicon.language),
      items: clauses.map((clause) => say(reading, clause)),
    }),
  );
  for (const { at } of row) {
    place(reading, reading.sentences[at]?.text ?? '');
    reading.used.add(at);
  }
  tellKind(reading, titles);
  const [left, right, more] = sides;
  if (left === undefined || right === undefined) return null;
  if (more === undefined) return [left, right];
  reading.found.lists.push({
    title: '',
    ordered: false,
    items: sides.map(({ title, items }) => ({ title, text: items.join(', ') })),
  });
  return null;
}

/** "It compares two kettles, the Hush 1 and the Hush 2.": viewers are told that these are two kettles. */
function tellKind(reading: Reading, titles: readonly string[]): void {
  for (const [index, one] of openSentences(reading)) {
    const isAsked = one.isCompared === true || comparing.test(one.text);
    if (!isAsked || /[€$£%]/u.test(one.text) || !titles.every((title) => one.text.includes(title))) continue;
    const [kind = ''] = counted.exec(one.text) ?? [];
    if (kind !== '') reading.found.titles.push({ text: say(reading, kind), at: index });
    reading.sentences[index] = { ...one, role: 'direction' };
    reading.used.add(index);
  }
}

const comparing = /(?<!\p{L})(?:compar|vergl[ie]ich|verglichen|confront|vergelijk|paragon)\p{L}*/iu;
const counted =
  /(?<!\p{L})(?:two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|quatro|twee|drie)\s(?:(?!and|und|et|y|e|en)\p{Ll}+\s){0,2}\p{L}+/iu;

/** The first row of sentences that tell the same of different things; null where there is none. */
function rowIn(reading: Reading): Told[] | null {
  const open = openSentences(reading).filter(
    ([, { role, bullet, label }]) => role === 'copy' && bullet === null && label === '',
  );
  for (const [at, [index, { text }]] of open.entries()) {
    const row: Told[] = [];
    const others = open.slice(at + 1).map(([place, one]) => ({ place, text: one.text }));
    const first = clausesOf(reading, text);
    for (const [step, other] of others.entries()) {
      if (other.place !== index + step + 1) break;
      const next = clausesOf(reading, other.text);
      const subjects = subjectsOf(first[0] ?? '', next[0] ?? '');
      if (subjects === null || !areAlike(first, next)) break;
      if (row.length === 0) row.push(toldBy(index, subjects[0], first));
      row.push(toldBy(other.place, subjects[1], next));
    }
    if (row.length >= 2 && new Set(row.map(({ subject }) => subject.toLowerCase())).size === row.length) return row;
  }
  return null;
}

const clausesOf = ({ lexicon }: Reading, text: string) =>
  /[:：?!;]/u.test(text) ? [] : splitItems(text.replace(/[.]$/u, ''), lexicon);

const article =
  /^(?:(?:the|our|an?|der|die|das|unser|le|la|les|notre|el|los|las|il|lo|o|a|os|as|de|het|ons|onze)\s|l['’])/iu;

/** "Hush 1", "Hush 2": what stands before the verb that both share. */
function subjectsOf(one: string, other: string): [string, string] | null {
  const [words, others] = [one.replace(article, '').split(/\s+/u), other.replace(article, '').split(/\s+/u)];
  for (let at = 1; at <= 3; at += 1) {
    const verb = words[at] ?? '';
    const its = others.findIndex((word, index) => index >= 1 && index <= 3 && word === verb);
    if (!/^\p{Ll}{2,}$/u.test(verb) || its < 0) continue;
    const pair = [words.slice(0, at).join(' '), others.slice(0, its).join(' ')] as [string, string];
    return pair[0].toLowerCase() === pair[1].toLowerCase() || !pair.every((name) => /^[\p{Lu}\d]/u.test(name))
      ? null
      : pair;
  }
  return null;
}

/** As many clauses, each with the same verb, and most of them with a figure on both sides. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || one.length !== other.length || one.length > 5) return false;
  const verbs = (clauses: readonly string[]) => clauses.slice(1).map((clause) => /^\S+/u.exec(clause)?.[0] ?? '');
  const [own, its] = [verbs(one), verbs(other)];
  const figured = one.filter((clause, at) => /\d/u.test(clause) && /\d/u.test(other[at] ?? '')).length;
  return (
    own.every((verb, at) => verb === its[at] && /^\p{Ll}/u.test(verb)) &&
    figured * 3 >= one.length * 2 &&
    [...one, ...other].every((clause) => countWords(clause) <= 10)
  );
}

const toldBy = (at: number, subject: string, [first = '', ...others]: readonly string[]): Told => ({
  at,
  subject,
  clauses: [first.replace(article, '').slice(subject.length).trim(), ...others],
});

/** "Basis" and "Plus" of "Packesel Basis und Packesel Plus": their whole names, where the brief says them. */
function inFull({ sentences }: Reading, subjects: readonly string[]): string[] {
  const text = sentences.map((one) => one.source ?? one.text).join('\n');
  const leads = subjects.map(
    (subject) =>
      new RegExp(`((?:\\p{Lu}[\\p{L}\\d'’-]*\\s){1,2})${escaped(subject)}(?![\\p{L}\\d])`, 'u').exec(text)?.[1] ?? '',
  );
  const bare = leads.map((lead) => lead.replace(article, ''));
  return new Set(bare).size === 1 ? subjects.map((subject) => `${bare[0]}${subject}`) : [...subjects];
}
