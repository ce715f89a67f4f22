/** The name that a film bears: the likeliest candidate that is one beyond doubt, else none. */
import type { Quotation } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { escaped } from '../reading/phrases.ts';
import { spellsHost } from '../reading/read-name.ts';
import { isSmall } from '../reading/untold-words.ts';
import { fitName } from './fit-name.ts';
import { namesBeforeDeeds, namesIntroduced } from './introduced-names.ts';
import { isOfHouse, isOfPost, isOneOfSeveral, isPersonIn, isPost, isQuotedIn } from './kinds.ts';
import { isGreeted, isOneOfPeople, namesOfKind, namesWelcoming } from './led-names.ts';
import { isAlternative, isCounted, isInRow, isLabel, isListed, isRanked } from './listed-names.ts';
import { employerIn, isAskingName, isNobody, versionOf } from './no-names.ts';
import { isFormer, isKin, isOfStreet } from './placed-names.ts';
import { genders } from './speaking-houses.ts';
import { namesSpelled } from './spelled-names.ts';
import {
  foundedBy,
  namesCalled,
  namesDescribed,
  namesDoing,
  namesHeading,
  namesOfHouse,
  namesOfMaker,
  namesOfShow,
  namesThanked,
  workOf,
  worksAt,
} from './told-names.ts';
import {
  everywhereBehind,
  isBareSubject,
  isHalf,
  isOneOfAKind,
  isOnStreet,
  isPlainTopic,
  isPressed,
  isSaying,
  isTornThing,
  isWhoseAlone,
  opensClause,
  withoutOffer,
  withoutOpening,
} from './torn-names.ts';

export interface Naming {
  text: string;
  /** What the tagger and the rules found, the surest first; `may` comes after all that the sentences tell. */
  sure: readonly string[];
  ruled: readonly string[];
  may: string;
  quotations: readonly Quotation[];
  lexicon: Lexicon;
  address: string;
}

export function chooseName({ text, sure, ruled, may, quotations, lexicon, address }: Naming): string {
  const told = withoutSayings(text);
  const founded = quotations.map(({ role }) => foundedBy(role));
  const [works = '', ...elsewhere] = new Set(quotations.map(({ role }) => worksAt(role)));
  const candidates = [
    ...namesOfHouse(told),
    ...namesIntroduced(told),
    ...namesOfMaker(text),
    ...namesOfShow(told),
    // Where a customer tells of the house that the address is of, the house signs.
    ...(quotations.length > 0 ? ruled.filter((name) => spellsHost(name, address)) : []),
    ...namesSpelled(told, address),
    ...sure,
    ...namesCalled(told),
    ...ruled.filter((name) => !isOurs(name, told)),
    ...ruled.filter((name) => isOurs(name, told)),
    ...namesOfKind(told, lexicon.language),
    ...namesDescribed(told),
    ...namesDoing(told, lexicon),
    ...namesHeading(told),
    ...namesWelcoming(told),
    ...namesThanked(told),
    ...namesBeforeDeeds(told),
    may,
    ...founded,
    elsewhere.length === 0 ? works : '',
  ]
    .map((candidate, _, all) => all.find((other) => isStartOf(candidate, other)) ?? candidate)
    // "Gemeinde Hohenbrunn: 3 Windräder"
    .map((candidate) => candidate.split(/:\s(?=\d)/u)[0] ?? '')
    .map(
      (candidate) =>
        employerIn(candidate) || versionOf(candidate) || workOf(candidate, told) || withoutOffer(candidate, told),
    );
  const days = daysOf(lexicon);
  const clauses = candidates.filter((candidate) => isClause(candidate, text, lexicon));
  const names = candidates
    .filter((candidate) => candidate !== '' && !isAskingName(candidate))
    .map((candidate) => withoutOpening(fitName(candidate, text, lexicon)))
    .filter(
      (name) =>
        isName(name) &&
        !isAsked(name, text) &&
        // "Am" of "Achtung: Am Dienstag …"
        (name.includes(' ') || !isSmall(name.toLowerCase(), lexicon)) &&
        !isNobody(name, text) &&
        !isClause(name, text, lexicon) &&
        !isOneOfAKind(name, text) &&
        !isWhoseAlone(name, text, lexicon) &&
        !isTornThing(name, text, lexicon) &&
        !opensClause(name, text, lexicon) &&
        !isOnStreet(name, text) &&
        !isOfStreet(name, text) &&
        !isKin(name, text) &&
        !isFormer(name, text) &&
        !isBareSubject(name, text, lexicon) &&
        !isPlainTopic(name, text) &&
        !isPressed(name, text) &&
        !isHalf(name, text, lexicon) &&
        !isSaying(name, text) &&
        // "Stage" of "The old mill becomes a stage" is no likelier.
        (isOfHouse(name) || !clauses.some((clause) => isWordOf(name, clause))) &&
        !isThing(name, text, lexicon) &&
        !isWanted(name, text) &&
        !isCounted(name, text, lexicon) &&
        !isListed(name, text, lexicon) &&
        !isLabel(name, text, lexicon) &&
        !isRanked(name, text) &&
        !isAlternative(name, text) &&
        !isInRow(name, text) &&
        !isPost(name) &&
        // Who a film is surely about may go by a title: "Don Eusebio".
        (!isOfPost(name) || sure.includes(name)) &&
        !isOneOfSeveral(text, name, days) &&
        !isOneOfPeople(name, text) &&
        (isOfHouse(name) || !isGreeted(name, text)) &&
        !isSaid(name, quotations) &&
        !isSecondOfTwo(name, text, lexicon),
    );
  const [first = ''] = names;
  // Who is announced is announced by a house, where one is named.
  const isAnnounced =
    first === ''
      ? candidates.some((one) => isPost(one) || isOfPost(one))
      : isPersonIn(text, first) || isTopic(first, text, lexicon);
  const house = isAnnounced ? (names.find(isOfHouse) ?? houseIn(text)) : '';
  return house !== '' && !isFormer(house, text) ? house : first;
}

