/** Who said the words in quotation marks, by what stands before and behind them. */

import type { Lexicon } from '../lexicon/lexicon.ts';
import { list } from '../lexicon/lexicon.ts';
import { capital, countWords, phraseSource } from './phrases.ts';
import type { Sentence } from './sentences.ts';
import { joined, postIn } from './speaker-posts.ts';
import { splitAtStops } from './stops.ts';

/** Verbs of speaking in all languages, beside those by which a brief is read. */
const speaking = list(`
  says, said, writes, wrote, adds, added, explains, explained, asks, asked, laughs, recalls, remembers, puts it, told us,
  sagt, sagte, sagen, meint, meinte, erzählt, erzählte, schreibt, schrieb, erklärt, erklärte, ruft, fragt, lacht, freut sich,
  dit, disait, raconte, explique, écrit, confie, résume, ajoute, dice, dijo, cuenta, explica, afirma, escribe, recuerda,
  disse, racconta, spiega, scrive, ricorda, diz, conta, escreve, lembra, zegt, zei, vertelt, lacht, schrijft, roept, vindt,
  ha dicho, ha explicado, ha señalado, ha declarado, ha afirmado, explicó, afirmó, declaró, comentó, aseguró, señala, añade,
  ha detto, ha dichiarato, ha spiegato, ha commentato, dichiara, commenta, sottolinea, aggiunge, a dit, a expliqué, a déclaré,
  déclare, souligne, se réjouit, afirmou, explicou, declarou, comentou, betont, betonte, berichtet, aldus, benadrukt, legt uit
`);
const saying = (lexicon: Lexicon) => phraseSource([...new Set([...lexicon.says, ...speaking])]);

interface Person {
  who: string;
  role: string;
  isNext?: boolean;
}

const part = "\\p{Lu}[\\p{L}.'’-]*";
const nextPart = `\\s(?:(?:von|van|de|da|di|der|den|del|du|dos|das|la|le|el|al|bin|ben|ibn|ter|ten|af)\\s){0,2}${part}`;
const name = `(?:${part}\\s(?:&|and|und|et|y|e|en)\\s)?${part}(?:${nextPart}){0,3}`;
const fullName = `${part}(?:${nextPart}){1,3}`;

/** "o Sr. Anselmo", "Dr. Ute Maron bei der Einweihung": an article before the name and where it was said fall. */
function parted(given: string, lexicon: Lexicon): Person | null {
  const text = given.trim().replace(new RegExp(`^(?:${phraseSource(lexicon.article)})\\s+(?=\\p{Lu}[^,]*$)`, 'iu'), '');
  const match = new RegExp(
    `^(${name})(?:\\s*[,(]\\s*((?:[^.;:!?()]|\\.(?=º|\\s?\\d)){1,70}?)\\)?)?\\s*[.!]?$`,
    'u',
  ).exec(text.trim());
  if (match !== null) return { who: (match[1] ?? '').replace(/(?<=\p{Ll}{2})\.$/u, ''), role: (match[2] ?? '').trim() };
  const head = new RegExp(`^(${name})\\s(?:${saidAt})\\s[^,;:!?]{3,40}$`, 'u').exec(text)?.[1];
  return head === undefined ? null : { who: head, role: '' };
}

/** What leads to where or when something was said. */
const saidAt =
  'at|during|after|on|bei|beim|zur|zum|nach|während|anlässlich|lors|pendant|durant|après|durante|en|tras|dopo|alla|al|após|na|no|tijdens|bij|na';

const work =
  /^(?:(?:an?|the|ein|eine|un|une|una|um|uma|een|new|neuer?|nouveau|nuevo|nuova?)\s)?(?:\p{L}*roman|novel|buch|book|album|film|movie|song|play|theaterstück|thriller|krimi|erzählung(?:en)?|gedichte|poems|ausstellung|exhibition|novela|romanzo|romance|livro|libro|livre|comic|podcast|oper|opera|musical)(?!\p{L})/iu;

