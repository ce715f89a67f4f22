import type { Side } from '../brief.ts';
import { readDates } from './dates.ts';
import { readEarlier } from './earlier-values.ts';
import { trimLabel } from './figure-labels.ts';
import { parallelSides } from './parallel-sides.ts';
import { countWords, phraseSource } from './phrases.ts';
import { place } from './read-fields.ts';
import { ledCards, ledSides, opposedSides, sideOf } from './read-sides.ts';
import { verdict } from './read-statements.ts';
import { openSentences, type Reading, say } from './reading.ts';
import { clausesOfSides, doingOf, inFull, pairedNames, saidOf } from './told-sides.ts';
import { verbSides } from './verb-sides.ts';
import { against as beside, readVersusPair, readVersusRows } from './versus-rows.ts';

/** Two sides: headed lists, "A vs B", or lines that speak of one side each. */
export function readComparison(reading: Reading): void {
  // A requirement is read after the prompt, which has told the sides already.
  reading.found.comparison ??=
    parallelSides(reading) ??
    measuredNames(reading) ??
    ledSides(reading) ??
    opposedSides(reading) ??
    headedSides(reading) ??
    verbSides(reading, namesOf(reading)) ??
    namedSides(reading);
  ledCards(reading);
}

/** Words that stand between rivals, and between whoever plays and whom. */
const against = /(?<!\p{L})(?:against|gegen|contre|contra|contro|tegen)(?!\p{L})/iu;

const versus = (reading: Reading) =>
  phraseSource(reading.lexicon.versus.filter((word) => !/instead|statt|lieu|plutôt|invece|lugar|vez/.test(word)));

/** Two names of which several lines say how much, each of both: their table says it all. */
function measuredNames(reading: Reading): [Side, Side] | null {
  const names = namesOf(reading) ?? askedNames(reading);
  if (names === null) return null;
  const between = `${versus(reading)}|${phraseSource(beside)}`;
  const isTable = readVersusRows(reading, names, between);
  const pair = isTable ? null : readVersusPair(reading, between);
  if (!isTable && pair === null) return null;
  for (const [index, { text, label }] of openSentences(reading)) {
    const rest = names.reduce((left, name) => left.toLowerCase().replace(name.toLowerCase(), ' '), `${label} ${text}`);
    if (names.every((name) => `${label} ${text}`.includes(name)) && countWords(rest) <= 1) reading.used.add(index);
  }
  return names.map(
    (name, at): Side => ({ title: say(reading, name), items: pair === null ? [] : [pair[at] ?? ''] }),
  ) as [Side, Side];
}

/** "Before: …" and "After: …", or any two headed lines after a "vs". */
function headedSides(reading: Reading): [Side, Side] | null {
  const open = openSentences(reading).filter(
    ([, { label, text, bullet }]) => label !== '' && text !== '' && bullet === null,
  );
  const before = open.find(([, { field }]) => field === 'before');
  const after = open.find(([, { field }]) => field === 'after');
  const pair = before !== undefined && after !== undefined ? [before, after] : versusPair(reading, open);
  if (pair === null || pair[0] === undefined || pair[1] === undefined) return bulletSides(reading);
  return [pair[0], pair[1]].map(([index, sentence]) => {
    reading.used.add(index);
    place(reading, sentence.text);
    return sideOf(reading, sentence.label, sentence.text);
  }) as [Side, Side];
}

function versusPair(reading: Reading, open: ReturnType<typeof openSentences>) {
  const names = namesOf(reading) ?? askedNames(reading);
  if (names === null) return null;
  const heads = names.map((name) =>
    open.find(
      ([, { label, field }]) =>
        field === null &&
        (label.toLowerCase() === name.toLowerCase() || name.toLowerCase().includes(label.toLowerCase())),
    ),
  );
  return heads[0] !== undefined && heads[1] !== undefined ? heads : null;
}

/** "Train or plane?": which of two, where both head a line of their own. */
function askedNames({ sentences, lexicon }: Reading): [string, string] | null {
  for (const { text } of sentences) {
    const [, left = '', right = ''] =
      new RegExp(`^(.{2,30}?),?\\s(?:${phraseSource(lexicon.or)})\\s(.{2,40}?)\\?$`, 'iu').exec(text) ?? [];
    if (left !== '' && right !== '') return [trimLabel(left, lexicon), trimLabel(right, lexicon)];
  }
  return null;
}

