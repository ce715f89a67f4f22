/** Where sentences end: at stops that are no part of an abbreviation, a date, or a word in brackets. */
import { isInnerDot, startsSmall } from './inner-dots.ts';
import { heldOf, type MaskedText } from './masked-text.ts';
import { countWords } from './phrases.ts';

/** A quotation that ends in its own full stop ends the sentence, too. */
export function openQuotedStops(line: string, masked: MaskedText): string {
  const sourced = line.replace(
    /([\ue000-\uf8ff])(\s\([^()]{2,40}\))(?=\s+\p{Lu})/gu,
    (whole, mark: string, source: string) =>
      heldOf(mark, masked.held)[0]?.kind === 'quote' ? `${mark}${source}.` : whole,
  );
  return sourced.replace(
    new RegExp(`([\\ue000-\\uf8ff])(?=\\s+(?:[\\p{Lu}\\p{Lo}\\p{N}\\ue000-\\uf8ff]|\\p{Ll}+:\\s|${length}))`, 'gu'),
    (mark) => {
      const part = heldOf(mark, masked.held)[0];
      return part?.kind === 'quote' && /[.!?…。]$/u.test(part.text) ? `${mark}.` : mark;
    },
  );
}

/** "“…” length 25 seconds": how long the film is begins a sentence, in small letters as well. */
const length =
  '\\p{Ll}+\\s\\d{1,3}\\s?(?:seconds?|secs?|s|sekunden|secondes|segundos|secondi|seconden)(?![\\p{L}\\p{N}])';

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
      (isInnerDot(before, line.slice(end)) || (isOrdinal(before, line.slice(end)) && !monthDay.test(before)))
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

/** "… by 30. skipper Ada Blum: “…”": who speaks begins a sentence, in small letters as well. */
const speaks = /^(?:\p{Ll}+\s){1,3}\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}:\s[\ue000-\uf8ff]/u;

/** "12. Juni" is a date and no end of a sentence. */
const isOrdinal = (before: string, after: string) =>
  !startsSmall(after) &&
  !speaks.test(after) &&
  /(?:^|\s)(?!0\.)\d{1,2}\.$/.test(before) &&
  /^(?:[–-]\s*\d|\p{Ll}|OG\b|UG\b|Stock|Etage|Klasse|Liga|Auflage|Advent|Quartal|Halbjahr|Platz|Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u.test(
    after,
  );