/** "So funktioniert die Rückgabe": a German noun behind its article everywhere is told of, and does not sign. */
const isTopic = (name: string, text: string, { language }: Lexicon) =>
  language === 'de' &&
  !name.includes(' ') &&
  // "Rückgaberecht" is another word.
  everywhereBehind(
    name,
    text.replace(new RegExp(`${escaped(name)}\\p{L}+`, 'gu'), ''),
    /(?<!\p{L})(?:der|die|das|dem|den|des)\s$/iu,
  );

/** "Voces" of "el coro Voces del Sur": a joint and a name go on it. */
const isStartOf = (candidate: string, other: string) =>
  candidate !== '' &&
  !candidate.includes(' ') &&
  /^\s(?:del|de la|de los|della|dello|dei|do|da|dos|du|des)\s\p{Lu}\S*$/u.test(
    other.startsWith(candidate) ? other.slice(candidate.length) : '',
  );

/** "So funktioniert unser Pfandsystem": one word that belongs to who speaks. */
const isOurs = (name: string, text: string) =>
  !name.includes(' ') &&
  everywhereBehind(name, text, /(?<!\p{L})(?:our|unsere?[nmrs]?|notre|nuestr[oa]|nostr[oa]|noss[oa]|ons|onze)\s$/iu);

/** What is said in quotes tells of whoever says it. A title in quotes stays. */
const withoutSayings = (text: string) =>
  text.replace(/["“„«]\s?([^"“”„«»]{12,500}?)\s?["”“»]/gu, (whole, said: string) =>
    /[.!?,…]$|^(?:\S+\s){5}/u.test(said) ? '…' : whole,
  );

/** "Brightmoor and Calder are merging": of two that stand side by side everywhere, one is no name. */
function isSecondOfTwo(name: string, text: string, { language, and }: Lexicon): boolean {
  const parts = text.split(name).slice(0, -1);
  const joint = `(?:${['&', ...and].map(escaped).join('|')})\\s$`;
  const beside = new RegExp(
    language === 'de'
      ? '\\p{Lu}[\\p{L}.]*\\s&\\s$'
      : `(?<![.!?]\\s|^)\\p{Lu}[\\p{L}.]*\\s${joint}|^\\p{Lu}[\\p{L}.]*\\s(?:[\\p{Lu}][\\p{L}.]*\\s)?${joint}`,
    'u',
  );
  return parts.length > 0 && parts.every((before) => beside.test(before));
}

/** Whether words can be a name at all: no whole sentence, no number, no address. */
const isName = (name: string) =>
  /\p{L}{2}/u.test(name) &&
  !/^(?:road|street|lane|avenue|bridge|square|straße|rue|calle|via|rua|straat)$/iu.test(name) &&
  // "Unsere Rabattaktion": what somebody has is not who it is.
  !/^(?:unsere?[mnrs]?|notre|nos|nuestr[oa]s?|nostr[aeio]|noss[oa]s?|onze|ons)\s/iu.test(name) &&
  // "Gastherme 8.000 € Anschaffung": what something costs or weighs is no part of its name.
  !/[€$£¥]\s?\d|\d\s?(?:[€$£¥%]|(?:kg|km|mg|ml|kWh|Euro|euros?|dollars?)(?!\p{L}))/u.test(name) &&
  !/^(?:the|der|die|das|les?|la|el|los|las|il|lo|gli|os|as|de|het)$/iu.test(name) &&
  !/^(?:\+?[\d\s()/-]{6,}|\S+@\S+|(?:https?:\/\/)?\S+\.\p{Ll}{2,}\/\S*)$/u.test(name) &&
  // "Drei Lerntipps": what a guide counts.
  !/^(?:\p{L}{2,7}|\d{1,2})\s\p{L}*(?:tipps?|tips|tricks|ways|steps|reasons|facts|mistakes|schritte|gründe|regeln|fakten|fehler|ideen|conseils|astuces|étapes|raisons|erreurs|consejos|pasos|razones|errores|consigli|passi|motivi|errori|dicas|passos|razões|motivos|stappen|redenen|feiten|fouten)$/iu.test(
    name,
  ) &&
  // "Bank, Northwind Rail": parts of a row are torn off it.
  !/^[^,]+\s?,\s\p{Lu}(?!nc\.?$|td\.?$|LC$)/u.test(name) &&
  !isSentence(name);

