/** What viewers may read of a sentence that asks for a film, once the asking is off: rather nothing than its scraps. */
import { classesOf } from '../lexicon/word-classes.ts';
import { filmNouns } from '../tagging/words.ts';
import { unmask } from './masked-text.ts';
import { countWords } from './phrases.ts';
import type { Reading } from './reading.ts';
import { splitAtStops } from './stops.ts';
import { stripTask } from './strip-task.ts';

/** Classes of words that speak of the film, of where it is shown, and to whom. */
const ofFilm = new Set(['FILM', 'MAKE', 'ASK', 'FORMAT', 'LENGTH', 'LOOK', 'LOOKN', 'COLOUR', 'CRAFT', 'TEXTN']);
const ofPlaces = new Set(['USE', 'FILM', 'FORMAT']);
const ofViewers = new Set([...ofPlaces, 'AUD']);
/** … and words that say nothing by themselves. */
const little = new Set(
  'FIRST SECOND THIRD ART DEM QUANT FOR ABOUT WITH FROM INAT TO CONJ SUB BE HAVE ADV NOT NUM UNIT MODAL'.split(' '),
);

const asksFilm = new Set(['FILM', 'MAKE']);

interface Known {
  language: string;
  /** The name that the film bears, or an empty text. */
  name: string;
}

/** Its clauses that tell something; an empty text where none does. */
export function askedRest(text: string, known: Known): string {
  const stop = /[.!?…]$/u.exec(text.trim())?.[0] ?? '';
  const clauses = text
    .trim()
    .replace(/[.!?…]$/u, '')
    .split(/(?<=\S),\s+/u);
  const named = known.name === '' ? -1 : clauses.findIndex((clause) => clause.includes(known.name));
  // "Page One, a newsletter about type": what the name is called besides goes with it.
  const isOfName = (clause: string, at: number) =>
    at === named || (at === named + 1 && named >= 0 && kindsOf(wordsIn(clause)[0] ?? '', known).includes('ART'));
  const telling = clauses.flatMap((clause, at) => {
    if (isOfName(clause, at)) return [clause];
    // "11 songs" of an album tell of it, and not of the film's music.
    if (counted.test(clause) || countsPeople(clause, known)) return [clause];
    const left = withoutViewers(clause, known);
    return left === '' || speaksOfFilm(left, known) ? [] : [left];
  });
  const kept = telling.join(', ');
  // Where what it joined is off, "from" leads the name alone.
  const led = telling.length < clauses.length ? (/^\p{Ll}+\s/u.exec(kept)?.[0] ?? '') : '';
  const isJoint = led !== '' && kindsOf(led.trim(), known).includes('FROM') && kept.startsWith(`${led}${known.name}`);
  const rest = isJoint ? kept.slice(led.length) : fromName(kept, known);
  return rest === '' || isScrap(`${rest}${stop}`, known) ? '' : `${rest}${stop}`;
}

const counted =
  /^\d+\s(?:new\s|neue\s)?(?:songs?|tracks?|albums?|concerts?|shows?|lieder|titel|konzerte|chansons?|morceaux|titres|canciones|conciertos|canzoni|brani|concerti|músicas|faixas|concertos|nummers|liedjes|concerten)$/iu;

