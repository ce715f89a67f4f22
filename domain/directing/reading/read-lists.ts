import { readFigures, seriesOf } from './figures.ts';
import { joinLists } from './join-lists.ts';
import {
  areSteps,
  dropSequence,
  isClause,
  itemOf,
  readSequence,
  relativeClause,
  splitItems,
  wholeSteps,
} from './lists.ts';
import { anyPhrase, countPhrases, countWords, leadingPhrase, phraseSource } from './phrases.ts';
import { addList, place } from './read-fields.ts';
import { readTimetable } from './read-timetable.ts';
import { openSentences, type Reading, say } from './reading.ts';
import { headOf, isSpreadObject, opensSentence } from './told-lists.ts';

/** Bulleted and numbered lines, "first … then …", and lists inside a sentence. */
export function readLists(reading: Reading): void {
  readBullets(reading);
  readTimetable(reading);
  readOrder(reading);
  readImperatives(reading);
  readLabelled(reading);
  readCounted(reading);
  for (const [index, sentence] of openSentences(reading)) {
    if (sentence.bullet === null && readInline(reading, index)) reading.used.add(index);
  }
  reading.found.lists = joinLists(reading.found.lists);
}

function readBullets(reading: Reading): void {
  const { sentences } = reading;
  let index = 0;
  while (index < sentences.length) {
    const start = index;
    while (sentences[index]?.bullet != null && !reading.used.has(index)) index += 1;
    if (index === start) {
      index += 1;
      continue;
    }
    const group = sentences.slice(start, index);
    const lead = sentences[start - 1];
    const isTitle =
      lead !== undefined &&
      !reading.used.has(start - 1) &&
      ((lead.label !== '' && lead.text === '') || /[:：]\s*$/.test(lead.text));
    const only = group.length === 1 ? sentences[start] : undefined;
    if (only !== undefined && isTitle && countWords(lead?.label ?? '') > 0) {
      // A list of one is a line under its head.
      sentences[start] = { ...only, bullet: null, label: lead?.label ?? '' };
      reading.used.add(start - 1);
      continue;
    }
    if (only !== undefined && only.bullet === 'plain' && !isTitle) {
      // A point alone is a line.
      sentences[start] = { ...only, bullet: null };
      continue;
    }
    const ordered = group.some(({ bullet }) => bullet === 'ordered') || lead?.field === 'steps';
    addList(
      reading,
      isTitle ? titleOf(lead.label !== '' ? lead.label : lead.text, lead.role === 'direction') : '',
      group.map(({ text }) => text),
      ordered,
    );
    for (let at = start; at < index; at += 1) reading.used.add(at);
    if (isTitle) reading.used.add(start - 1);
  }
}

/** "Dashboard: see it all. Invoices: send one in seconds." Labelled sentences in a row are items with a text each. */
function readLabelled(reading: Reading): void {
  const { sentences, found } = reading;
  const isItem = (index: number) => {
    const one = sentences[index];
    return (
      one !== undefined &&
      !reading.used.has(index) &&
      one.field === null &&
      one.role === 'copy' &&
      one.bullet === null &&
      one.text !== '' &&
      countWords(one.label) > 0 &&
      countWords(one.label) <= 3 &&
      countWords(one.text) <= 14 &&
      (/^\d{4}s?$/u.test(one.label) || splitItems(one.text, reading.lexicon).length < 3)
    );
  };
  for (let start = 0; start < sentences.length; start += 1) {
    let end = start;
    while (isItem(end)) end += 1;
    if (end - start < 2 || !sentences.slice(start, end).some(({ text }) => countWords(text) >= 3)) continue;
    const items = sentences
      .slice(start, end)
      .map(({ label, text }) => ({ title: say(reading, label), text: say(reading, text).replace(/[.。]$/u, '') }));
    found.lists = found.lists.filter(
      (list) =>
        !list.items.every(({ title }) => items.some((item) => item.title.toLowerCase() === title.toLowerCase())),
    );
    found.lists.push({ title: '', ordered: false, items });
    for (let at = start; at < end; at += 1) reading.used.add(at);
    start = end;
  }
}

const counts =
  'three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|sechs|sieben|acht|trois|quatre|cinq|six|sept|tres|cuatro|cinco|seis|siete|tre|quattro|cinque|sei|três|quatro'.split(
    '|',
  );
const values = [3, 4, 5, 6, 7, 8, 9, 10, 3, 4, 5, 6, 7, 8, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7, 3, 4, 5, 6, 3, 4];

