/** Candidates torn out of a clause: whose something is, and words behind what asks or joins. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { openings } from '../lexicon/name-words.ts';
import { holdsVerb } from '../reading/clause-verbs.ts';
import { escaped } from '../reading/phrases.ts';
import { isSmall } from '../reading/untold-words.ts';
import { anyOf, isQuotedIn } from './kinds.ts';
import { namesHeading } from './told-names.ts';

/** "the Moon's pull": whose something is wherever it stands names nothing; "Fenn's opens" and "at Fenn's." do. */
export function isWhoseAlone(name: string, text: string, lexicon: Lexicon): boolean {
  const behind = text.split(name).slice(1);
  return (
    /['’]s$/u.test(name) &&
    behind.length > 0 &&
    behind.every((after) => {
      const thing = /^\s(\p{Ll}[\p{L}-]+)/u.exec(after)?.[1] ?? '';
      return thing !== '' && !isSmall(thing, lexicon) && !holdsVerb(thing, lexicon.language);
    })
  );
}

/** "Warum Gletscher" of "Warum Gletscher blau sind.": what asks or joins opens a clause. A title in quotes stays. */
export const opensClause = (name: string, text: string, { language }: Lexicon): boolean =>
  (surely.test(name) || (clauseHeads[language]?.test(name) ?? false)) && !isQuotedIn(text, name);

/** These ask in whatever language a brief is taken to be. */
const surely = /^(?:warum|wieso|weshalb|waarom|pourquoi|por\squé|perché)\s/iu;

const clauseHeads: Readonly<Record<string, RegExp>> = {
  en: /^(?:why|how|what|when|where|who|which|because|although|whether|if)\s/iu,
  de: /^(?:warum|wieso|weshalb|wie|was|wann|wo|wer|woher|wohin|welche[rsn]?|weil|wenn|dass|ob|obwohl)\s/iu,
  fr: /^(?:pourquoi|comment|quand|quoi|quel(?:le)?s?|parce|puisque|lorsque)\s/iu,
  es: /^(?:por\squé|cómo|qué|cuándo|dónde|quién|cuál|porque|aunque)\s/iu,
  it: /^(?:perché|come|cosa|quando|dove|chi|quale|quali|poiché)\s/iu,
  pt: /^(?:por\sque|porque|porquê|como|quando|onde|quem|qual|quais|embora)\s/iu,
  nl: /^(?:waarom|hoe|wat|wanneer|waar|wie|welke?|omdat|hoewel|als)\s/iu,
};

/** "Moon" of "the Moon": what everybody knows by its article is written in capitals and is nobody's name. */
export const isOneOfAKind = (name: string, text: string): boolean =>
  /^(?:Moon|Sun|Earth|Universe|Internet|Mond|Sonne|Erde|Lune|Soleil|Terre|Luna|Sol|Tierra|Sole|Terra|Lua|Maan|Zon|Aarde)(?:['’]s)?$/u.test(
    name,
  ) &&
  new RegExp(
    `(?<!\\p{L})(?:the|d(?:er|ie|as|em|en)|l[aeo]|el|il|[oa]|de|het)\\s${escaped(name)}(?!\\p{L})|\\p{Ll}['’]${escaped(name)}`,
    'iu',
  ).test(text);

/** "La balena" of "La balena grigia.": a thing with its article in small letters, torn from what follows it. */
export function isTornThing(name: string, text: string, { language }: Lexicon): boolean {
  const behind = text.split(name).slice(1);
  return (
    /^(?:the|our|l[aeo]s?|el|il|gli|i|[oa]s?|de|het|onze?|un[ae]?|uma?|notre|nos|nuestr[oa]s?)\s(?:noss[oa]s?\s|nostr[aeio]\s)?\p{Ll}[\p{Ll}-]+$/iu.test(
      name,
    ) &&
    /\s\p{Ll}[\p{Ll}-]+$/u.test(name) &&
    behind.length > 0 &&
    behind.every((after) => {
      const next = /^\s(\p{Ll}[\p{L}'’-]*)/u.exec(after)?.[1] ?? '';
      return next !== '' && !holdsVerb(next, language);
    })
  );
}

/** "Inauguração da Padaria Lontra": what is opened is named, and not its opening. */
export const withoutOpening = (name: string): string =>
  name.replace(new RegExp(`^${anyOf(openings)}\\s(?:(?:the|our|d(?:er|es|ie)|l[ae]|el|de)\\s)?(?=\\p{Lu})`, 'u'), '');

/** "Natal da Queijaria Lontra" out of "Oferta de Natal da …:": torn behind what is offered, only whose it is stays. */
export function withoutOffer(name: string, text: string): string {
  const [house = ''] = namesHeading(text);
  const isTorn = new RegExp(`\\p{L}\\s(?:de|di|d['’])\\s?${escaped(name)}`, 'u').test(text);
  return house !== '' && isTorn && name.endsWith(` ${house}`) ? house : name;
}
