/** What a figure counts, in the words around it. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { withoutBound } from './bounds.ts';
import type { FoundFigure } from './figures.ts';
import { arrivesAt, withoutMove } from './moving-verbs.ts';
import { anyPhrase, phraseSource } from './phrases.ts';

const stops = /[.,;:!?()\u2013\u2014]|\s[-–—]\s/u;

export function labelOf(text: string, one: FoundFigure, from: number, to: number, lexicon: Lexicon): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) {
    return trimLabel(
      text
        .slice(from, one.start)
        .split(/[、。,，：:；]/u)
        .at(-1) ?? '',
      lexicon,
    );
  }
  const behind = text.slice(one.end, to).split(stops)[0]?.trim() ?? '';
  // "3 millones de viajes": the word between a multiplier and what it multiplies leads nowhere else.
  const after = /\p{L}{4}/u.test(one.suffix) ? behind.replace(/^(?:de|di|d['’])\s?(?=\p{L}{3})/iu, '') : behind;
  const tail = after.split(/\s+/).filter(Boolean);
  const noun = nounOf(tail, lexicon);
  if (
    noun.length > 0 &&
    !isMove(noun.join(' '), lexicon) &&
    !(one.trend === 0 ? /^(?:to|from|in|at|per|out|or|times)$/iu : /^(?:to|from|by|in|at|per|out|or|times)$/iu).test(
      tail[0] ?? '',
    ) &&
    /^[\s-]*[^\s.,;:!?()]/u.test(text.slice(one.end))
  ) {
    const named = trimLabel(noun.join(' '), lexicon);
    return isPronoun(named) || isClauseOf(named) ? '' : named;
  }
  const before =
    text
      .slice(from, one.start)
      .split(/[.,;!?()\u2013\u2014]/u)
      .at(-1) ?? '';
  const per = /^(?:per|pro|par|por|a|al)\s+\p{L}+/iu.exec(after)?.[0];
  // "Code WINTER for an extra 15 %": what the figure adds to is no name of it.
  if (
    /(?:^|\s)(?:extra|another|further|additional|weitere|zusätzliche|supplémentaires?|adicional|ulteriore)\s*$/iu.test(
      before,
    )
  )
    return '';
  // "T2 a partir de 189.000 €": the word that leads to an amount is no part of what costs it.
  const words = trimLabel(withoutBound(before.replace(/[:=]\s*$/, '').replace(leastWord, '')), lexicon)
    .split(/\s+/)
    .filter(Boolean);
  const label = words.length > 6 ? words.slice(-4).join(' ') : words.join(' ');
  const named = isFrequency(before) || isMove(label, lexicon) || arrivesAt(before) ? '' : withoutVerb(label, lexicon);
  if (isClauseOf(named)) return '';
  if (named !== '' && !isPronoun(named)) return named;
  return per ?? subjectOf(text, lexicon);
}

/** The words behind a figure up to where they are whole: no noun is cut from what completes it, nor runs into a verb. */
function nounOf(tail: readonly string[], lexicon: Lexicon): string[] {
  const cut = tail.findIndex((word, at) => (breaks(word, lexicon) && !leadsOn(tail, at, lexicon)) || isBy(tail, at));
  const whole = cut < 0 ? tail : tail.slice(0, cut);
  if (whole.length <= 4) return [...whole];
  if (whole.length <= 6 && whole.slice(1, 4).some((word) => joins.test(word))) return [...whole];
  const last = whole.slice(0, 5).findLastIndex((word) => joins.test(word));
  return whole.slice(0, last < 1 ? 4 : last);
}