/** "– that's Amina, who is 8" names her as "– Amina, 8" does. */
const pointed =
  /^(?:(?:that|this|it)(?:['’]s|\s(?:is|was))|das (?:ist|war|sagt)|so|c['’]est|(?:así lo )?dice|così|diz|dit is|dat (?:is|zegt)|zegt)\s+(?=\p{Lu})/iu;

function dashed(text: string, lexicon: Lexicon): Person | null {
  const match = /^[—–-]\s*(.+)$/su.exec(text.trim());
  const said = (match?.[1] ?? '').replace(pointed, '');
  // "— a former pupil": who it was without a name.
  const unnamed =
    nobodys.test(said) ||
    /^(?:(?:an?|the|one|our|my|ein|eine|unsere?|meine?|une?|nos|notre|ma|mon|una?|nuestr[oa]s?|mi|um|uma|(?:(?:i|la|le|il|a|os?|as)\s)?(?:nostr[oaie]|noss[oa]s?)|der|die|das|les?|la|el|los|las|il|lo|o|os|a|as|i|gli|de|het|een|onze|mijn)\s|l['’]|un['’])[^.;:!?()]{3,48}[.!]?$/iu.test(
      said,
    );
  // "„…“ – Roman von Ilse Harms": what kind of work it is names its title, and nobody who said it.
  if (work.test(said)) return null;
  const person = unnamed
    ? { who: said.replace(/[.!]$/u, ''), role: '' }
    : match === null
      ? null
      : (parted(said, lexicon) ?? roleFirst(said, lexicon));
  return person === null ? null : { ...person, isNext: true };
}

/** "– user Mia": one or two words say who it is before the name. */
const roleFirst = (said: string, lexicon: Lexicon) =>
  /^\p{Ll}{4,}(?:\s\p{Ll}{3,})?\s\p{Lu}/u.test(said) && !isLittle(said.split(' ')[0] ?? '', lexicon)
    ? postFirst(said, lexicon)
    : null;

/** "— Japanese proverb": whose words they are where they are everybody's. */
const nobodys =
  /^(?:\p{L}+\s)?(?:proverb|saying|anonymous|unknown|sprichwort|volksmund|unbekannt|proverbe|anonyme|inconnue?|refrán|proverbio|dicho|anónimo|anonimo|detto|provérbio|ditado|spreekwoord|gezegde|onbekend)(?:\s\p{L}+)?[.!]?$/iu;

/** A dash and a name, or a name and a post, in the sentence behind the quotation. */
export const personNext = (quote: string, next: Sentence, lexicon: Lexicon): Person | null =>
  dashed(next.text, lexicon) ?? namedNext(quote, next);

/** `"Our store runs itself." Jo Feld, head of Nordfracht.`: a name and a post right behind a whole sentence said it. */
function namedNext(quote: string, { text, label, role, bullet }: Sentence): Person | null {
  const [, who, post] =
    /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,2}),\s([^,.;:!?]{3,48})[.]?$/u.exec(text.trim()) ?? [];
  const isOne = label === '' && role === 'copy' && bullet === null && countWords(quote) >= 4 && /[.!?…]$/u.test(quote);
  return isOne && who !== undefined && post !== undefined && !/\d/u.test(post)
    ? { who, role: post, isNext: true }
    : null;
}

export function personAfter(after: string, lexicon: Lexicon, quote: string): Person | null {
  const trimmed = after.replace(/^[\s,.]+/, '');
  const dash = dashed(trimmed, lexicon);
  if (dash !== null) return { ...dash, isNext: false };
  const says = new RegExp(`^(?:${saying(lexicon)}|by|from|von|de|di)\\s+(.+)$`, 'isu').exec(trimmed);
  if (says !== null) return parted(cutClause(says[1] ?? ''), lexicon) ?? postFirst(cutClause(says[1] ?? ''), lexicon);
  // `"…", grinst Marktmeister Henk Vos.`: one verb between a comma and a name at the end of the sentence.
  const [, doing = '', who = ''] =
    new RegExp(`^(\\p{Ll}{4,})\\s((?:\\p{Ll}[\\p{L}'’-]*\\s){0,3}${name}(?:,\\s[^,.;:!?]{3,60})?)[.!]?$`, 'u').exec(
      trimmed,
    ) ?? [];
  const isSaid = doing !== '' && (/^\s*,/u.test(after) || /[,!?]$/u.test(quote)) && !isLittle(doing, lexicon);
  if (isSaid) return parted(who, lexicon) ?? postFirst(who, lexicon);
  const bracket = /^\(([^)]+)\)/.exec(trimmed);
  return bracket === null ? null : parted(bracket[1] ?? '', lexicon);
}