/** "5 habits of calm inboxes: Read mail twice a day. Answer in five lines. …": as many sentences as the title counts. */
function readCounted(reading: Reading): void {
  const { sentences } = reading;
  for (const [index, { label, role }] of sentences.entries()) {
    const said =
      /^(?:the\s|our\s|my\s|top\s|die\s|les\s|los\s)?(\d{1,2}|\p{L}+)\s\p{L}/iu.exec(label)?.[1]?.toLowerCase() ?? '';
    const count = Number(said) || (values[counts.indexOf(said)] ?? 0);
    if (count < 3 || count > 10 || role !== 'copy' || reading.used.has(index)) continue;
    const group = sentences.slice(index, index + count);
    const isList =
      group.length === count &&
      // "Three honeys: heather, lime blossom and chestnut." is counted out already.
      splitItems(group[0]?.text ?? '', reading.lexicon).length < count &&
      group.every(
        (one, at) =>
          !reading.used.has(index + at) &&
          one.role === 'copy' &&
          one.bullet === null &&
          (at === 0 || one.label === '') &&
          one.text !== '' &&
          countWords(one.text) <= 14,
      );
    if (!isList) continue;
    const items = group.map(({ text }) => ({ title: say(reading, text).replace(/[.。]$/u, '') }));
    reading.found.lists.push({ title: say(reading, label), ordered: false, items });
    for (let at = 0; at < count; at += 1) reading.used.add(index + at);
  }
}

const titleOf = (label: string, isDirection: boolean) =>
  isDirection || countWords(label) > 8 ? '' : label.replace(/[:：]\s*$/, '');

function readOrder(reading: Reading): void {
  const open = openSentences(reading);
  const sequence = readSequence(
    open.map(([, { text }]) => text),
    reading.lexicon,
  );
  if (sequence === null) return;
  const head = open[sequence.used[0] ?? 0]?.[1].label ?? '';
  addList(
    reading,
    countWords(head) <= 10 ? head : '',
    sequence.steps.map((step) => dropSequence(step, reading.lexicon).replace(/^(?:and|und|et|y|e)\s+/iu, '')),
    true,
  );
  for (const at of sequence.used) {
    const place_ = open[at];
    if (place_ !== undefined) reading.used.add(place_[0]);
  }
}

/** Three or more sentences in a row that each open with the verb of a step. */
function readImperatives(reading: Reading): void {
  const { sentences, lexicon } = reading;
  const verb = leadingPhrase(lexicon.step);
  const isStep = (index: number) => {
    const one = sentences[index];
    const isOpen = one !== undefined && !reading.used.has(index) && one.role === 'copy' && one.bullet === null;
    return isOpen && one.label === '' && countWords(one.text) <= 14 && verb.test(dropSequence(one.text, lexicon));
  };
  for (let start = 0; start < sentences.length; start += 1) {
    let end = start;
    while (isStep(end)) end += 1;
    if (end - start < 3) continue;
    const steps = sentences.slice(start, end).map(({ text }) => dropSequence(text.replace(/[.!]$/u, ''), lexicon));
    addList(reading, '', steps, true);
    for (let at = start; at < end; at += 1) reading.used.add(at);
    start = end;
  }
}

/** A list after a colon or an "including", and the bare list of a labelled line. */
function readInline(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[index];
  if (sentence === undefined || (sentence.field !== null && !['list', 'steps'].includes(sentence.field))) return false;
  const { lexicon } = reading;
  const label = sentence.label !== '' && !/[\ue000-\uf8ff]/.test(sentence.label) ? sentence.label : '';
  const opener =
    /^(.{2,90}?)(?:[:：]\s+|[,—–-]?\s(?:including|such as|like|with|featuring|darunter|wie|mit|comme|como|come|with the)\s)(.+)$/isu.exec(
      sentence.text,
    );
  // "Lindo: three words: fast, calm, cheap": the list stands behind the last colon, with what leads to it as its title.
  const isNested = label !== '' && /^[^:：]{2,60}[:：]\s[^:：]+$/u.test(sentence.text);
  const body = label !== '' && !isNested ? sentence.text : (opener?.[2] ?? sentence.text);
  const items = wholeSteps(splitItems(body, lexicon), lexicon);
  const series = items.length >= 3 ? seriesOf('', items, lexicon) : null;
  if (items.some((item) => relativeClause.test(item)) || isAddressed(items) || isSpreadObject(items)) return false;
  const isParallel = items.length >= 3 && items.every((item) => countWords(item) <= 9) && spread(items) <= 6;
  const isSteps = areSteps(items, lexicon) && items.length >= 3;
  const hasOpener = label !== '' || opener !== null || /^(?:features?|includes?)\b/iu.test(body);
  if (sentence.role === 'direction' && (countPhrases(sentence.text, lexicon.craft) > 0 || isEnding(sentence.text)))
    return false;
  const isBare =
    !hasOpener &&
    !isClause(items[0] ?? '') &&
    !opensSentence(items) &&
    // "Ada Osei, luthier, 1951–2026" tells of one.
    !items.some((item) => /^\d{4}(?:\s?[–-]\s?\d{2,4})?$/u.test(item)) &&
    items.every((item) => countWords(item) <= 5);
  if (series === null && !(isParallel && (hasOpener || isSteps || isBare))) return false;
  if (series === null && looksOccasional(items, reading)) return false;
  const isDaily = items.every((item) => itemOf(item).text !== undefined);
  if (series === null && !isSteps && !isDaily && isMostlyFigures(items, reading)) return false;
  const title = label !== '' && !isNested ? label : headOf(opener);
  const isTitled =
    label !== '' && !isNested
      ? countWords(label) <= 6 && sentence.role === 'copy'
      : opener !== null && countWords(title) <= 8 && sentence.role === 'copy';
  const isAsked = isMaking(title, reading) || leadingPhrase(lexicon.direct).test(title);
  addList(reading, isTitled && !isAsked ? title : '', cleanFirst(items, reading), isSteps);
  place(reading, body);
  return true;
}

