/** Pairs of figures that tell a change. */
import type { Change, Figure } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isPronoun, trimLabel, withoutVerb } from './figure-labels.ts';
import { type FoundFigure, parseNumber } from './figures.ts';
import { withoutMove } from './moving-verbs.ts';
import { anyPhrase, phraseSource } from './phrases.ts';

const spell = (one: Figure) => `${one.prefix}${one.value}${one.suffix}`.trim();

/** A change, and the figures that it uses up. */
export interface FoundChange {
  change: Change;
  used: FoundFigure[];
}

/** "Devoluciones del 6 % al 4 %": words for from and to with their articles. */
const contracted: Readonly<Record<string, readonly [string[], string[]]>> = {
  fr: [
    ['du', 'des'],
    ['au', 'aux'],
  ],
  es: [
    ['del', 'desde el'],
    ['al', 'hasta el'],
  ],
  it: [
    ['dal', "dall'", 'dai'],
    ['al', "all'", 'ai'],
  ],
  pt: [
    ['do', 'dos'],
    ['ao', 'aos'],
  ],
  de: [['vom'], ['aufs']],
};
const wordsFrom = ({ fromTo, language }: Lexicon) => phraseSource([...fromTo[0], ...(contracted[language]?.[0] ?? [])]);
const wordsTo = ({ fromTo, language }: Lexicon) => phraseSource([...fromTo[1], ...(contracted[language]?.[1] ?? [])]);

/** The first from–to pair of one sentence. */
export function readChange(text: string, found: readonly FoundFigure[], lexicon: Lexicon): FoundChange | null {
  for (let index = 0; index + 1 < found.length; index += 1) {
    const [first, second] = [found[index], found[index + 1]];
    if (first === undefined || second === undefined) continue;
    const before = text.slice(0, first.start);
    const between = text.slice(first.end, second.start);
    const isPair =
      (new RegExp(`(?:^|\\s)(?:${wordsFrom(lexicon)})\\s*$`, 'iu').test(before) && leadsTo(between, lexicon)) ||
      /^\s*(?:→|->|=>)\s*$/.test(between) ||
      isInstead(between) ||
      (beforeWord.test(before) && afterWord.test(between)) ||
      (anyPhrase(lexicon.once).test(before) && anyPhrase(lexicon.now).test(between)) ||
      (anyPhrase(lexicon.fall).test(before) &&
        isShare(first) === isShare(second) &&
        new RegExp(`^\\s*(?:${phraseSource(lexicon.fromTo[1])})\\s*$`, 'iu').test(between));
    if (!isPair || countsOthers(text, first, second, lexicon)) continue;
    const change = isInstead(between)
      ? changeOf(text, second, first, lexicon, first.start)
      : changeOf(text, first, second, lexicon);
    return { change, used: [first, second] };
  }
  return null;
}

/** "from 9 to only 4": the word that leads to the second figure stands beside it, with no other clause between. */
const leadsTo = (between: string, lexicon: Lexicon) =>
  !/[;:.!?]\s/u.test(between) &&
  // "del 3 %, frente al 5 %"
  !/(?:frente|respecto|rispetto|face|thanks|gracias|grazie|grâce)\s\S+\s*$/iu.test(between) &&
  new RegExp(`(?:^|\\s)(?:${wordsTo(lexicon)})(?:\\s+(?:\\p{L}+\\s+)?)?$`, 'iu').test(between);

/** "fell 6 % to 412 GWh": by how much, and to what. */
const isShare = ({ suffix }: Figure) => /%|percent|prozent/iu.test(suffix);

/**
 * A change with what stands behind its second figure: "from 41 l to 29 l diesel per 100 km" and "from 310 to 520 in a
 * year" go on with the label, "from 310 to 385 tonnes" measures both.
 */
