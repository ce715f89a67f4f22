import type { Lexicon } from '../lexicon/lexicon.ts';
import { anyPhrase } from './phrases.ts';

/** One word of a name. */
export const nameWord = "(?:(?:St|Ste|Mt)\\.\\s\\p{Lu}[\\p{L}'’-]*|\\p{Lu}[\\p{L}\\p{N}'’&+-]*|\\p{Ll}\\p{Lu}\\p{L}+)";

/** A candidate without what leads to it and what it is only labelled with; empty where that leaves no name. */
export function tidyName(candidate: string, lexicon: Lexicon): string {
  const craft = anyPhrase([
    ...lexicon.months.flat(),
    ...lexicon.weekdays.map((day) => `${day}*`),
    ...lexicon.craft,
    ...lexicon.film,
    ...Object.values(lexicon.fields).flat(),
    'cta',
    'i',
    'we',
    'hex',
    'api',
    'q1',
    'q2',
    'q3',
    'q4',
    'instagram',
    'tiktok',
    'youtube',
    'linkedin',
  ]);
  let words = candidate
    .trim()
    .replace(/(?:\s(?:of|de|del|da|do|das|dos|du|des|di|della|&))+$/u, '')
    .split(/\s+/);
  const dropped = anyPhrase([
    ...lexicon.article,
    ...lexicon.make,
    ...lexicon.direct,
    ...lexicon.act,
    ...lexicon.small,
    'introducing',
    'meet',
    'it',
    'they',
    'every',
    'each',
    'how',
    'why',
    'what',
    'when',
    'where',
    'who',
    'all',
    'if',
    'after',
    'before',
    'more',
    'most',
    'only',
    'new',
    'now',
    'today',
    'lost',
    'missing',
    'reward',
    'ring',
    'phone',
  ]);
  while (
    words.length > 0 &&
    (dropped.test(words[0] ?? '') ||
      (words.length < 3 && craft.test(words[0] ?? '')) ||
      /^[QH]\d$/.test(words[0] ?? ''))
  )
    words = words.slice(1);
  while (words.length > 0 && craft.test(words.at(-1) ?? '')) words = words.slice(0, -1);
  if (words.length > 4 || words.length === 0) return '';
  const name = words.join(' ');
  // "Version 8.2 is out!" tells of something that is called otherwise.
  const isPart =
    /^(?:Version|Release|Update|Build|Season|Episode|Chapter|Part|Volume|Issue|Folge|Staffel|Ausgabe|Saison|Épisode|Temporada|Versión|Versione|Versão)\s\d/iu.test(
      name,
    );
  const isTerm =
    /^(?:St|Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Lady|Frau|Herr|Madame|Monsieur|Tel|Telefon|Phone|Fax|Mail|E-?Mail|Web|Infos?|More|Help|Hilfe|Mehr|Plus|This|Quote|[kMGT]?Wh|CO[2₂]|GmbH|OK|PDF|SDK|API|FAQ|VIP|EU|USA?|UK|AI|KI|IA|UTC|GMT|CET|CEST|[kMGTP]i?B|[kMG]Hz|[kMG]bit|[kMG]bps|km|kg|CEO|CFO|CTO|HR|PR|TV)$/u.test(
      name,
    );
  return /\p{L}{2}/u.test(name) && !isTerm && !isPart ? name : '';
}

/** "Elm Academy's open evening" is held by Elm Academy; "Trader Ann's opens" keeps what it is called. */
export function withoutOwning(name: string, text: string, address: string): string {
  const bare = name.replace(/['’]s$/u, '');
  const after = text.slice(text.indexOf(name) + name.length);
  const isOwning = /^\s\p{Ll}{3,}(?<!s|ed)(?!\p{L})/u.test(after) && text.includes(name);
  const isSpelled = flatten(address).includes(flatten(name));
  return bare !== name && isOwning && !isSpelled && /\s/u.test(bare) && !/^St\.?\s/u.test(bare) ? bare : name;
}

/** "Elm Academy's third" of "third quarter": a name goes on behind whose it is in capitals, or ends before it. */
export const ownerOf = (name: string): string =>
  /^(\p{Lu}\S*\s.*\S|\S+(?=['’]s\s(?:first|second|third|fourth|annual|new|next|own|latest)(?!\p{L})))['’]s\s\p{Ll}[^\p{Lu}]*$/u.exec(
    name,
  )?.[1] ?? name;

const flatten = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