/** "End with the motto, … and the words “…”": what comes last is no list of its own. */
const isEnding = (text: string) =>
  !/^[^,;:：]{3,40}[:：]\s/u.test(text) &&
  /^(?:and\s|then\s|finally\s|und\s|et\s)?(?:end|clos|finish|conclud|beend|schlie|termin|fini|acab|chiud|conclu)\p{L}*\s/iu.test(
    text,
  );

/** A row of which most items carry a figure tells amounts, even where one of them has no label. */
function isMostlyFigures(items: readonly string[], { lexicon }: Reading): boolean {
  const row = items.join(' ; ');
  // Half a cabbage counts nothing up.
  if (/[½⅓⅔¼¾⅛]/u.test(row) || items.every((item) => /^(?:1\d|20)\d\d\s/u.test(item))) return false;
  const tellsChange =
    anyPhrase(lexicon.rise).test(row) ||
    anyPhrase(lexicon.fall).test(row) ||
    new RegExp(`\\s(?:${phraseSource(lexicon.fromTo[0])})\\s`, 'iu').test(row);
  if (tellsChange && items.every((item) => readFigures(item, lexicon, []).length > 0)) return true;
  const figured = items.filter((item) => readFigures(item, lexicon, []).length === 1);
  // "Build 12 raised beds, plant 60 bushes, repair the greenhouse": what is done, and how many of it.
  if (figured.every((item) => /^\p{L}+\s\d[\d.,]*(?:\s\p{L}+){1,3}$/u.test(item))) return false;
  // "142 m², 3 bedrooms, river view": a measure without a name is a point among points.
  const isNameless = (item: string) => /^\S*\d\S*(?:\s[^\s\d]{1,3})?$/u.test(item);
  const isShort = items.length >= 4 && items.every((item) => countWords(item) <= 4);
  if (isShort && figured.length < items.length && figured.some(isNameless)) return false;
  return (
    figured.length < items.length &&
    figured.length >= 2 &&
    figured.length * 3 >= items.length * 2 &&
    figured.every((item) => !/\s(?:a|per|pro|par|por)\s\p{L}+$/iu.test(item))
  );
}

const isMaking = (title: string, { lexicon }: Reading) =>
  anyPhrase([...lexicon.film]).test(title) && countWords(title) <= 4;

/** "features: a" keeps a; "We offer a, b and c" keeps its first item whole. */
const cleanFirst = (items: string[], { lexicon }: Reading) =>
  items.map((item, at) =>
    at === 0
      ? item.replace(
          new RegExp(
            `^(?:${phraseSource(lexicon.direct)})\\s+(?:(?:the|our|three|four|five|two|\\d)\\s+)*(?=\\p{L})`,
            'iu',
          ),
          '',
        )
      : item,
  );

const spread = (items: string[]) => {
  const counts = items.map(countWords);
  return Math.max(...counts) - Math.min(...counts);
};

/** "Halm, Marktplatz 3, Weiden": names and a house number are an address. */
const isAddressed = (items: readonly string[]) =>
  items.length <= 4 &&
  items.every((item) => /^(?:\d|\p{Lu})/u.test(item)) &&
  items.filter((item) => /^\p{Lu}[\p{L}.'’ -]{3,}\s\d{1,4}[a-z]?$|^\d{1,4}[a-z]?,?\s\p{Lu}\p{L}+\s\p{Lu}/u.test(item))
    .length === 1;

/** "Berlin, 12 June, 19:00" is an occasion, not a list. */
function looksOccasional(items: string[], { lexicon }: Reading): boolean {
  const dated = anyPhrase([...lexicon.months.flat(), ...lexicon.weekdays]);
  // "Monday – Ribollita, Tuesday – Gnocchi": what each day brings.
  if (items.length >= 3 && items.every((item) => itemOf(item).text !== undefined && dated.test(itemOf(item).title)))
    return false;
  const days = items.filter((item) => dated.test(item) && /\d/.test(item)).length;
  const hours = items.filter((item) => /\d{1,2}[:h]\d{2}/.test(item)).length;
  return days + hours >= 1 && (days + hours) * 6 >= items.length;
}