/** Two bulleted lists with titles that a comparison names, such as Before and After. */
function bulletSides(reading: Reading): [Side, Side] | null {
  const { lists } = reading.found;
  const words = reading.lexicon.fields;
  const at = (keys: string[]) =>
    lists.findIndex(({ title }) => new RegExp(`^(?:the\\s)?(?:${phraseSource(keys)})$`, 'iu').test(title));
  let [left, right] = [at(words.before), at(words.after)];
  const names = namesOf(reading);
  if ((left < 0 || right < 0) && names !== null) {
    [left, right] = names.map((name) =>
      lists.findIndex(({ title }) => title !== '' && name.toLowerCase().includes(title.toLowerCase())),
    ) as [number, number];
  }
  const [first, second] = [lists[left], lists[right]];
  if (first === undefined || second === undefined || left === right) return null;
  reading.found.lists = lists.filter((list) => list !== first && list !== second);
  return [first, second].map(({ title, items }) => ({
    title,
    items: items.map((item) => (item.text === undefined ? item.title : `${item.title}: ${item.text}`)),
  })) as [Side, Side];
}

/** Names on both sides of "vs". */
function namesOf(reading: Reading): [string, string] | null {
  const asked = reading.sentences.find(({ isCompared }) => isCompared)?.text ?? '';
  const pair = new RegExp(
    `^(.{2,40}?),?\\s+(?:${versus(reading)}|with|to|and|against|mit|und|avec|et|à|con|y|com|e)\\s+(.{2,40}?)[.]?$`,
    'iu',
  ).exec(asked);
  // "three ways to save" are weighed, and nothing against saving.
  if (
    pair !== null &&
    !/^(?:\d|three|four|five|six|drei|vier|fünf|trois|quatre|cinq|tres|cuatro|cinco|tre|quattro|cinque|três|quatro|drie|vijf)(?!\p{L})/iu.test(
      asked,
    ) &&
    countWords(asked) <= 14 &&
    countWords(withoutSetting(pair[2] ?? '')) <= 4
  )
    return [trimLabel(pair[1] ?? '', reading.lexicon), trimLabel(withoutSetting(pair[2] ?? ''), reading.lexicon)];
  for (const { text, label } of reading.sentences) {
    for (const line of [label, text]) {
      // "3 days, against 5 last year" tells of one thing.
      if (readEarlier(line, reading.lexicon) !== null) continue;
      const word = "[\\p{L}\\p{N}\\ue000-\\uf8ff][\\p{L}\\p{N}'’.+&-]*";
      const match = new RegExp(
        `((?:${word}\\s){0,3}${word}),?\\s+(?:${versus(reading)})\\s+(?!(?:Spende|Gebühr|Aufpreis|Vorlage|Quittung|Bezahlung|Vorkasse|Rechnung|Abgabe)(?!\\p{L}))((?:${word}\\s?){1,4})`,
        'iu',
      ).exec(line);
      if (match === null || withstanding.test(`${match[1]} `)) continue;
      // "simultáneas contra la maestra Inés Robledo" in a longer sentence tells of a match.
      if (countWords(line) > 10 && against.test(match[0])) continue;
      // "Becher gegen 2 € Pfand": something is given for an amount.
      if (/^\d/u.test(match[2] ?? '') && !/\d/u.test(match[1] ?? '')) continue;
      const cut = new RegExp(
        `^.*(?<![\\p{L}])(?:${phraseSource([...reading.lexicon.link, ...reading.lexicon.direct, ...reading.lexicon.make, 'compare', 'comparing', 'between'])})\\s+(?:the\\s)?`,
        'iu',
      );
      const left = trimLabel((match[1] ?? '').replace(cut, ''), reading.lexicon);
      const right = trimLabel(withoutSetting((match[2] ?? '').replace(/[.!?]+\s*$/u, '')), reading.lexicon);
      // "2 March vs Herons" tells when somebody is met.
      const isDate = [left, right].some((side) => readDates(side, reading.lexicon).length > 0);
      if (left !== '' && right !== '' && !isDate) return [left, right];
    }
  }
  return null;
}

/** "5 Tipps gegen Rückenschmerzen", "zeg nee tegen rietjes": what is done against something is no side of it. */
const withstanding =
  /(?:^|[\s-])(?:\p{L}*(?:tipps?|mittel|hilfen?|schutz|schützt|hilft|helfen|impfung\p{L}*|maßnahmen?|übungen|tricks?|rezepte?|kampf|nein)|(?:tip|trick|oefening|middel|maatregel)\p{L}*|bescherming|beschermt|helpt|strijd|nee|tips|remed\p{L}*)\s+(?:(?:\p{L}+\s){0,2})$/iu;

/** "the car in town" is compared as "the car". */
const withoutSetting = (name: string) =>
  name.replace(/\s(?:for|in|on|at|from|to|für|im|auf|von|pour|en|dans|de|para|per|da|em|:)(?:\s.*)?$/iu, '');

