/** What a figure was before, told behind it: "31 % passed, up from 24 % last year", "NPS 54 (last year: 41)". */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from './clause-verbs.ts';
import type { FoundChange } from './figure-changes.ts';
import { isPronoun, trimLabel, withoutVerb } from './figure-labels.ts';
import { type FoundFigure, parseNumber, readFigures } from './figures.ts';
import { withoutMove } from './moving-verbs.ts';
import { countWords } from './phrases.ts';
import { isSmall, wordsOf } from './untold-words.ts';

const time =
  "(?:in\\s|im\\s|en\\s)?(?:(?:19|20)\\d\\d|Q[1-4])|(?:the\\s)?(?:last|previous|prior)\\s(?:year|quarter|month|week|season)|an?\\s(?:year|month|quarter)\\s(?:ago|earlier|before)|(?:im\\s)?(?:Vorjahr|Vorquartal|Vormonat)(?:es|s)?|(?:im\\s)?(?:letzte[ns]|vorige[ns])\\s(?:Jahr|Quartal|Monat)|l['’](?:an|année)\\s(?:dernier|dernière|passé|passée)|un an plus tôt|(?:el\\s)?(?:año|trimestre|mes)\\s(?:pasado|anterior)|un año antes|(?:l['’]|nell['’]|lo\\s)?(?:anno|trimestre)\\s(?:scorso|precedente)|un anno (?:prima|fa)|(?:no\\s)?(?:ano|trimestre)\\s(?:passado|anterior)|um ano antes|(?:vorig|afgelopen)\\s(?:jaar|kwartaal)|een jaar (?:eerder|geleden)";
const lead =
  '(?:up|down|improved|improving|rising|risen|falling|reduced)\\sfrom|compared\\s(?:to|with)|against|versus|vs\\.?|instead of|rather than|previously|before|was|gegenüber|statt|anstatt|nach|zuvor|vorher|bisher|contre|au lieu de|frente al?|en lugar de|en vez de|invece d(?:i|el)|contro(?: il| i)?|rispetto al?|em vez de|ante|contra|tegen(?:over)?|in plaats van|was';
/** Between both figures: the noun of the first, what leads to the one before, and when it was. */
const between = new RegExp(
  `^(?<noun>(?:\\/\\p{L}+)?(?:\\s\\p{L}[\\p{L}'’.-]*){0,6}?)(?<mark>,?\\s\\(?|,\\s|\\s[–—-]\\s)(?:(?:${lead})(?:\\s(?:vorher|zuvor|bisher|previously|antes|avant|prima|eerst|i))?(?<when>\\s(?:${time}))?|(?<told>${time}))\\s?:?\\s$`,
  'iu',
);
const leading = new RegExp(`^(?:${lead})(?!\\p{L})`, 'iu');
/** "7.9 (7.2 last year)" */
const bracket = /^(?<noun>)(?<mark>\s\()$/u;
const behind = new RegExp(
  `^(?<noun>(?:\\/\\p{L}+)?)(?:,?\\s(?<when>(?:(?:del?|do|di|des|of|from)\\s|dell['’])?(?:${time})))?[).!\\s]*$`,
  'iu',
);
const being =
  /(?:\s(?:now|nun|jetzt|is|are|was|were|stands|stood|at|ist|sind|lag(?:en)?|liegt|bei|est|sont|es|son|è|sono|é|são|zijn|costs?|kostet|kosten|coûte|cuesta|costa|custa|kost|de|del|della|di|do|van|von|of))+$/iu;

/** The change of a clause that says nothing else; null where any of its words would be lost. */
export function readEarlier(text: string, lexicon: Lexicon): FoundChange | null {
  const figures = readFigures(text, lexicon, []);
  const [now, once, more] = figures;
  if (now === undefined || once === undefined || more !== undefined) return null;
  const middle = text.slice(now.end, once.start);
  const isLate = /^\s\($/u.test(middle) && new RegExp(`^\\s(?:${time})\\)`, 'iu').test(text.slice(once.end));
  const joint = isLate ? bracket.exec(middle) : between.exec(middle);
  const rest = behind.exec(text.slice(once.end));
  const isInBrackets = joint?.groups?.mark?.includes('(') ?? false;
  // "battery 18 h vs 11 h" sets two things against each other; "(vs 11 h last year)" tells one.
  const isRival = /(?:vs\.?|versus|against|contre|tegen|contra)\s$/iu.test(text.slice(now.end, once.start));
  if (joint === null || rest === null) return null;
  const when = joint.groups?.when ?? joint.groups?.told ?? rest.groups?.when ?? '';
  if (isRival && !isInBrackets && when === '') return null;
  if (leading.test(joint.groups?.noun?.trim() ?? '')) return null;
  const unit = `${now.prefix}${now.suffix}`.trim();
  const isBare = `${once.prefix}${once.suffix}`.trim() === '';
  if (!isBare && `${once.prefix}${once.suffix}`.trim() !== unit) return null;
  const named = labelsOf(text.slice(0, now.start), (joint.groups?.noun ?? '').trim(), lexicon);
  if (named === null) return null;
  // "2 days on average (last year 4)": four of the same.
  const counted = named.rate === '' ? '' : (/^\s\p{L}+/u.exec(named.rate)?.[0] ?? '');
  const suffix = unit === '' ? counted : now.suffix;
  const measured = isBare ? { ...once, prefix: now.prefix, suffix } : once;
  return {
    change: {
      before: dated(`${spelled(measured)}${rest.groups?.noun ?? ''}`, when, joint.groups?.told !== undefined),
      after: `${spelled(now)}${named.rate}`,
      label: named.label,
      better: parseNumber(once.value) > parseNumber(now.value) ? 'down' : 'up',
    },
    used: [now, once],
  };
}

const spelled = ({ prefix, value, suffix }: Pick<FoundFigure, 'prefix' | 'value' | 'suffix'>) =>
  `${prefix}${value}${suffix}`.trim();

/** A year before a figure would be read as a part of it. */
function dated(value: string, when: string, isAhead: boolean): string {
  const said = when.trim();
  if (said === '') return value;
  if (!isAhead) return `${value} ${said}`;
  return /\d/u.test(said) ? `${value} (${said})` : `${said} ${value}`;
}

/** What both figures are of: the words before them, or the noun that they count; what goes on about the first stays with it. */
function labelsOf(before: string, noun: string, lexicon: Lexicon): { label: string; rate: string } | null {
  const head = withoutVerb(
    trimLabel(
      withoutMove(
        before
          .trimEnd()
          .replace(/\s(?:in|within|at|for|um|für|en|à|pour|por|per|a|em|voor)$/iu, '')
          .replace(being, '')
          .replace(/[:\s]+$/u, ''),
      ),
      lexicon,
    ),
    lexicon,
  );
  const isNamed = head !== '' && !isPronoun(head) && !wordsOf(head).every((word) => isSmall(word, lexicon));
  if (before.trim() !== '' && head !== '' && !isNamed && noun === '') return null;
  const label = isNamed ? head : noun;
  if (/[,;]/u.test(label) || countWords(label) > 6 || (isNamed && holdsVerb(label, lexicon.language))) return null;
  const isRate = noun.startsWith('/');
  return { label: isRate && !isNamed ? '' : label, rate: isNamed && noun !== '' ? `${isRate ? '' : ' '}${noun}` : '' };
}