/** "Los 90 de Pilar, 4 hijos, 11 nietos": how many they are is told, though films are made for people too. */
const countsPeople = (clause: string, { language }: Known) =>
  /^\d+\s\p{L}+$/u.test(clause) && classesOf(clause.replace(/^\d+\s/u, '').toLowerCase(), language).join() === 'AUD';

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    // Two words for one thing: where a staff meets.
    .replace(/\b(?:all[ -]hands|town[ -]halls?|toolbox talks?)\b/gu, 'meeting')
    .match(/[\p{L}\p{M}]+(?:['’]\p{L}+)*|\d+/gu) ?? [];
const kindsOf = (word: string, { language }: Known) => classesOf(word.replace('’', "'"), language);
const is = (word: string, classes: ReadonlySet<string>, known: Known) =>
  kindsOf(word, known).some((one) => classes.has(one));
const isLittle = (word: string, known: Known) => /^\d/u.test(word) || is(word, little, known);

/** "elegant", "in widescreen", "large text", "no hurry": each of its words that says something is of the film. */
function speaksOfFilm(clause: string, known: Known): boolean {
  const words = wordsIn(clause);
  const telling = words.filter((word) => !isLittle(word, known));
  return telling.length > 0 && telling.every((word) => is(word, ofFilm, known) || is(word, ofViewers, known));
}

/** "a reminder for our warehouse screens": where it is shown, and to whom, goes from its preposition on. */
function withoutViewers(clause: string, known: Known): string {
  const parts = [...clause.matchAll(/(?<=^|\s)\p{L}+(?=\s)/gu)];
  for (const { 0: word, index } of parts) {
    if (!kindsOf(word.toLowerCase(), known).includes('FOR')) continue;
    const tail = clause.slice(index + word.length).trim();
    if (known.name !== '' && tail.includes(known.name)) continue;
    // "€4.50 per room per month": what an amount is for is no viewer.
    if (/[\d%€$£]$/u.test(clause.slice(0, index).trim())) continue;
    const own = wordsIn(tail);
    const head = clause.slice(0, index).trim();
    // "Presentation of our cellar for a fair": an asking yet.
    if (wordsIn(head).some((one) => is(one, asksFilm, known)) && isScrap(head, known)) return '';
    // "an invoicing app for freelancers": whom a thing is for says what it is.
    const told = head === '' ? ofViewers : ofPlaces;
    const isViewers =
      own.some((one) => is(one, told, known)) && own.length <= 8 && !/\p{Lu}\p{Ll}+\s\p{Lu}/u.test(tail);
    if (isViewers) return head;
  }
  return clause;
}

/** "My bakery, Harbour Loaf in Whitby", "donors, from Lantern Books, a charity": who it is begins with the name. */
function fromName(text: string, known: Known): string {
  const at = known.name === '' ? -1 : text.indexOf(known.name);
  if (at <= 0) return text;
  const led = text.slice(0, at);
  const before = wordsIn(led);
  const telling = before.filter((word) => !isLittle(word, known));
  // "Version 5.1 of Kitebase is out": a figure that is no length tells something.
  const isFigure = /\d/u.test(led) && !length.test(led);
  const isOwn = !isFigure && telling.every((word) => is(word, new Set(['ORG', ...ofViewers, ...ofFilm]), known));
  // "The bakery Korn", "From all of us to Korn": what belongs to the name stays with it.
  const isLead =
    /,\s*$/u.test(led) ||
    before.some(
      (word) => kindsOf(word, known).includes('FIRST') || is(word, ofViewers, known) || is(word, ofFilm, known),
    );
  return isOwn && isLead && telling.length > 0 ? text.slice(at) : text;
}

/** "Our all-hands", "my cheese shop", "a property": of what kind it is, and not which. */
function isScrap(text: string, known: Known): boolean {
  if (/\d/u.test(text) || /[\ue000-\uf8ff"“”„«»]/u.test(text) || /[?!]$/u.test(text)) return false;
  if (known.name !== '' && text.includes(known.name)) return false;
  const words = wordsIn(text);
  const telling = words.filter((word) => !isLittle(word, known));
  const isOwn = words.some((word) => kindsOf(word, known).includes('FIRST'));
  if (telling.every((word) => is(word, ofFilm, known) || is(word, ofViewers, known))) return true;
  if (isOwn && telling.every((word) => is(word, new Set(['ORG', ...ofViewers, ...ofFilm]), known))) return true;
  return countWords(text) <= 3 && /^(?:an?|eine?n?|une?|una?|uma?|een)\s\p{Ll}+$/iu.test(text);
}

/** "clip pour Maison Cochet", wherever it stands: it asks for a film, and says whose. */
function asksForName(text: string, name: string): boolean {
  const [before = '', after] = name === '' ? [] : text.split(name);
  return after !== undefined && /^[.!]?$/u.test(after.trim()) && asksFor.test(before);
}
const asksFor = new RegExp(
  `^(?:[\\p{L}\\d-]+\\s){0,2}${filmNouns.source}\\s(?:for|für|pour|para|per|voor|about|über|sur|sobre|su|over)\\s(?:(?:the|die|das|den|la|le|les|el|los|las|il|lo|gli|i|o|a|os|as|de|het)\\s|l['’])?$`,
  'iu',
);

/** "Hotel Alpenrose website": a place to show films that is named by whose it is tells whose. */
function withoutPlace(text: string, known: Known): string {
  if (known.name === '' || !text.startsWith(`${known.name} `)) return text;
  const behind = wordsIn(text.slice(known.name.length));
  return behind.every((word) => is(word, ofPlaces, known)) ? known.name : text;
}

/** "Hiring video for X: we are looking for nurses and cooks": whom a house seeks are no viewers alone. */
const seeking =
  /(?:^|,\s)(?:(?:we(?:['’]re| are)?|wir|nous|on|noi|nós|wij)\s)?(?:(?:is|are) looking for|sucht|cherche|busca|cerca|procura|zoekt|(?:now |currently )?(?:looking for|hiring|recruiting|seeking|need)|suchen|brauchen|cherchons|recherchons|recrutons|embauchons|buscamos|necesitamos|contratamos|cerchiamo|assumiamo|procuramos|precisamos de|estamos (?:buscando|contratando|a contratar)|stiamo (?:cercando|assumendo)|zoeken|werven)\s/iu;

const length =
  /\d\s?-?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi|secondo|seconden|seg|min\p{L}*)(?![\p{L}\p{N}])/iu;
const lasting =
  /\d\s?-?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|secondi|secondo|seconden|seg)(?![\p{L}\p{N}])/iu;
const asking = new Set(['FILM', 'FORMAT']);

/**
 * Leaves of each sentence that asked for the film what viewers may read. What is asked for alone, with nothing else to
 * show, stays.
 */
export function tidyAskings({ sentences, held }: Reading, prompt: string, known: Known): void {
  const all = prompt.split('\n').flatMap((line) => splitAtStops(line));
  const asked = all
    .map((sentence) => ({ sentence, words: new Set(wordsIn(sentence)) }))
    // Minutes alone are of what is told: "You live within 5 minutes of the station".
    .filter(({ sentence, words }) => lasting.test(sentence) || [...words].some((word) => is(word, asking, known)));
  const copy = sentences.filter(({ role, text }) => role === 'copy' && text !== '');
  const tasks = all.filter((sentence) => stripTask(sentence) !== null);
  for (const one of copy) {
    const own = wordsIn(unmask(one.text, held));
    const isRest = asked.some(
      ({ words }) => words.size > new Set(own).size && own.filter((word) => words.has(word)).length >= own.length * 0.9,
    );
    const isAsking = copy.length > 1 && asksForName(one.text, known.name);
    if (one.label !== '' || !(one.isSubject || isRest || isAsking)) continue;
    // "Announce our congress: …": what is announced is told, though films are shown at congresses.
    const isHead = sentences.some(({ label }) => label === one.text);
    if (isHead && tasks.some((task) => task.includes(unmask(one.text, held)))) continue;
    if (seeking.test(one.text) && !wordsIn(one.text).some((word) => is(word, asking, known))) continue;
    const rest = isAsking ? known.name : withoutPlace(askedRest(one.text, known), known);
    if (rest === '' && copy.length === 1) continue;
    // The closing says the name; where there is little else to say, what it is called besides is said with it.
    const isName = rest.replace(/[.!?…]$/u, '') === known.name;
    if (isName && !isAsking && copy.length < 3) continue;
    // What it heads goes on without it.
    const heads = sentences.filter(({ label }) => label === one.text);
    if (rest === '' || isName) {
      one.role = 'note';
      for (const head of heads) head.label = '';
    } else {
      for (const head of heads) head.label = rest;
      one.text = rest;
      if (one.source !== undefined) one.source = askedRest(one.source, known) || rest;
    }
  }
}
