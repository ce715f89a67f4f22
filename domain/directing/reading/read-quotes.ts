import type { Lexicon } from '../lexicon/lexicon.ts';
import { type HeldText, heldOf } from './masked-text.ts';
import { anyPhrase, countWords, phraseSource } from './phrases.ts';
import { actionWords, place } from './read-fields.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';

const shell =
  /^(?:\$|npm|npx|pnpm|yarn|git|curl|pip|brew|docker|kubectl|cargo|go|node|python3?|sudo|apt|make|cd|ls|ssh|deno|bun|terraform|helm|\.\/|framewright)\b|^\$ /;

/** Quoted words and code: each finds the role that its surroundings give it. */
export function readQuotes(reading: Reading): void {
  readCode(reading);
  for (const [index, sentence] of openSentences(reading)) {
    const quotes = heldOf(sentence.text, reading.held).filter(({ kind }) => kind === 'quote');
    for (const quote of quotes) {
      if (reading.placed.has(quote)) continue;
      if (readQuotation(reading, index, quote)) continue;
      giveRole(reading, sentence.text, quote, sentence.role);
    }
  }
}

function readCode(reading: Reading): void {
  const { held, found } = reading;
  for (const part of held) {
    if (part.kind !== 'fence' && part.kind !== 'code') continue;
    const lines = part.text
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '');
    const isCommand = part.kind === 'fence' || shell.test(part.text);
    reading.placed.add(part);
    if (!isCommand) {
      found.exact.push(part.text);
      continue;
    }
    const last = found.commands.at(-1);
    if (part.kind === 'code' && last?.[0]?.startsWith('$ ') && last.length < 4)
      last.push(`$ ${part.text.replace(/^\$ /, '')}`);
    else found.commands.push(part.kind === 'code' ? [`$ ${part.text.replace(/^\$ /, '')}`] : lines.slice(0, 12));
  }
  for (const [index, sentence] of openSentences(reading)) {
    const plain = sentence.text.replace(/[\ue000-\uf8ff]/g, (mark) =>
      heldOf(mark, held)[0]?.kind === 'fence' ? ' ' : mark,
    );
    const isCommand = heldOf(sentence.text, held).some(({ kind, text }) => kind === 'code' && shell.test(text));
    const isAlone =
      isCommand && /^[\ue000-\uf8ff\s.,;:!]+$/u.test(plain) && heldOf(plain, held).every(({ kind }) => kind === 'code');
    if (isAlone || (plain !== sentence.text && plain.trim() === '')) reading.used.add(index);
    sentence.text = plain.trim();
  }
}

/** Six words in quotes with a person beside them are that person's words. */
function readQuotation(reading: Reading, index: number, quote: HeldText): boolean {
  if (countWords(quote.text) < 4 && quote.text.length < 14) return false;
  const sentence = reading.sentences[index];
  if (sentence === undefined) return false;
  const mark = sentence.text.split('').find((letter) => heldOf(letter, reading.held)[0] === quote) ?? '';
  const [before = '', after = ''] = sentence.text.split(mark);
  const next = reading.sentences[index + 1];
  const person =
    personAfter(after, reading.lexicon) ??
    personBefore(before, reading.lexicon) ??
    (after.trim().length < 2 && next !== undefined ? dashed(next.text) : null);
  if (person === null && sentence.field !== 'quote') return false;
  reading.found.quotations.push({
    text: quote.text,
    who: say(reading, person?.who ?? ''),
    role: say(reading, person?.role ?? ''),
  });
  reading.placed.add(quote);
  reading.used.add(index);
  if (person?.isNext === true) reading.used.add(index + 1);
  return true;
}

interface Person {
  who: string;
  role: string;
  isNext?: boolean;
}

const name = "\\p{Lu}[\\p{L}.'’-]*(?:\\s(?:(?:von|van|de|da|di|der|la)\\s)?\\p{Lu}[\\p{L}.'’-]*){0,3}";

