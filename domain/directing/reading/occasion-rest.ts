import { lexicons } from '../lexicon/lexicons.ts';
import type { Stretch } from './dates.ts';
import { trimLabel } from './figure-labels.ts';
import { readFigures } from './figures.ts';
import { nameOfSubject } from './name-of-subject.ts';
import { countWords, phraseSource } from './phrases.ts';
import { place } from './read-fields.ts';
import { isOfSubject, type Reading, say } from './reading.ts';
import { isSureLabel } from './sure-labels.ts';
import { isTornRest } from './torn-rest.ts';
import { isSmall, wordsOf } from './untold-words.ts';

/** What is left when a sentence's facts are taken out: a title, the whole sentence, or nothing. */
export function settleRest(reading: Reading, index: number, taken: readonly Stretch[]): void {
  const sentence = reading.sentences[index];
  if (sentence === undefined) return;
  const tail = beforeTail(sentence.text, taken, reading);
  // "Pulse opens on 2 January", "Vote on 9 March!": a verb and its day are one line, and so is a cry.
  const isCry = /!$/u.test(sentence.text) && countWords(sentence.text) <= 8 && index === 0;
  if (sentence.role === 'copy' && (isCry || dangling.test(tail ?? '') || isDense(sentence.text))) return;
  // "Launch date: 1 September": what a day is of stays with it.
  const isOfDay = /(?:^|\s|\p{L})(?:date|dates|datum|termin|fecha|data)(?:\s|$)/iu.test(sentence.label);
  if (sentence.role === 'copy' && isOfDay && countWords(sentence.label) >= 2) return;
  // "A new roof costs £385,000": a verb and its price are one line.
  if (/(?:costs?|kostet|kosten|coûtent?|cuestan?|costa(?:no|m)?|custam?)$/iu.test(tail ?? '')) return;
  // "Wind up to 40 km/h on Friday.": a weekday alone stays in its sentence.
  const isVague = taken.every(({ text }) => !/\d/u.test(text)) && countWords(tail ?? '') >= 3 && /\d/u.test(tail ?? '');
  if (sentence.role === 'copy' && isVague) return;
  const pieces = (tail === null ? restOf(sentence.text, taken, reading) : [tail]).map((one) =>
    one.replace(beingHeld, ''),
  );
  if (sentence.role === 'copy' && isTornRest(sentence.text, pieces, reading.lexicon)) return;
  const kept = countWords(pieces.join(' '));
  // "Porto: Saturday 24 °C, sunny": what a label measures on a day stays with the day.
  if (sentence.role === 'copy' && sentence.label !== '' && pieces.some((piece) => /^\d/u.test(piece))) return;
  // "feiern wir" left between a day and a place is no title.
  const isSpoken = pieces.some((piece) =>
    /(?:^|\s)(?:we|you|they|wir|ihr|sie|nous|vous|nosotros|noi|nós|wij)$/iu.test(piece),
  );
  const isTold = taken.length >= 2 && kept <= 2 && !isSpoken;
  const isSentence =
    tail === null && !isTold && pieces.some((piece) => /^\p{Ll}/u.test(piece)) && countWords(sentence.text) >= 6;
  if (sentence.role === 'copy' && ((tail === null && taken.length < 2 && kept > 3) || isSentence)) return;
  reading.used.add(index);
  place(reading, sentence.text);
  if (sentence.role === 'direction') return;
  const [first, ...others] = pieces;
  if (
    index <= 1 &&
    first !== undefined &&
    sentence.label === '' &&
    countWords(first) >= 2 &&
    sentence.text.startsWith(first) &&
    !opening.test(first)
  )
    reading.found.name ||= nameOfSubject(first, reading.lexicon);
  // "Farewell party: 25 June, 4 pm, school canteen": what stands last behind a head and its day is the place.
  const isSpot =
    sentence.label !== '' &&
    taken.length >= 2 &&
    pieces.length === 1 &&
    kept <= 3 &&
    /^\p{L}+\s?\p{L}*\s?\p{L}*$/u.test(first ?? '') &&
    sentence.text.replace(/[.!]$/u, '').endsWith(`, ${first ?? ''}`);
  if (isSpot && !/(?:\sDay|\p{Ll}tag)$/u.test(first ?? '') && reading.found.occasion.place === '') {
    reading.found.occasion.place = say(reading, first ?? '');
    reading.found.titles.push({ text: say(reading, sentence.label), at: index });
    return;
  }
  // "our spring conference: Harbor Days, 14 May": what the film is about stands in a line of its own.
  const label = isOfSubject(reading, sentence) ? '' : sentence.label;
  const lead = [label, first ?? ''].filter((part) => part !== '').join(': ');
  const isOffered = index === 0 && reading.found.offer.discount !== '';
  // "Flash-Sale: 25 % off …": one word heads an offer.
  for (const piece of [lead, ...others])
    if (
      piece !== '' &&
      (countWords(piece) > 1 || (piece === label && isOffered)) &&
      !isJoint(piece) &&
      !isAmount(reading, piece)
    )
      reading.found.titles.push({ text: say(reading, piece), at: index });
}

/** What is left of a sentence without spaces would begin with a particle. */
const isDense = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) && countWords(text) >= 4;

/** "DevHarvest 2026, held": the day says so. */
export const beingHeld =
  /,?\s(?:(?:to be |was |is |being )?held|taking place|(?:which )?takes place|took place|happening|qui se tient|qui a lieu|que se celebra|che si tiene|que acontece|que se realiza)$/iu;

