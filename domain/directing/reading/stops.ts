/** Where sentences end: at stops that are no part of an abbreviation, a date, or a word in brackets. */
import { heldOf, type MaskedText } from './masked-text.ts';
import { countWords } from './phrases.ts';

const initial = /(?:^|[\s(])\p{Lu}\.$/u;
/** "Car park B." ends with its letter, as no name does. */
const lettered =
  /(?:^|\s)(?:park|hall|gate|room|building|block|section|level|platform|terminal|plan|option|group|team|grade|class|vitamin|zone|wing|floor|rating|band|category|kategorie|catégorie|categoría|categoria|halle|saal|raum|gebäude|gleis|eingang|tor|gruppe|klasse|salle|porte|bâtiment|hall|sala|aula|puerta|edificio|grupo|clase|porta|edifício|gruppo|classe|zaal|gebouw|perron)\s\p{Lu}\.$/iu;
const abbreviation =
  /(?:^|[\s(])(?:vs|no|est|nr|dr|mr|mrs|ms|st|prof|approx|ca|std|mio|mrd|tsd|bzw|inkl|incl|excl|zzgl|str|tlf|núm|pza|avda|av|bd|ул|пр|д|г|руб|z\.\s?b|d\.\s?h|e\.g|i\.e|etc|inc|ltd|sr|sra|av|p\.?\s?ex|min|max|feat|tel|ul|al|jan|feb|apr|aug|sept|sep|oct|okt|nov|dec|dez)\.$/iu;

/** "approx. 30" goes on; "in 42 min. “…" ends: behind its figure a unit has its full stop only at the end of a sentence. */
const isAbbreviated = (before: string, after: string) =>
  // "Goethestr. 8"
  (/\p{L}str\.$/iu.test(before) && /^\d/u.test(after)) ||
  // "12 Tsd. Nutzer": what is counted by the thousand follows.
  (/\d\s?(?:Mio|Mrd|Tsd)\.$/u.test(before) &&
    /^(?!(?:Der|Die|Das|Wir|Sie|Es|Ein|Eine|Und|Im|In|Am|Bitte|Jetzt|Mehr|Unsere?)\s)\p{Lu}/u.test(after)) ||
  (abbreviation.test(before) && !(/\d\s?\p{L}+\.$/u.test(before) && /^[\p{Lu}\ue000-\uf8ff]/u.test(after)));

/** A quotation that ends in its own full stop ends the sentence, too. */
export function openQuotedStops(line: string, masked: MaskedText): string {
  const sourced = line.replace(
    /([\ue000-\uf8ff])(\s\([^()]{2,40}\))(?=\s+\p{Lu})/gu,
    (whole, mark: string, source: string) =>
      heldOf(mark, masked.held)[0]?.kind === 'quote' ? `${mark}${source}.` : whole,
  );
  return sourced.replace(/([\ue000-\uf8ff])(?=\s+(?:[\p{Lu}\p{Lo}\p{N}\ue000-\uf8ff]|\p{Ll}+:\s))/gu, (mark) => {
    const part = heldOf(mark, masked.held)[0];
    return part?.kind === 'quote' && /[.!?…。]$/u.test(part.text) ? `${mark}.` : mark;
  });
}

/** "RSVP by May 1. elegant serif": a day behind its month ends a sentence. */
const monthDay =
  /(?<!\p{L})(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\s\d{1,2}\.$/u;

export function splitAtStops(line: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const stop of line.matchAll(/[.!?…]+[)\]]?\s+|[。！？।]\s*/gu)) {
    const end = stop.index + stop[0].length;
    const before = line.slice(start, stop.index + 1);
    // "50% (!!) off": marks in brackets end nothing.
    if (/\([!?…]*$/u.test(line.slice(start, stop.index))) continue;
    if (/^(?:…|\.{3})\s/u.test(stop[0]) && /^\p{Ll}/u.test(line.slice(end))) continue;
    if (
      stop[0].startsWith('.') &&
      !stop[0].startsWith('..') &&
      ((initial.test(before) && !lettered.test(before)) ||
        isAbbreviated(before, line.slice(end)) ||
        (isOrdinal(before, line.slice(end)) && !monthDay.test(before)))
    )
      continue;
    parts.push(line.slice(start, end).trim());
    start = end;
  }
  const last = line.slice(start).trim();
  return (last === '' ? parts : [...parts, last]).filter((part) => part !== '');
}

/** "Fast. Quiet. Yours.": short cries in a row are one line. */
export function joinShouts(parts: readonly string[]): string[] {
  const isShout = (part: string | undefined) =>
    part !== undefined && countWords(part) <= 2 && /^\p{Lu}[\p{L}\s'’-]*\.$/u.test(part);
  const joined: string[] = [];
  let open = false;
  for (const part of parts) {
    const last = joined.at(-1);
    if (open && last !== undefined && isShout(part) && countWords(last) < 6)
      joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
    open = isShout(part);
  }
  return joined;
}

/** "sundays 8 to 6. also the pool is shut": words that begin a sentence, and never follow an ordinal. */
const opener =
  /^(?:also|we|you|our|it|it['’]s|they|there|please|pls|can|could|make|plus|free|book|wir|bitte|auch|außerdem|nous|aussi|merci|también|además|por favor|anche|inoltre|também|além|ook|wij|graag|alstublieft)(?!\p{L})/u;

/** "12. Juni" is a date and no end of a sentence. */
const isOrdinal = (before: string, after: string) =>
  !opener.test(after) &&
  /(?:^|\s)\d{1,2}\.$/.test(before) &&
  /^(?:[–-]\s*\d|\p{Ll}|OG\b|UG\b|Stock|Etage|Klasse|Liga|Auflage|Advent|Quartal|Halbjahr|Platz|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u.test(
    after,
  );
