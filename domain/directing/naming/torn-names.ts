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

/** "Lindenstraat", "Tilleuls" of "rue des Tilleuls", "Conciatori 7" of "via dei …": where something is found. */
export const isOnStreet = (name: string, text: string): boolean =>
  (/^\p{Lu}\p{Ll}+(?:straße|strasse|straat|gasse|weg|platz|plein|laan|allee|ring|kade|gracht)$/u.test(name) &&
    /(?<!\p{L})(?:in|an|am|auf|im|aan|op)\s(?:de[rnm]?|het)?\s?$/u.test(text.slice(0, text.indexOf(name)))) ||
  everywhereBehind(
    name,
    text,
    /(?<!\p{L})(?:rue|avenue|place|quai|calle|plaza|avenida|paseo|via|viale|piazza|corso|rua|praça|travessa)\s(?:(?:de|du|des|de la|del|de los|de las|della|delle|dei|degli|da|do|das|dos)\s)?$/iu,
  );

/** "Winterreifen" of "20 Sekunden über Winterreifen": a German noun in the plural without an article is a subject. */
export const isBareSubject = (name: string, text: string, { language }: Lexicon): boolean =>
  language === 'de' &&
  /^\p{Lu}\p{Ll}+(?:en|er|e|eln)$/u.test(name) &&
  !isQuotedIn(text, name) &&
  everywhereBehind(name, text, /(?<!\p{L})(?:über|für|von|zum Thema)\s$/iu);

/** "neumáticos de invierno": several words without a capital, to who writes capitals. */
export const isPlainTopic = (name: string, text: string): boolean =>
  /^\p{Ll}+(?:\s\p{Ll}+)+$/u.test(name) && /(?:^|[.!?]\s)\p{Lu}\p{Ll}/u.test(text) && !isQuotedIn(text, name);

/** "Submit" of "press Submit": what is pressed bears its own name, and not the film's. */
export const isPressed = (name: string, text: string): boolean =>
  !isQuotedIn(text, name) &&
  everywhereBehind(
    name,
    text,
    /(?<!\p{L})(?:press|tap|click|hit|choose|select|(?:drück|tipp|klick|wähl)\p{L}{0,3}(?:\s(?:auf|sie|sie auf))?|(?:appuy|cliqu)\p{L}{1,3}\ssur|touche[rz]?|puls[ae]|presion[ae]|haz clic en|elig[ea]|prem(?:i|ere)|clicca su|scegli|pression[ae]|clique em|escolha|(?:druk|tik|klik)\sop|kies)\s$/iu,
  );

/** "Cold" of "Cold brew": wherever it stands, the same plain word goes with it. */
export function isHalf(name: string, text: string, { language }: Lexicon): boolean {
  const behind = text.split(name).slice(1);
  const next = behind.map((after) => /^\s(\p{Ll}[\p{L}'’-]*)/u.exec(after)?.[1] ?? '');
  const [first = ''] = next;
  return (
    /^\p{Lu}\p{L}+$/u.test(name) &&
    behind.length >= 2 &&
    first.length > 2 &&
    next.every((word) => word === first) &&
    !holdsVerb(first, language)
  );
}

/** "Doe één ding goed.": what is quoted with its full stop is a saying. */
export const isSaying = (name: string, text: string): boolean =>
  (/\p{Ll}{2}[.]$/u.test(name) && /\s\p{Ll}/u.test(name) && isQuotedIn(text, name)) ||
  (/^\p{Lu}\p{Ll}+$/u.test(name) &&
    text.split(name).length === 2 &&
    new RegExp(`["“„«]\\s?${escaped(name)}\\s\\p{Ll}[^"”»]*[.!?]["”»]`, 'u').test(text));

export function everywhereBehind(name: string, text: string, lead: RegExp): boolean {
  const before = text.split(name).slice(0, -1);
  return before.length > 0 && before.every((one) => lead.test(one));
}