const joins =
  /^(?:of|for|with|by|de|du|des|d['’].*|del|della|dei|di|do|da|dos|das|van|von|der|für|pour|para|per|voor)$/iu;

/** "310 tonnes de miel", but not "12 trains de Lyon à Nantes". */
const leadsOn = (tail: readonly string[], at: number, lexicon: Lexicon) =>
  at > 0 &&
  /^(?:de|di|of|van)$/iu.test(tail[at] ?? '') &&
  /^\p{Ll}{3}/u.test(tail[at + 1] ?? '') &&
  !tail.slice(at).some((word) => new RegExp(`^(?:${phraseSource(lexicon.fromTo[1])})$`, 'iu').test(word));

/** "a round led by Hexley": who did it is no part of what is counted. */
const isBy = (tail: readonly string[], at: number) =>
  at > 0 &&
  /^(?:by|par|por|pel[oa]s?|da|dal|dalla|dai|door|von)$/iu.test(tail[at + 1] ?? '') &&
  /(?:ed|led|made|built|held|won|run|paid|sold|given|written|é|ée|és|ées|[ai]d[oa]s?|[aiu]t[oaie]|^ge\p{L}+)$/u.test(
    tail[at] ?? '',
  );

const leastWord =
  /(?:^|\s)(?:from|starting at|ab|à partir de|dès|desde|a partire da|da|a partir de|vanaf|från|od)\s*$/iu;

/** "sank", "gesunken": says what became of a figure, and not of what. */
const isMove = (noun: string, lexicon: Lexicon) =>
  new RegExp(`^(?:${phraseSource([...lexicon.rise, ...lexicon.fall])})$`, 'iu').test(noun) ||
  (lexicon.language === 'de' && /^ge\p{L}+(?:en|t)$/u.test(noun)) ||
  /^(?:erhöht|verringert|baissé|augmenté|bajado|subido)$/iu.test(noun);

/** "every 15 minutes" is how often, and has no name. */
const isFrequency = (before: string) =>
  /(?:^|\s)(?:every|each|alle|jede[nrs]?|toutes les|cada|ogni|in|within|after|for)\s*$/iu.test(before);

const tellingVerb =
  /\s+(?:weighs?|costs?|takes?|lasts?|charges?(?:\sto)?|starts|reaches|holds?|has|have|gets?|pays?|zahlen|uses?|needs?|runs?|comes?|emits?|covers?|kostet|kosten|wiegt|dauert|braucht|hält|coûte|pèse|dure|cuestan?|pesan?|dura|costa|costano|custam?|coûtent|pèsent|kost|weegt|duurt)(?:\s+(?:up|in|to|for|about|only|just|nur|bis))*$/iu;

/** "Battery lasts" is a label as "Battery"; a verb alone is none. */
export function withoutVerb(label: string, lexicon: Lexicon): string {
  if (ofCosts.test(label)) return label;
  const plain = trimLabel(` ${label}`.replace(tellingVerb, ''), lexicon);
  return new RegExp(`^(?:${phraseSource(lexicon.versus)}|instead|rated|under|over|above|below|or)$`, 'iu').test(plain)
    ? ''
    : plain;
}

export const isPronoun = (label: string) =>
  /^(?:it|that|this|they|we|he|she|es|das|er|sie|wir|ça|cela|il|elle|on|ello|esto|ciò|isso|them|those|these|i|you|there|who|which|je|nous|vous|noi|voi)(?:\s.*)?$/iu.test(
    label,
  );

/** What the sentence speaks of, up to its verb of change. */
function subjectOf(text: string, lexicon: Lexicon): string {
  const verb = anyPhrase([...lexicon.rise, ...lexicon.fall]).exec(text);
  const words = verb === null ? '' : withoutMove(trimLabel(text.slice(0, verb.index), lexicon));
  return words.split(/\s+/).length <= 4 && !/\d/.test(words) ? words : '';
}

/** "Administrative costs fell": what stands before them says which costs. */
const ofCosts = /(?:^|\s)\p{L}*(?:ive|al|ing|ary|ory|ic|fuel|food|energy|labou?r|unit|production|care|rent)\scosts$/iu;

/** "A compressor raises it to 55 °C": who does what to what is no name of the figure. */
const isClauseOf = (label: string) =>
  // "6 h 40 and emits": hours and minutes before it name no figure.
  /(?:^|\d\s?)h\s?[0-5]\d(?!\d)/iu.test(label) ||
  /\s(?:it|them|him|us|you|me|ihn|ihm|uns|euch|turns|turned|becomes|wird|werden|devient|cumple|compie|faz|wordt)$/iu.test(
    label,
  ) ||
  /\s(?:go(?:es)?|stays?|is|are|falls?|rises?)\s(?:above|below|over|under|beyond)$/iu.test(label) ||
  /(?:^|\s)(?:we|you|they|i|he|she|wir|ihr|nous|vous|noi|nós)(?:['’]\p{L}+)?\s\p{L}+$/iu.test(label);

const breaks = (word: string, lexicon: Lexicon) =>
  new RegExp(
    `^(?:${phraseSource([...lexicon.and, ...lexicon.until, ...lexicon.fromTo.flat(), ...lexicon.now, 'in', 'on', 'at', 'for', 'with', 'since', 'than', 'while', 'when', 'im', 'seit', 'and', 'dans', 'en', 'as', 'is', 'are', 'was', 'that', 'who', 'so', 'but', 'get', 'gets', 'got', 'receive', 'receives', 'join', 'joined', 'have', 'has', 'had', 'were', 'will', 'can', 'choose', 'chose', 'said', 'say', 'use', 'take', 'takes', 'took', 'bring', 'brings', 'learn', 'keep', 'keeps', 'give', 'gives', 'live', 'come', 'comes', 'work', 'buy', 'send', 'grow', 'visit', 'nehmen', 'kommen', 'leben', 'trust', 'rely', 'every', 'each', 'per', 'haben', 'hat', 'sind', 'waren', 'wurden', 'werden', 'wird', 'ont', 'sont', 'étaient', 'seront', 'han', 'fueron', 'serán', 'hanno', 'sono', 'são', 'foram', 'têm', 'zijn', 'hebben', 'worden', 'which', 'qui', 'que', 'che'])})$`,
    'iu',
  ).test(word);

/** Drops articles, conjunctions and prepositions from both ends. */
export function trimLabel(text: string, lexicon: Lexicon): string {
  const edge = phraseSource([
    ...lexicon.article,
    ...lexicon.and,
    ...lexicon.fromTo.flat(),
    'by',
    'is',
    'at',
    'over',
    'than',
    'nearly',
    'almost',
    'about',
    'um',
    'with',
    'of',
  ]);
  let label = text.trim();
  for (let pass = 0; pass < 4; pass += 1) {
    label = label
      .replace(/(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])[はがをのに、。]+$/u, '')
      .replace(/^[、。はがをの]+/u, '')
      .replace(new RegExp(`^(?:${edge})\\s+`, 'iu'), '')
      // "Series A" ends on a letter of its own.
      .replace(new RegExp(`(?:^|\\s+)(?:${edge})$`, 'iu'), (end) => (/\s\p{Lu}$/u.test(end) ? end : ''))
      .replace(/^[\s:=,–-]+|[\s:=,–-]+$/gu, '');
  }
  return label;
}