/** "erinnert sich sein Kollege": whose colleague it is says nothing without the rest of the brief. */
const own =
  '(?:sich|zich|se|si|his|her|their|my|our|seine?|ihre?|meine?|unsere?|son|sa|ses|mon|ma|notre|su|mi|nuestr[oa]|suo|sua|nostr[oa]|seu|noss[oa]|zijn|haar|ons|onze)';

/** "says the founder, Teresa Lobato": the post stands before the name, with or without a comma. */
function postFirst(text: string, lexicon: Lexicon): Person | null {
  const [, post = '', who = ''] =
    new RegExp(`^((?:\\p{Ll}[\\p{L}'’-]*\\s?){1,6}?(?:\\p{Lu}[\\p{L}-]*(?=,))?),?\\s?(${name})[.!]?$`, 'u').exec(
      text.trim(),
    ) ?? [];
  if (post === '') return null;
  const role = `${post.trim()} `
    .replace(new RegExp(`^(?:${own}\\s+)*(?:${phraseSource(lexicon.article)}\\s+)?`, 'iu'), '')
    .trim();
  return { who: who.replace(/(?<=\p{Ll}{2})\.$/u, ''), role };
}

const isLittle = (word: string, { small, link, placeAt, and, or }: Lexicon) =>
  [small, link, placeAt, and, or].some((words) => words.includes(word));

const cutClause = (text: string) =>
  (splitAtStops(text)[0] ?? '').replace(/,?\s(?:who|which|after|when|and)\s.*$/su, '');

/** "La maire, Jeanne Petit, dit : “…”", "skipper Ada Blum: “…”", "Founder member Ada Blum, now 81, says: “…”" */
function postBefore(before: string, lexicon: Lexicon): Person | null {
  const [, head = '', comma = '', who = '', role = '', closing = ''] =
    new RegExp(
      `^([^,:]{3,60}?)(,?)\\s(${fullName})(?:,\\s(?!(?:\\p{Ll}{1,4}\\s){0,2}(?:${saying(lexicon)})(?!\\p{L}))([^,:]{2,60}?))?(,?)(?:\\s(?:\\p{Ll}{1,4}\\s){0,2}(?:${saying(lexicon)})(?:\\s\\p{Ll}+){0,3})?\\s*[:,]\\s*$`,
      'u',
    ).exec(before.trimStart()) ?? [];
  // "The roof leaks, Ada Blum says": a comma on one side alone parts a sentence from who said it.
  const post = who === '' || (comma !== '' && closing === '' && role === '') ? '' : postIn(head, comma !== '');
  return post === '' ? null : { who, role: joined(post, role.trim()) };
}

export function personBefore(before: string, lexicon: Lexicon): Person | null {
  const posted = postBefore(before, lexicon);
  if (posted !== null) return posted;
  const match = new RegExp(
    `(${name})(?:\\s*,\\s*([^,:]{2,60}?)\\s*,?)?\\s+(?:\\p{Ll}{1,4}\\s){0,2}(?:${saying(lexicon)})(?:(?:\\s\\p{Ll}+){1,3}\\s*:|\\s*[:,]?)\\s*$`,
    'u',
  ).exec(before);
  // "On Tuesday, Ada Blum said": when it was said is nobody.
  const isWhen = isLittle((match?.[1] ?? '').split(' ')[0]?.toLowerCase() ?? '', lexicon);
  if (match !== null && isWhen && new RegExp(`^${name}$`, 'u').test(match[2] ?? ''))
    return { who: match[2] ?? '', role: '' };
  if (match !== null)
    return { who: match[1] ?? '', role: (match[2] ?? leadingRole(before.slice(0, match.index))).trim() };
  // "That, says director Ruth Amann, is what a library means: “…”"
  const led = new RegExp(
    `(?<![\\p{L}])(?:${saying(lexicon)})\\s+((?:\\p{Ll}[\\p{L}-]*\\s){0,3})(${name})(?:,[^,.;:!?]{2,60})?\\s*[:,]\\s*$`,
    'u',
  ).exec(before);
  if (led !== null) return { who: led[2] ?? '', role: (led[1] ?? '').trim() };
  // "Our coach, Tomasz Wilk, who has seen five Games, puts it this way: “…”"
  const told = new RegExp(
    `^((?:\\p{Lu}?\\p{Ll}+\\s){0,3}\\p{Ll}+),?\\s(${name}),\\s(?:who|der|die|qui|que|che)\\s[^:]{4,120}:\\s*$`,
    'u',
  ).exec(before);
  if (told !== null) return { who: told[2] ?? '', role: (told[1] ?? '').trim() };
  const colon = new RegExp(`^(${name})(?:\\s*[,(]\\s*([^,:()]{1,60}?)\\)?)?\\s*:\\s*$`, 'u').exec(before);
  return colon === null ? null : { who: colon[1] ?? '', role: (colon[2] ?? '').trim() };
}