export const dangling =
  /\s(?:opens?|starts?|begins?|closes?|ends?|returns?|launches|moves|eröffnet|öffnet|beginnt|startet|endet|schließt|ouvre|commence|ferme|abre|empieza|comienza|cierra|apre|inizia|chiude|começa|fecha)$/iu;

/** "Geöffnet Mo–Sa 6:00–18:00" names nobody. */
const opening =
  /^(?:täglich|daily|tous les jours|todos los días|ogni giorno|dagelijks|open|opening|opens|doors|geöffnet|öffnungszeiten|ouverte?s?|horaires|abierto|abierta|horario|aperto|aperta|apertura|orari|aberto|aberta|horário|geopend|open|otwarte|godziny)(?!\p{L})/iu;

/** "140 publishers" left of a sentence is a figure with its label. */
function isAmount(reading: Reading, piece: string): boolean {
  const [one, more] = readFigures(piece, reading.lexicon, []);
  if (one === undefined || more !== undefined || countWords(piece) > countWords(one.label) + 1) return false;
  if (!isSureLabel(piece, one, reading.lexicon)) return false;
  const { start: _, end: __, ...figure } = one;
  reading.found.figures.push({ ...figure, label: say(reading, figure.label) });
  return true;
}

/** "The portal will be offline on 6 June at 10:00": what is said before the facts that end a sentence; else null. */
function beforeTail(text: string, taken: readonly Stretch[], { lexicon }: Reading): string | null {
  const sorted = [...taken].sort((a, b) => a.start - b.start);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || /[\p{L}\p{N}\ue000-\uf8ff]/u.test(text.slice(last.end))) return null;
  const small = new RegExp(
    `^[\\s,;–—-]*(?:(?:${phraseSource([...lexicon.placeAt, ...lexicon.until, 'on', 'at', 'from', 'in', 'am', 'um', 'ab', 'le', 'à', 'el', 'a las', 'and', 'und'])})\\s*)?(?:the\\s|der\\s|dem\\s|la\\s)?[\\s,]*$`,
    'iu',
  );
  const isClosed = sorted.every((one, at) => at === 0 || small.test(text.slice(sorted[at - 1]?.end, one.start)));
  const head = text
    .slice(0, first.start)
    .replace(/\s*\(?[\s,;:–—-]*$/u, '')
    .replace(
      new RegExp(
        `\\s(?:${phraseSource([...lexicon.placeAt, ...lexicon.until, ...dayLeads, 'on', 'at', 'from', 'in', 'am', 'um', 'ab', 'le', 'el', 'la', 'du', 'from the'])})$`,
        'iu',
      ),
      '',
    )
    // "Election day is Sunday 14 June"
    .replace(/\s(?:is|will be|takes place|ist|findet|est|aura lieu|es|será|è|sarà|é|será|is op)$/iu, '')
    .replace(/[\s,;:–—-]+$/u, '');
  return isClosed &&
    countWords(head) >= 2 &&
    countWords(head) <= 14 &&
    !leading.test(head) &&
    (taken.length >= 2 || !/,/.test(head)) &&
    !/;/.test(head)
    ? head
    : null;
}

/** "The council says that from": a clause that has only begun is no title. */
const leading =
  /\s(?:that|dass|que|qu['’]à|che|dat)(?:\s(?:from|ab|seit|à partir|dès|depuis|a partir|desde|da|vanaf|sinds))?$|\s(?:à|a) partir$/iu;

/** "nos dias 8 e 9", "il giorno 3": what only leads to a day. */
const dayLeads = [
  ...['no dia', 'nos dias', 'dia', 'dias', 'el día', 'los días', 'día', 'il giorno', 'nei giorni', 'il', 'los', 'les'],
  ...['op', 'den', 'vom', 'von', 'dal', 'del', 'desde el', 'dès le', 'à partir du', 'a partir del', 'vanaf', 'ab dem'],
];

const joints = /^(?:ab|from|dès|desde|dal|vanaf|bei|chez|at|pour|for|each|per|pro)$/iu;

/** "ab dem": words that only join, in whatever language, say nothing by themselves. */
const isJoint = (piece: string) =>
  lexicons.some((lexicon) => wordsOf(piece).every((word) => isSmall(word, lexicon) || joints.test(word))) &&
  !/\d/u.test(piece);

function restOf(text: string, taken: readonly Stretch[], { lexicon }: Reading): string[] {
  const cut = [...taken]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}\ue8ff${rest.slice(end)}`, text);
  const small = [
    'on',
    'at',
    'the',
    'from',
    'der',
    'am',
    'um',
    'ab',
    'le',
    'du',
    'el',
    'il',
    'tickets',
    'code',
    'with',
    'use',
  ];
  const edges = phraseSource([...dayLeads, ...lexicon.placeAt, ...lexicon.until, ...lexicon.fromTo[0], ...small]);
  return (
    cut
      .split(/\ue8ff|[,;]\s/)
      .map((piece) => piece.replace(new RegExp(`(?:^|\\s)(?:${edges})\\s*$`, 'giu'), ''))
      .map((piece) => piece.replace(/^[\s.,;:–—-]+|[\s.,;:–—-]+$/gu, ''))
      // "lädt zum Jubiläum ein": the last word belongs to the verb, and is no article.
      .map(
        (piece) =>
          `${trimLabel(piece, lexicon)}${lexicon.language === 'de' && /\p{L}\sein$/u.test(piece) ? ' ein' : ''}`,
      )
      .filter((piece) => (countWords(piece) >= 2 && !isJoint(piece)) || /^\p{Lu}\p{L}{3,}/u.test(piece))
  );
}
