import { type HeldText, heldOf, isFileName } from './masked-text.ts';
import { isBareTelling } from './open-directions.ts';
import { countWords } from './phrases.ts';
import { openSentences, type Reading, say } from './reading.ts';
import type { Sentence } from './sentences.ts';
import { withPost } from './speaker-posts.ts';
import { asksQuote, personAfter, personAsked, personBefore, personNext, personSaying } from './speakers.ts';

const shell =
  /^(?:\$|npm|npx|pnpm|yarn|git|curl|pip|brew|docker|kubectl|cargo|go|node|python3?|sudo|apt|make|cd|ls|ssh|deno|bun|terraform|helm|\.\/|framewright)\b|^\$ /;

/** What is typed into a shell: a known program, or any with an option ("fernweh sync --dry-run"). */
const isCommand = (text: string) => shell.test(text) || /^[a-z][\w-]*\s(?:\S+\s)*--?[a-z]/u.test(text);

/** Quoted words and code: each finds the role that its surroundings give it. */
export function readQuotes(reading: Reading): void {
  readCode(reading);
  for (const [index, sentence] of openSentences(reading)) {
    const quotes = heldOf(sentence.text, reading.held).filter(({ kind }) => kind === 'quote');
    for (const quote of quotes) {
      if (reading.placed.has(quote)) continue;
      if (readQuotation(reading, index, quote)) continue;
      giveRole(reading, sentence, quote);
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
    reading.placed.add(part);
    if (part.kind !== 'fence' && !isCommand(part.text)) {
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
    const isAlone =
      heldOf(sentence.text, held).some(({ kind, text }) => kind === 'code' && isCommand(text)) &&
      /^[\ue000-\uf8ff\s.,;:!]+$/u.test(plain) &&
      heldOf(plain, held).every(({ kind }) => kind === 'code');
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
  const saying = personSaying(sentence.label, reading.lexicon);
  const found =
    personAfter(after, reading.lexicon, quote.text) ??
    personBefore(before, reading.lexicon) ??
    personAsked(sentence.label) ??
    saying ??
    (before.trim() === '' && after.replace(/[.!\s]/gu, '') === '' ? personOf(quote.text, reading, index) : null) ??
    (after.trim().length < 2 && next !== undefined ? personNext(quote.text, next, reading.lexicon) : null);
  const person = found === null ? null : withPost(found);
  const going = person === null ? goingOn(reading, index) : null;
  if (going !== null) {
    reading.found.quotations.push({ ...going, text: quote.text });
    reading.placed.add(quote);
    reading.used.add(index);
    return true;
  }
  if (person === null && sentence.field !== 'quote') return false;
  // "Two talks: “A” by Ana and “B” by Jo": of several with their makers none is a saying.
  const isLabelled = before.trim() === '' && sentence.label !== '' && !asksQuote(sentence.label) && saying === null;
  if (isWork(quote.text, isLabelled ? sentence.label : before, after)) return false;
  if (asksQuote(sentence.label) || saying !== null) sentence.label = '';
  const behind = next?.text.trim() ?? '';
  const goesOn = markAlone.test(behind) && heldOf(behind, reading.held)[0]?.kind === 'quote';
  reading.found.quotations.push({
    // “I am never late,” says Ana: the comma is the sentence's where the words do not go on.
    text: goesOn ? quote.text : quote.text.replace(/,$/u, ''),
    who: say(reading, person?.who ?? ''),
    role: say(reading, person?.role ?? ''),
  });
  reading.placed.add(quote);
  reading.used.add(index);
  if (person?.isNext === true) reading.used.add(index + 1);
  return true;
}

/** `Dr. Helena Voss joins Quarry Labs. … "I want our materials to outlive us."`: who says "I" is who the brief is about. */
function personOf(
  quote: string,
  { sentences }: Reading,
  index: number,
): { who: string; role: string; isNext?: boolean } | null {
  if (!first.test(quote)) return null;
  const names = sentences
    .slice(0, index)
    .flatMap(({ text, role }) => (role === 'copy' ? [...text.matchAll(news)].map((match) => match[1] ?? '') : []));
  const [who = ''] = names;
  return new Set(names).size === 1 ? { who, role: '' } : null;
}
const first =
  /(?<!\p{L})(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Ii]ch|[Mm]ein\p{L}*|[Jj]e|[Jj]['’]|[Mm](?:on|a|es)|[Yy]o|[Mm]is?|[Ii]o|[Mm]i[oa]|[Ee]u|[Mm]eu|[Mm]inha|[Ii]k|[Mm]ijn)(?!\p{L})/u;
const news =
  /^((?:(?:Dr|Prof)\.\s)?\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,2})\s(?:joins|becomes|takes over|starts|leads|retires|leaves|wins|tritt|wird|übernimmt|verlässt|rejoint|devient|quitte|se incorpora|asume|deja|entra|diventa|lascia|assume|torna-se|deixa|wordt|verlaat)(?!\p{L})/gu;

/** A sentence of one held part, and nothing besides. */
const markAlone = /^[\ue000-\uf8ff][.]?$/u;

/** “A,” says X. “B.”: the same person goes on. */
function goingOn({ sentences, used, held, found }: Reading, index: number) {
  const [before, own] = [sentences[index - 1], sentences[index]];
  const last = found.quotations.at(-1);
  const isAlone = markAlone.test(own?.text.trim() ?? '') && own?.label === '';
  const isTold =
    before !== undefined &&
    used.has(index - 1) &&
    last !== undefined &&
    last.who !== '' &&
    heldOf(before.text, held).some(({ text }) => text === last.text);
  return isAlone && isTold && last !== undefined ? last : null;
}

/** "Lecture “The Sea Before Maps” by Ines Faro": the title of a work, not what its maker said. */
const isWork = (text: string, before: string, after: string) =>
  countWords(text) <= 8 &&
  !/[.!?…]$/u.test(text) &&
  /\p{L}\s*$/u.test(before) &&
  /^[\s,]*(?:by|von|de|di|from)\s/iu.test(after);

export const ending =
  /(?:\bend|\bclos|\bfinish|\bcta|call to action|button|\bende|beende|schlie|schluss|termin|\bfini|\bfin\b|\bcierra|acab|chiud|feche|eindig|sluit|\bslot|encerr|conclu|alla fine|à la fin|al final|no fi(?:m|nal)|zuletzt|aan het eind|op het eind|last (?:line|frame|thing)|final (?:line|frame)|bouton|botón|pulsante|botão)/iu;
export const heading =
  /(?:headline|title|tagline|slogan|message|メッセージ|标题|\bsay|\bread|überschrift|titel|botschaft|titre|message|accroche|titular|título|mensaje|titolo|mensagem|hook)|(?:^|\s)(?:sage?|sagt|dis|dites|di|dì|diga|dica|diz|zeg)\s*:?\s*$/iu;
/** Of a clause that directs: “The season opens with …” tells something. */
const beginning =
  /(?:^|\s)(?:open|start|begin|lead)(?:s|ing)?\s(?:on|with)\s|(?:beginn|start|öffn)\p{L}*\s(?:sie\s)?(?:es\s|das\svideo\s|den\sfilm\s)?mit\s|(?:commen[cç]|ouvr|début|démarr)\p{L}*\s(?:la\svidéo\s|le\sfilm\s)?(?:par|avec|sur)\s|(?:emp(?:ie|e)[cz]|com(?:ie|e)n[cz]|abr|inici|inizi|aprire|cominci|come[cç]|part(?:i|ire|ite)(?=\s)|arran[cq])\p{L}*\s(?:(?:el|il|o)\sv[ií]deo\s)?co[nm]\s|(?:begin|beginnen|start|starten|open|openen)\s(?:de\s(?:video|film)\s)?met\s/iu;
const naming =
  /(?:called|named|namens|heißt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|brand|logo|product)\s*(?:is\s*)?$/iu;
const banning =
  /(?:\bavoid|\bnever (?:say|use|show)|\bdon['’]t (?:say|use|show)|\bdo not (?:say|use|show)|\bwithout the word|vermeide|évite|evita|evite)[^.;]{0,40}$/iu;

/** "Bring a drink", "Kissen mitbringen": what guests are asked to have with them opens no film. */
export const asksGuests = (text: string): boolean =>
  /^(?:please\s|bitte\s|merci d['’])?(?:bring|wear|apporte[zr]?|trae[dr]?|traiga[ns]?|porta(?:te)?|traga[mn]?|neem|breng)\s|\smitbringen[.!]?$/iu.test(
    text,
  );

function giveRole(reading: Reading, { text, role, label }: Sentence, quote: HeldText): void {
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
  const address = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(quote.text) && !isFileName(quote.text);
  if (address) found.address ||= quote.text;
  else if (naming.test(before) && words <= 4) found.name ||= quote.text;
  else if (ending.test(before) && words <= 12 && role === 'direction') found.action ||= quote.text;
  else if (role === 'direction' && beginning.test(before) && words <= 16) found.message ||= quote.text;
  else if ((heading.test(before) || /^という?メッセージ/u.test(after)) && words <= 16 && !asksGuests(quote.text))
    found.message ||= quote.text;
  // `Show "Read the river", …`: what a brief has shown first opens the film.
  else if (isFirst(reading, quote) && opensFilm(quote.text, before) && !/^[\s,]*(?:at|in) the end/iu.test(after))
    found.message ||= quote.text;
  else if (/tagline|slogan|claim/iu.test(before)) found.tagline ||= quote.text;
  else if (found.name === '' && isTitled(before.trim() || label, quote.text)) found.name = quote.text;
  else if (found.name === '' && isShopSign(before, quote.text)) found.name = quote.text;
  found.exact.push(quote.text);
}

const opensFilm = (text: string, before: string) =>
  isBareTelling(before) && countWords(text) <= 12 && !asksGuests(text);

const isFirst = ({ held }: Reading, quote: HeldText) => held.find(({ kind }) => kind === 'quote') === quote;

/** "Evening lecture “The Sea Before Maps”": what is held or shown is called so. */
const isTitled = (before: string, text: string) =>
  countWords(text) <= 7 &&
  !/[.!?…]$/u.test(text) &&
  /(?<![\p{L}])(?:lecture|talk|webinar|podcast|seminar|lesson|reading|exhibition|(?<=\p{L}\s)show|concert|play|opera|film|workshop|course|book|album|festival|conference|event|vortrag|lesung|ausstellung|konzert|stück|oper|kurs|buch|tagung|conférence|exposition|spectacle|concierto|pièce|atelier|livre|conferencia|exposición|obra|taller|libro|conferenza|(?<=\p{L}\s)mostra|concerto|spettacolo|laboratorio|palestra|exposição|espetáculo|oficina|livro)\s*:?$/iu.test(
    before.trimEnd(),
  );

/** 「…」 right behind what it is: the name of a café or shop. */
const isShopSign = (before: string, text: string) =>
  /[\p{Script=Han}\p{Script=Katakana}ー]$/u.test(before) && [...text].length <= 10 && !/[。、！？]/u.test(text);
