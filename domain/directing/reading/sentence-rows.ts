import { splitItems } from './lists.ts';
import { dropSequence } from './order-words.ts';
import { countWords, leadingPhrase, opensWithSubject, phraseSource } from './phrases.ts';
import { addList } from './read-fields.ts';
import { type Reading, say } from './reading.ts';

/** "Dashboard: see it all. Invoices: send one in seconds." Labelled sentences in a row are items with a text each. */
export function readLabelled(reading: Reading): void {
  const { sentences, found } = reading;
  const isItem = (index: number) => {
    const one = sentences[index];
    return (
      one !== undefined &&
      !reading.used.has(index) &&
      (one.field === null || ((one.field === 'list' || one.field === 'after') && ofRelease.test(one.label))) &&
      one.role === 'copy' &&
      one.bullet === null &&
      one.text !== '' &&
      countWords(one.label) > 0 &&
      countWords(one.label) <= 3 &&
      // "True or false: chocolate." asks which of two, and is a title.
      !new RegExp(`\\s(?:${phraseSource(reading.lexicon.or)})\\s`, 'iu').test(one.label) &&
      // Whom the film is for heads its first sentence, and is no point of it.
      !sentences.some(({ isSubject, text }) => isSubject && text === one.label) &&
      countWords(one.text) <= 14 &&
      (/^\d{4}s?$/u.test(one.label) ||
        ofRelease.test(one.label) ||
        price.test(one.text) ||
        splitItems(one.text, reading.lexicon).length < 3)
    );
  };
  for (let start = 0; start < sentences.length; start += 1) {
    let end = start;
    while (isItem(end)) end += 1;
    const [isCounted = false, isNext = false] = sentences.slice(start, end).map(({ label }) => counted.test(label));
    // "Fitness challenge: 30 days. Day 1: 5 push-ups. Day 10: 15.": what stands before a row of numbered labels heads it.
    if (!isCounted && isNext) continue;
    if (end - start < 2 || !(isCounted || sentences.slice(start, end).some(({ text }) => countWords(text) >= 3)))
      continue;
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

const counted = /^\p{L}{2,}\s\d{1,3}$/u;

/** "New: offline mode, comments and export. Fixed: …": the parts of release notes stay beside each other. */
const ofRelease =
  /^(?:new|added|improved|improvements|changed|faster|fixed|removed|neu|verbessert|behoben|geändert|entfernt|nouveau|nouveautés|amélioré|améliorations|corrigé|corrections|nuevo|novedades|mejorado|mejoras|corregido|nuovo|novità|migliorato|corretto|novo|novidades|melhorado|melhorias|corrigido|nieuw|verbeterd|opgelost)$/iu;

/** "Full: £29 a month, any time, all classes": a plan with its price, and what it holds. */
const price = /^(?:[$€£]\s?\d|\d[\d.,]*\s?(?:[$€£]|euros?(?!\p{L})|CHF))/iu;

const counts =
  'three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|sechs|sieben|acht|trois|quatre|cinq|six|sept|tres|cuatro|cinco|seis|siete|tre|quattro|cinque|sei|três|quatro'.split(
    '|',
  );
const values = [3, 4, 5, 6, 7, 8, 9, 10, 3, 4, 5, 6, 7, 8, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7, 3, 4, 5, 6, 3, 4];

/** "5 habits of calm inboxes: Read mail twice a day. Answer in five lines. …": as many sentences as the title counts. */
export function readCounted(reading: Reading): void {
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

/** Three or more sentences in a row that each open with the verb of a step. */
export function readImperatives(reading: Reading): void {
  const { sentences, lexicon } = reading;
  const verb = leadingPhrase(lexicon.step);
  const textOf = (index: number) => {
    const one = sentences[index];
    const isOpen = one !== undefined && !reading.used.has(index) && one.role === 'copy' && one.bullet === null;
    return isOpen && one.label === '' && countWords(one.text) <= 14 ? dropSequence(one.text, lexicon) : null;
  };
  const isStep = (index: number) => verb.test(textOf(index) ?? '');
  // A verb that no list holds, between two that one does: only what opens with a subject is no step.
  const isBetween = (index: number) =>
    isStep(index - 1) &&
    isStep(index + 1) &&
    /^(?!\p{L}+(?:['’]|s\s))\p{Lu}\p{Ll}+\s/u.test(textOf(index) ?? '') &&
    !opensWithSubject(textOf(index) ?? '');
  for (let start = 0; start < sentences.length; start += 1) {
    let end = start;
    while (isStep(end) || isBetween(end)) end += 1;
    if (end - start < 3) continue;
    const steps = sentences.slice(start, end).map(({ text }) => dropSequence(text.replace(/[.!]$/u, ''), lexicon));
    addList(reading, '', steps, true);
    for (let at = start; at < end; at += 1) reading.used.add(at);
    start = end;
  }
}
