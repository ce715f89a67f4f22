/** One fact taken out of a sentence of several: with the words that count and lead it, and with its joint. */
import { holdsVerb } from '../reading/clause-verbs.ts';
import { opensWithSubject } from '../reading/phrases.ts';

/** A stretch of a sentence between commas and "and", behind its joint. */
export interface Segment {
  joint: string;
  text: string;
}

const and = '(?:and|und|et|y|e|ed|plus|sowie|&)';
const joint = new RegExp(`\\s*[,;·]\\s+(?:${and}\\s+)?|\\s+${and}\\s+`, 'giu');

/** A sentence in its stretches; joined they are the sentence. */
export function segmentsOf(sentence: string): Segment[] {
  const segments: Segment[] = [];
  let [from, before] = [0, ''];
  for (const cut of sentence.matchAll(joint)) {
    segments.push({ joint: before, text: sentence.slice(from, cut.index) });
    [from, before] = [cut.index + cut[0].length, cut[0]];
  }
  return [...segments, { joint: before, text: sentence.slice(from) }];
}

const loosely =
  '(?:about|around|over|nearly|almost|roughly|only|just|some|more\\sthan|at\\sleast|rund|etwa|knapp|über|nur|mehr\\sals|gut|environ|plus\\sde|près\\sde|unos|unas|más\\sde|casi|sólo|solo|circa|oltre|quasi|più\\sdi|cerca\\sde|mais\\sde|quase|só|apenas)';
const article =
  '(?:an?|one|the|our|every|each|jede[nrs]?|chaque|cada|ogni|ein(?:e[nmrs]?)?|de[rmns]|die|das|unser(?:e[nmrs]?)?|une?|l[ea]s?|nos|notre|un[ao]?s?|el|los|nuestr[oa]s?|il|lo|gli|i|nostr[oaei]|um|uma|os?|as?|noss[oa]s?)';
const spelled =
  '(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dois|duas|três|quatro|sete|oito|dez)';
const number = '[^\\p{L}\\s\\d]?\\d[\\d.,\\u00a0\\u202f]*(?:\\s\\d{3})*';
const preposition =
  '(?:in|on|at|with|from|for|by|to|auf|an|am|im|mit|bei|aus|für|zu|vor|dans|sur|avec|en|à|au|aux|pour|chez|con|para|por|per|da|su|nel(?:l[ao])?|com|em|n[oa]s?|sobre|sopra)';
const inner = `(?!${preposition}\\s)\\p{L}[\\p{L}'’-]*\\s+`;
/** "and only one old" before "van", "rund 2.400" before "Kilo". */
const counting = new RegExp(
  `(?:^|\\s)((?:${loosely}\\s+)*(?:(?:${article}|${spelled})\\s+|l['’]|${number}\\s+)(?:${inner})?(?:${inner})?)$`,
  'iu',
);
const counted = new RegExp(`^(?:${loosely}\\s+)*(?:${article}|${spelled}|${number})\\s`, 'iu');
const leading = new RegExp(`(?:^|\\s)${preposition}$`, 'iu');
const onlyLeading = new RegExp(`^${preposition}$`, 'iu');
const speaker = /^(?:we|i|they|she|he|you|wir|ich|sie|nous|on|je|ils|elles)(?=\s)/iu;

/** The sentence's stretches without what stands at these letters of one; null where nobody knows what would be left. */
export function withoutFact(
  segments: readonly Segment[],
  at: number,
  [from, to]: readonly [number, number],
  language: string,
): Segment[] | null {
  const { text } = segments[at] as Segment;
  const after = text.slice(to);
  const count = counting.exec(text.slice(0, from));
  const lead = text.slice(0, count === null ? from : from - (count[1] ?? '').length).trim();
  // Nothing but a figure is left of it: an item goes with its price.
  if (!/\p{L}{3}/u.test(`${text.slice(0, from)} ${after}`) || lead === '') return withoutWhole(segments, at, language);
  const led = leading.exec(lead);
  if (led !== null && /\d/u.test(lead)) return put(segments, at, lead.slice(0, led.index));
  if (/\d/u.test(after) || /\d/u.test(lead)) return null;
  const next = segments[at + 1];
  const isShared = next !== undefined && isNamed(next.text, language) && (!onlyLeading.test(lead) || isJoined(next));
  if (isShared) return put(segments, at, `${lead} ${next.text}`, 2);
  return at > 0 || segments.length > 1 ? withoutWhole(segments, at, language, lead) : null;
}

/** Whether words lead what shall go, or count it, so that they mean nothing without it. */
export const isHeld = (before: string): boolean => counting.test(before) || leading.test(before.trim());

const isJoined = ({ joint: of }: Segment) => new RegExp(`^\\s+${and}\\s+$`, 'iu').test(of);

/** "3 saunas", "one old van": a thing that is counted, and no clause. */
const isNamed = (text: string, language: string): boolean =>
  counted.test(text) &&
  text.split(/\s+/u).length < 7 &&
  !holdsVerb(text.replace(/^\S+\s/u, ''), language) &&
  !(language === 'de' && clauseInGerman.test(text)) &&
  !(language === 'de' && new RegExp(`\\p{Lu}\\p{Ll}+\\s(?!${preposition}\\s)\\p{Ll}`, 'u').test(text));

/** "die älteste stammt von 1548" */
const clauseInGerman = /^(?:der|die|das)\s\p{Ll}+\s\p{Ll}+(?:t|en)(?:\s|$)/iu;

function put(segments: readonly Segment[], at: number, text: string, count = 1): Segment[] {
  const own = { joint: segments[at]?.joint ?? '', text: text.trim() };
  return [...segments.slice(0, at), own, ...segments.slice(at + count)];
}

function withoutWhole(segments: readonly Segment[], at: number, language: string, lead = ''): Segment[] | null {
  const [first, second] = segments;
  const rest = segments.filter((_, other) => other !== at);
  if (at > 0) return rejoined(rest, segments, at);
  // “die älteste stammt von 1548”: of what, would nobody know.
  if (second !== undefined && language === 'de' && clauseInGerman.test(second.text)) return null;
  if (first === undefined || second === undefined || lead === '') return rest;
  const isClause = opensWithSubject(second.text) || counted.test(second.text);
  if (isClause || ['es', 'it', 'pt'].includes(language)) return rest;
  const subject = speaker.exec(lead)?.[0];
  return subject === undefined ? null : put(rest, 0, `${subject} ${second.text}`);
}

/** "A, B and C" without C is "A and B". */
function rejoined(rest: Segment[], all: readonly Segment[], at: number): Segment[] {
  const [gone, last] = [all[at], rest[at - 1]];
  const isLast =
    gone !== undefined && isJoined(gone) && (all[at + 1] === undefined || !isJoined(all[at + 1] as Segment));
  const isRow = isLast && last !== undefined && at > 1 && counted.test(last.text) && /^\s*,\s+$/u.test(last.joint);
  return isRow
    ? put(rest, at - 1, last.text).map((one, index) => (index === at - 1 ? { ...one, joint: gone.joint } : one))
    : rest;
}