/** Sentences that open with one side's name become its items. */
function namedSides(reading: Reading): [Side, Side] | null {
  const names = namesOf(reading) ?? pairedNames(reading);
  if (names === null) return null;
  const sides: [Side, Side] = [
    { title: say(reading, names[0]), items: [] },
    { title: say(reading, names[1]), items: [] },
  ];
  for (const [index, sentence] of openSentences(reading)) {
    if (verdict.test(sentence.label)) continue;
    const clauses = withoutHead(sentence.text, names)
      .replace(/[.!]+$/u, '')
      .split(
        /[;]\s+|,\s+(?:while|but|whereas|during|aber|während|mais|tandis que|pero|mientras|ma|mentre|mas|enquanto)\s+|,\s+(?=(?:an?|the|ein|eine|la|le|un|une|el)?\s?(?:\p{L}+\s){1,2}(?:takes|costs|needs|kostet|braucht|is|has)\s)/iu,
      )
      .flatMap((clause) => clausesOfSides(clause, names));
    let hits = 0;
    let told: string | undefined;
    for (const clause of clauses) {
      const side = names.findIndex((name, at) => speaksOf(clause, name, names[1 - at] ?? ''));
      const other = names.findIndex(
        (name, at) => at !== side && clause.toLowerCase().includes(doingOf(name) || stem(name)),
      );
      if (side < 0 || other >= 0 || countWords(clause) > 24) continue;
      const item = inFull(withoutSubject(clause, names[side] ?? ''), told, reading.lexicon);
      if (countWords(item) < 1) continue;
      told = item;
      sides[side === 0 ? 0 : 1].items.push(
        ...saidOf(item, reading.lexicon)
          .slice(0, 4)
          .map((part) => say(reading, part)),
      );
      hits += 1;
    }
    if (hits > 0 && hits === clauses.length) {
      reading.used.add(index);
      place(reading, sentence.text);
    }
  }
  const _isEmpty = sides[0].items.length === 0 && sides[1].items.length === 0;
  for (const [index, { text, label, role }] of openSentences(reading)) {
    const line = `${label} ${text}`.toLowerCase();
    if (!names.every((name) => line.includes(name.toLowerCase())) || countWords(text) > 14) continue;
    reading.used.add(index);
    const isBetterSaid = reading.found.message !== '';
    if (role === 'copy' && !isBetterSaid && countWords(text) > countWords(names.join(' ')) + 1)
      reading.found.titles.push({ text: say(reading, text), at: index });
  }
  const isEmpty = sides[0].items.length === 0 && sides[1].items.length === 0;
  for (const [index, { text, label }] of openSentences(reading)) {
    const line = `${label} ${text}`;
    if (
      names.every((name) => line.toLowerCase().includes(name.toLowerCase())) &&
      countWords(text) <= countWords(names.join(' ')) + 4
    )
      reading.used.add(index);
  }
  return isEmpty && countWords(`${sides[0].title} ${sides[1].title}`) > 8 ? null : sides;
}

/** "Train vs plane to Rome: the train takes …": the head names both sides and says nothing of either. */
function withoutHead(text: string, names: readonly string[]): string {
  const head = /^([^:]{4,80}):\s+/u.exec(text);
  const isHead = head !== null && names.every((name) => (head[1] ?? '').toLowerCase().includes(stem(name)));
  return isHead ? text.slice(head[0].length) : text;
}

const stem = (name: string) => name.toLowerCase().replace(/s$/, '');

/** The first word of a name of several, without a number. */
const firstOf = (name: string) => /^(\p{L}{4,})\s\p{L}/u.exec(name.toLowerCase())?.[1] ?? '';

const speaksOf = (clause: string, name: string, other: string) => {
  const plain = clause
    .toLowerCase()
    .replace(/^(?:with|mit|avec|con|com|an?|the|ein|eine|der|die|das|le|la|el|il|o)\s+/u, '');
  return (
    plain.startsWith(stem(name)) ||
    // "vélo 22 minutes" of "vélo électrique"
    (firstOf(name) !== '' && firstOf(name) !== firstOf(other) && plain.startsWith(`${firstOf(name)} `)) ||
    (doingOf(name) !== '' && plain.startsWith(`${doingOf(name)} `)) ||
    (name.split(' ').length > 1 && plain.startsWith(stem(name.split(' ').at(-1) ?? name)))
  );
};

/** "The bus takes 55 minutes" under the head Bus reads "takes 55 minutes". */
function withoutSubject(clause: string, name: string): string {
  const words = clause.trim().split(/\s+/);
  const last = doingOf(name) || stem(name.split(' ').at(-1) ?? name);
  const at = words.findIndex((word) =>
    word
      .toLowerCase()
      .replace(/[^\p{L}\p{N}-]/gu, '')
      .startsWith(last),
  );
  const start = words[0]?.toLowerCase() === firstOf(name) ? 1 : 0;
  return words
    .slice(at < 0 || at > 4 ? start : at + 1)
    .join(' ')
    .replace(/^[,:\s]+/, '')
    .replace(/^(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são)\s+/iu, '');
}