/** "The old mill becomes a stage": a clause that nobody quotes tells something of what it names; a day names nothing. */
const isClause = (name: string, text: string, lexicon: Lexicon) => {
  if (daysOf(lexicon).includes(name.toLowerCase())) return true;
  const [first = '', ...others] = name.split(/\s+/u);
  const isSmallBehind = others.filter((word) => /^\p{Ll}/u.test(word)).length >= 2;
  const isTold = others.slice(0, -1).some((word) => being[lexicon.language]?.test(word));
  return first !== '' && others.length >= 3 && !isQuotedIn(text, name) && isSmallBehind && isTold;
};

/** "Pineapple on pizza? Yes 41 %": what is asked names nobody. */
const isAsked = (name: string, text: string) =>
  !name.endsWith('?') &&
  text.split(name).length === 2 &&
  new RegExp(`(?:^|[.:\\n]\\s?)${escaped(name)}(?:\\s[^.!?:\\n]{1,40})?\\?`, 'u').test(text);

const isWordOf = (name: string, clause: string) => !name.includes(' ') && clause.split(/\s+/u).includes(name);

const daysOf = ({ weekdays, months }: Lexicon) => [...weekdays, ...months.flat()];

/** Verbs of being and becoming, between the words of a clause. */
const being: Readonly<Record<string, RegExp>> = {
  en: /^(?:is|are|was|were|will|has|becomes?|gets?|goes)$/u,
  de: /^(?:ist|sind|war|wird|werden|wurde|hat|haben|bleibt|bekommt|kommt)$/u,
  fr: /^(?:est|sont|sera|seront|devient|deviennent|reste|aura)$/u,
  es: /^(?:es|son|será|serán|tiene|queda|está|están)$/u,
  it: /^(?:è|sono|sarà|saranno|diventa|resta|ha|hanno)$/u,
  pt: /^(?:é|são|será|serão|fica|ficam|tem|têm|está)$/u,
  nl: /^(?:is|zijn|was|wordt|worden|werd|heeft|blijft|krijgt|gaat)$/u,
};

const greetings =
  /^(?:thank|thanks|thank you|merci|danke|gracias|grazie|obrigad[oa]|bedankt|happy|congratulations|welcome|done|finished|fertig|geschafft|fini|terminé|listo|hecho|fatto|pronto|feito|klaar)$/iu;

/** "eine Zahnmedizinische Fachangestellte": in German a noun with an indefinite article wherever it stands names nobody. */
const isThing = (name: string, text: string, { language }: Lexicon) =>
  greetings.test(name) ||
  (language === 'de' &&
    !name.includes(' ') &&
    text.includes(name) &&
    text
      .split(name)
      .slice(0, -1)
      .every((before) => /(?<!\p{L})(?:[Ee]ine?[nmr]?|als)\s(?:\p{L}+e[nr]?\s)?$/u.test(before)));

/** "Koch (m/w/d)": whom somebody looks for. */
const isWanted = (name: string, text: string) =>
  new RegExp(`${escaped(name)}(?:[:*/_-]?in)?\\s?${genders}`, 'iu').test(text);

function isSentence(name: string): boolean {
  const words = name.split(/\s+/u);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 5 && small * 2 >= words.length && /[.!?]$|[,;]\s|[.!?]\s/u.test(name);
}

/** What somebody said, and who said it, is no name. */
const isSaid = (name: string, quotations: readonly Quotation[]) =>
  quotations.some(
    ({ text, who }) => who !== '' && ((text.includes(name) && name.length * 2 > text.length) || who === name),
  );

const houseIn = (text: string) =>
  [
    ...text.matchAll(
      /(?<![\p{L}.])(\p{Lu}[\p{L}&'’-]*(?:\s(?:(?:of|de|der|für|del|di|da|do|van)\s)?\p{Lu}[\p{L}&'’-]*){1,3})/gu,
    ),
  ]
    .map((match) => match[1] ?? '')
    .find((name) => isOfHouse(name) && !isOfPost(name)) ?? '';