function parted(text: string): Person | null {
  const match = new RegExp(`^(${name})(?:\\s*[,(]\\s*([^.;:!?()]{2,70}?)\\)?)?\\s*[.!]?$`, 'u').exec(text.trim());
  return match === null ? null : { who: match[1] ?? '', role: (match[2] ?? '').trim() };
}

function dashed(text: string): Person | null {
  const match = /^[—–-]\s*(.+)$/su.exec(text.trim());
  const person = match === null ? null : parted(match[1] ?? '');
  return person === null ? null : { ...person, isNext: true };
}

function personAfter(after: string, lexicon: Lexicon): Person | null {
  const trimmed = after.replace(/^[\s,.]+/, '');
  const dash = dashed(trimmed);
  if (dash !== null) return { ...dash, isNext: false };
  const says = new RegExp(
    `^(?:${phraseSource([...lexicon.says, 'by', 'from', 'von', 'de', 'di'])})\\s+(.+)$`,
    'isu',
  ).exec(trimmed);
  if (says !== null) return parted(cutClause(says[1] ?? ''));
  const bracket = /^\(([^)]+)\)/.exec(trimmed);
  return bracket === null ? null : parted(bracket[1] ?? '');
}

const cutClause = (text: string) =>
  text.replace(/\.\s.*$/su, '').replace(/,?\s(?:who|which|after|when|and)\s.*$/su, '');

function personBefore(before: string, lexicon: Lexicon): Person | null {
  const match = new RegExp(
    `(${name})(?:\\s*,\\s*([^,:]{2,60}?)\\s*,?)?\\s+(?:${phraseSource(lexicon.says)})\\s*[:,]?\\s*$`,
    'u',
  ).exec(before);
  if (match !== null) return { who: match[1] ?? '', role: (match[2] ?? '').trim() };
  const colon = new RegExp(`^(${name})(?:\\s*,\\s*([^,:]{2,60}?))?\\s*:\\s*$`, 'u').exec(before);
  return colon === null ? null : { who: colon[1] ?? '', role: (colon[2] ?? '').trim() };
}

const ending =
  /(?:\bend|\bclos|\bfinish|\bcta|call to action|button|\bende|beende|schlie|schluss|termin|finis|\bfin\b|\bcierra|acaba|chiud|feche|bouton|botón|pulsante|botão)/iu;
const heading =
  /(?:headline|title|tagline|slogan|message|メッセージ|标题|\bsay|\bread|überschrift|titel|botschaft|titre|message|accroche|titular|título|mensaje|titolo|mensagem|opens? with|start with|hook)/iu;
const naming =
  /(?:called|named|namens|heißt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|brand|logo|product)\s*(?:is\s*)?$/iu;