export function completed(text: string, { change, used }: FoundChange): FoundChange {
  const [first, second] = [...used].sort((one, other) => one.start - other.start);
  const [rest = ''] = text.slice(second?.end).split(/[,;:]\s/u);
  const [, counted = '', tail = ''] = behind.exec(rest.replace(/[.!,;)]+\s*$/u, '')) ?? [];
  const rate = /^\s(\p{L}{1,4}(?:\sla)?\s\p{L}{2,10})\s?\($/u.exec(
    text.slice(first?.end, second?.start).replace(/\(.*$/su, '('),
  )?.[1];
  const isBare = used.every(({ prefix, suffix }) => `${prefix}${suffix}`.trim() === '');
  const noun = isBare && counted !== '' ? ` ${counted}` : '';
  const named = noun === '' ? counted : '';
  // In what time is no name of what changed.
  const more = change.label + named === '' ? [] : [named, rate ?? tail];
  return {
    change: {
      ...change,
      before: `${change.before}${noun}`,
      after: `${change.after}${noun}`,
      label: [change.label, ...more].reduce(joined),
    },
    used,
  };
}

/** "Founding members, a month": what both are measured by goes on with what they are. */
function joined(label: string, more: string): string {
  if (more === '' || label.includes(more)) return label;
  return `${label}${/^(?:an?|im|al|au|ao|par|por|pro|per)\s/iu.test(more) && label !== '' ? ', ' : ' '}${more}`.trim();
}

const leadsOn =
  'per|je|pro|par|por|pour|every|à|an?|in|within|since|over|innerhalb|binnen|seit|im|en|depuis|sur|desde|nel|dal|em|sinds';
/** The noun that is counted, and by what or in what time. */
const behind = new RegExp(
  `^(?:\\s(?!(?:${leadsOn})\\s)(\\p{L}{3,}))?(?:\\s((?:${leadsOn})\\s(?:\\p{L}+\\s){0,2}(?:\\d[\\d.,]*\\s?)?(?:\\p{L}+|(?:19|20)\\d\\d)))?$`,
  'iu',
);

/** "from 3 mills in 1962 to 1 solar press": two things that are counted are no change of one. */
function countsOthers(text: string, first: FoundFigure, second: FoundFigure, lexicon: Lexicon): boolean {
  if (`${first.prefix}${first.suffix}${second.prefix}${second.suffix}`.trim() !== '') return false;
  const [one, other] = [first, second].map(({ end }) => /^\s(\p{L}{4,})/u.exec(text.slice(end))?.[1]?.toLowerCase());
  // "van 48 naar 31 minuten": the word that leads to the second figure counts nothing.
  const isLead = one !== undefined && lexicon.fromTo[1].includes(one);
  return one !== undefined && !isLead && other !== undefined && one.slice(0, 4) !== other.slice(0, 4);
}

/** "Before the renovation €18,400 a year, after it €6,900." */
const beforeWord = /(?<![\p{L}])(?:before|avant|vorher|vor|antes|prima|previously|früher)(?![\p{L}])/iu;
const afterWord =
  /(?<![\p{L}])(?:after|afterwards|après|nachher|danach|nach|después|depois|dopo|poi|since then|seitdem)(?![\p{L}])/iu;

/** "80 ms instead of 2 s": the state after comes first. */
const isInstead = (between: string) => insteadOf.test(between);

const insteadOf =
  /^(?:\s(?:a|per|pro|par|por|je|im|au|al|alla|all['’]|à la|ao)?\s?\p{L}{2,10})?\s?\((?:instead of|before|was|formerly|previously|regular(?:ly)?|rrp|list price|statt|vorher|früher|bisher|sonst|regulär|normal|uvp|avant|au lieu de|antes|en vez de|prima|invece di|era|erano|eram|waren?|étai(?:t|ent)|were|eran|eerst|voorheen|i\.p\.v\.|normaal)\s*:?\s*$|^[\s,(]*(?:instead of|rather than|not|statt|anstatt|au lieu de|en lugar de|en vez de|invece di|em vez de|(?:down|up) from)\s*$/iu;

function changeOf(
  text: string,
  first: FoundFigure,
  second: FoundFigure,
  lexicon: Lexicon,
  start: number = first.start,
): Change {
  const { fromTo, once, rise, fall } = lexicon;
  const verbs = phraseSource([...fromTo[0].filter((word) => !joins.test(word)), ...once, ...rise, ...fall]);
  // "El tiempo de espera bajó de 25": what joins two nouns leads to a figure only right before it.
  const leads = wordsFrom(lexicon);
  const subject =
    text
      .slice(0, start)
      .split(/[.,;:!?]\s/u)
      .at(-1) ?? '';
  const cut = new RegExp(`(?<![\\p{L}])(?:(?:${verbs})(?![\\p{L}])|(?:${leads})(?=\\s(?:\\S+\\s)?$))`, 'iu');
  const named = namedForRising.exec(subject)?.[0].length ?? 0;
  const end = cut.exec(subject.slice(named))?.index;
  const label = withoutMove(trimLabel(end === undefined ? subject : subject.slice(0, named + end), lexicon));
  const [from, to] = [alike(first, second), alike(second, first)];
  const isDown = magnitude(to) < magnitude(from);
  return {
    before: spell(from),
    after: spell(to),
    label: label.split(/\s+/).length > 6 || isPronoun(label) ? '' : nounOf(label, end !== undefined, lexicon),
    better: isDown ? 'down' : 'up',
  };
}

/** "Water use dropped": before the verb that tells the change, the last word is no verb. */
const nounOf = (label: string, isBeforeVerb: boolean, lexicon: Lexicon): string =>
  isBeforeVerb && /\p{L}\s(?:use|charge|hold|cover|need|run)$/iu.test(label) ? label : withoutVerb(label, lexicon);

/** "Growth goes from $29 to $34": a noun for rising that is what changes, a plan for instance. */
const namedForRising = /^\s*(?:growth|wachstum|croissance|crecimiento|crescita|crescimento|groei)(?=\s)/iu;

/** Words for "from" that join nouns as well. */
const joins = /^(?:de|del|d['’]|di|da|dal|dall['’]|dai|dalle|dos|von|vom|van)$/iu;

/** "from 3.1 to 3.8 million euros": both are millions of euros, but "from 800 to 1.2 million" began with eight hundred. */
function alike(one: FoundFigure, other: FoundFigure): FoundFigure {
  const isBare = one.suffix.trim() === '' && one.prefix === '' && other.prefix === '';
  const [low, high] = [parseNumber(one.value), parseNumber(other.value)].sort((a, b) => a - b);
  return isBare && (high ?? 0) <= (low ?? 0) * 10 ? { ...one, suffix: other.suffix } : one;
}

const seconds: [RegExp, number][] = [
  [/^ms$/, 0.001],
  [/^(?:s|se[cgk])/iu, 1],
  [/^min/iu, 60],
  [/^(?:h|stund|ore)/iu, 3600],
  [/^(?:d[ií]?a|tag|jour|giorn)/iu, 86400],
  [/^(?:w|semain|sett)/iu, 604800],
  [/^(?:mo|mes|mis)/iu, 2592000],
  [/^(?:y|jahr|an|añ)/iu, 31536000],
];

/** Whether a suffix is a unit of time. */
export const isTime = (suffix: string): boolean => seconds.some(([unit]) => unit.test(suffix.trim()));

/** A sentence that tells the state before, "It was 900 ms", and a figure of its unit said elsewhere. */
export function changeSince(
  text: string,
  found: readonly FoundFigure[],
  others: readonly Figure[],
  lexicon: Lexicon,
): Change | null {
  const [before, more] = found;
  if (
    before === undefined ||
    more !== undefined ||
    !/^(?:it|they|this|that|before|previously|once|formerly|es|das|sie|früher|vorher|bisher|avant|c['’]était|antes|era|prima)(?![\p{L}])|\bused to\b/iu.test(
      text,
    ) ||
    !anyPhrase(lexicon.once).test(text) ||
    anyPhrase(lexicon.now).test(text)
  )
    return null;
  const after = others.find(
    ({ suffix, value }) => suffix.trim() === before.suffix.trim() && suffix.trim() !== '' && value !== before.value,
  );
  if (after === undefined) return null;
  return {
    before: spell(before),
    after: spell(after),
    label: '',
    better: magnitude(after) < magnitude(before) ? 'down' : 'up',
  };
}

/** Numeric size of a figure, times in seconds, scales applied; decides directions only and is never shown. */
function magnitude(one: Pick<Figure, 'value' | 'suffix' | 'prefix'>): number {
  const value = parseNumber(one.value) * (/[−-]/.test(one.prefix) ? -1 : 1);
  const suffix = one.suffix.trim();
  const scale = /^(?:[kK](?!\p{L})|thousand|tausend|Tsd)/u.test(suffix)
    ? 1e3
    : /^(?:M(?!\p{L})|million|Mio|Million)/u.test(suffix)
      ? 1e6
      : /^(?:bn|B(?!\p{L})|billion|Mrd|[Mm]illiard)/u.test(suffix)
        ? 1e9
        : 1;
  if (scale > 1) return value * scale;
  return value * (seconds.find(([unit]) => unit.test(suffix))?.[1] ?? 1);
}
