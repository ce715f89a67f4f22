/** "new customers over 60 and their families": people in the plural, as text names them. */
import { people } from '../lexicon/viewer-words.ts';
import { anyOf } from '../naming/kinds.ts';

/** Articles and what says whose they are, as a source of patterns. */
export const own =
  "(?:(?:all|alle|tous|toutes|todos|todas|tutti|tutte|al)\\s)?(?:our|the|my|unsere?[nm]?|die|den|dem|das|nos|notre|les|le|la|l['’]|nuestr[oa]s?|mis|los|las|el|(?:i |le |gli |il |la )?nostr[aeio]|i|gli|lo|[oa]s?\\snoss[oa]s?|noss[oa]s?|os|as|o|a|onze?|de|het|d[eo])\\s?";
export const word = "[\\p{L}][\\p{L}'’-]*";
const age =
  '(?:\\s(?:aged|over|above|under|from|ab|über|unter|de plus de|de moins de|de|más de|mayores de|oltre|sopra|sotto|dai|con più di|com mais de|com|boven|onder|vanaf|met)){1,2}(?:\\s(?:the age of|i|gli|les|los|de|os|dan))*\\s\\d{1,2}(?:\\s(?:and over|years?|jahren?|ans|años|anni|anos|jaar))?';
/** "für neue Kunden", but no verb: "para apresentar aos pais". */
const kind = `(?:(?!(?:show|tell|teach|help|gett|lett|mak|giv|send|invit|remind|reach|thank|encourag|persuad|convinc)ing\\s|\\p{L}+(?:[aei]re|[ai]r|(?<!old|young|form|oth|bett)er|to)\\s)${word}\\s)`;
const named = `${anyOf(people)}(?!\\p{L})`;
const decades = '(?:the )?(?:over|under)-\\d{1,2}s';
const joint = '(?:,|\\s(?:and|or|und|oder|et|ou|y|o|e|en|of))\\s';
const crowd = `(?:${kind}{0,3}?${named}(?:${age})?|${decades})`;

/** As a source of patterns. In one that goes on behind it a compiler writes it ten times: `crowdsEnds` costs nothing of that. */
export const crowds = `${crowd}(?:${joint}(?:${own})?${crowd})*`;

const at = (source: string) => new RegExp(source, 'iuy');
const pieces = { kind: at(kind), named: at(named), age: at(age), decades: at(decades), joint: at(joint), own: at(own) };

/** Where the piece ends that begins at `from`; null where none does. */
function endOf(piece: RegExp, text: string, from: number): number | null {
  piece.lastIndex = from;
  return piece.test(text) ? piece.lastIndex : null;
}

/** Up to three words say of what kind they are. */
const mostKinds = 3;

function crowdEnds(text: string, from: number): number[] {
  const ends = [endOf(pieces.decades, text, from)];
  let start: number | null = from;
  for (let kinds = 0; kinds <= mostKinds && start !== null; kinds += 1) {
    const end = endOf(pieces.named, text, start);
    if (end !== null) ends.push(end, endOf(pieces.age, text, end));
    start = endOf(pieces.kind, text, start);
  }
  return ends.filter((end) => end !== null);
}

/** Every place where the crowds that begin at `from` may end. */
export function crowdsEnds(text: string, from: number): Set<number> {
  const ends = new Set<number>();
  const starts = [from];
  for (const start of starts) {
    for (const end of crowdEnds(text, start)) {
      if (ends.has(end)) continue;
      ends.add(end);
      const next = endOf(pieces.joint, text, end);
      if (next === null) continue;
      const behindOwn = endOf(pieces.own, text, next);
      starts.push(next, ...(behindOwn === null ? [] : [behindOwn]));
    }
  }
  return ends;
}