const banning =
  /(?:\bavoid|\bnever (?:say|use|show)|\bdon['’]t (?:say|use|show)|\bdo not (?:say|use|show)|\bwithout the word|vermeide|évite|evita|evite)[^.;]{0,40}$/iu;

function giveRole(reading: Reading, text: string, quote: HeldText, role: string): void {
  const { found } = reading;
  const mark = text.split('').find((letter) => heldOf(letter, reading.held)[0] === quote) ?? '';
  const after = text.slice(text.indexOf(mark) + 1, text.indexOf(mark) + 16);
  const before = text
    .slice(0, text.indexOf(mark))
    .slice(-60)
    .replace(/[\ue000-\uf8ff]/g, ' ');
  reading.placed.add(quote);
  if (banning.test(before)) return;
  const words = countWords(quote.text);
  const address = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(quote.text);
  if (address) found.address ||= quote.text;
  else if (naming.test(before) && words <= 4) found.name ||= quote.text;
  else if (ending.test(before) && words <= 6 && role === 'direction') found.action ||= quote.text;
  else if ((heading.test(before) || /^という?メッセージ/u.test(after)) && words <= 16) found.message ||= quote.text;
  else if (/tagline|slogan|claim/iu.test(before)) found.tagline ||= quote.text;
  else if (found.name === '' && isShopSign(before, quote.text)) found.name = quote.text;
  found.exact.push(quote.text);
}

/** 「…」 right behind what it is: the name of a café or shop. */
const isShopSign = (before: string, text: string) =>
  /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(before) && [...text].length <= 10 && !/[。、！？]/u.test(text);

/** A closing sentence that asks for something, with or without its address. */
export function readAction(reading: Reading): void {
  const open = openSentences(reading);
  const { lexicon, found } = reading;
  for (const [index, sentence] of [...open].reverse()) {
    const address = heldOf(sentence.text, reading.held).find(({ kind }) => kind === 'address');
    const plain = sentence.text.replace(/[\ue000-\uf8ff]/g, ' ');
    const others = heldOf(sentence.text, reading.held).filter(({ kind }) => kind !== 'address');
    const asks =
      others.length === 0 && new RegExp(`^[¡¿]?(?:${phraseSource(lexicon.act)})(?![\\p{L}])`, 'iu').test(plain.trim());
    const isLate = index >= reading.sentences.length * 0.55;
    if (address !== undefined) {
      found.address ||= address.text;
      place(reading, sentence.text);
      const words = actionWords(plain);
      // "Zapisz się: glinaiogien.pl": whatever the language, a few words that lead to the last address ask for it.
      if (isLabelled(sentence, words) && isLast(reading, index)) {
        found.action ||= say(reading, sentence.label);
        sentence.label = '';
        reading.used.add(index);
        continue;
      }
      if (isLeading(plain, words) && isLast(reading, index)) {
        found.action ||= words;
        reading.used.add(index);
        continue;
      }
      if (asks && countWords(words) <= 8 && !isGoing(words)) found.action ||= words;
      if (
        countWords(words) <= 8 &&
        (asks ||
          words === '' ||
          /^(?:tel|telefon|phone|fon|mail|e-?mail|web|infos?)\.?$/iu.test(words) ||
          ending.test(words) ||
          sentence.role === 'direction')
      )
        reading.used.add(index);
      else
        sentence.text = sentence.text.replace(
          /(?:,?\s(?:or|oder|ou|o)(?=\s))?[\s,(–—-]*(?:(?<![\p{L}])(?:at|on|via|see|visit|auf|unter|bei|sur|en|su|em)\s+)?[\ue000-\uf8ff]\)?(?=[.!]?$)/iu,
          (found_) => (heldOf(found_, reading.held)[0]?.kind === 'address' ? '' : found_),
        );
    } else if (
      asks &&
      isLate &&
      found.action === '' &&
      sentence.bullet === null &&
      sentence.role === 'copy' &&
      countWords(plain) <= 7 &&
      !/\d{3}/.test(plain)
    ) {
      if (anyPhrase(lexicon.step).test(plain.split(/\s/)[0] ?? '') && open.length > 3 && !isLast(reading, index))
        continue;
      found.action = say(reading, sentence.text).replace(/[.。]$/u, '');
      place(reading, sentence.text);
      reading.used.add(index);
    }
  }
}

const contact =
  /^(?:tel|telefon|phone|fon|mail|e-?mail|web|website|www|infos?|contact|kontakt|call|source|quelle|more|mehr)\b/iu;

/** "Give today: mangrove.example" */
const isLabelled = ({ label, field }: Sentence, words: string) =>
  field === null &&
  words === '' &&
  label !== '' &&
  countWords(label) <= 4 &&
  !contact.test(label) &&
  !/\d/u.test(label);

const isLeading = (plain: string, words: string) =>
  /^[^.,;:：!?]{3,30}[:：]\s*[.!]?\s*$/u.test(plain.trim()) && countWords(words) <= 4 && !contact.test(words);

/** "Visit" leads to an address and says nothing beside it. */
const isGoing = (words: string) =>
  /^(?:visit|see|go to|more|find out more at|besuche|besuchen sie|visitez|visita|visite)(?:\s(?:us|uns))?$/iu.test(
    words,
  );

/** Nothing that is shown comes after it. */
const isLast = ({ sentences }: Reading, index: number) =>
  sentences.slice(index + 1).every(({ role }) => role !== 'copy');