/** "La maire" of "La maire Jeanne Petit a déclaré", where nothing else stands before the name. */
const leadingRole = (before: string) =>
  /^(?:\p{Lu}\p{Ll}{0,3}(?:['’]|\s))?(\p{L}\p{Ll}{3,}(?:\s\p{Ll}+){0,3})\s*$/u.exec(before)?.[1] ?? '';

/** "Mayor Petra Sommer said: “…”", "skipper Ada Blum: “…”", whose words before the colon were read as a label. */
export const personSaying = (label: string, lexicon: Lexicon): Person | null =>
  new RegExp(`(?<!\\p{L})(?:${saying(lexicon)})(?:\\s\\p{Ll}+){0,3}$`, 'iu').test(label.trim())
    ? personBefore(`${label.trim()}: `, lexicon)
    : postBefore(`${label.trim()}: `, lexicon);

/** "Quote her: “…” – that's Amina": asks for what is quoted, and is nothing to show. */
export const asksQuote = (label: string): boolean =>
  /^(?:quote|cite|zitiere?|citez?|cita|citar|citeer)(?!\p{L})/iu.test(label) || quoteFrom.test(label);

/** "Quote from the episode:", "Zitat aus dem Buch:" */
const quoteFrom =
  /^(?:(?:an?|the|ein|das|une?|la|una|el|il|uma?|een|het)\s)?(?:pull )?(?:quote|quotation|zitat|citation|frase|cita|citazione|citação|citaat)\s(?:from|by|of|aus|von|vom|tirée? (?:de|du)|extraite? (?:de|du)|du|de|del|tratt[ao] d\p{L}+|d(?:al|alla|a|all['’])|d[ao]|uit|van)\s(.{3,60})$/iu;
/** What is quoted from by itself, and nobody who says it. */
const works =
  /(?<!\p{L})(?:episode|book|film|letter|report|review|study|interview|album|song|speech|talk|podcast|play|novel|poem|diary|article|show|folge|buch|brief|bericht|studie|lied|rede|stück|roman|gedicht|tagebuch|artikel|épisode|livre|lettre|rapport|étude|entretien|chanson|discours|pièce|poème|journal|episodio|libro|carta|informe|estudio|entrevista|canción|discurso|obra|novela|poema|diario|lettera|relazione|studio|intervista|canzone|discorso|romanzo|poesia|livro|episódio|relatório|estudo|canção|aflevering|boek|rapport|onderzoek|gesprek|gedicht|dagboek|stuk)(?!\p{L})/iu;

/** "Quote the librarian: “…”" */
export function personAsked(label: string): Person | null {
  const who =
    /^(?:quote|cite|zitiere?|citez?|cita|citar)\s+((?:the|our|an?|die|der|den|das|eine?n?|unsere?n?|le|la|les|une?|notre|el|una?|nuestr[ao]|il|lo|uma?|o|nossa?o?)\s[\p{L} '’-]{2,40})$/iu.exec(
      label,
    )?.[1];
  const from = quoteFrom.exec(label)?.[1];
  if (from !== undefined) return { who: works.test(from) ? '' : capital(from), role: '' };
  return who === undefined ? null : { who: capital(who), role: '' };
}
