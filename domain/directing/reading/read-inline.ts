import { holdingVerbs } from '../lexicon/holding-verbs.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from './clause-verbs.ts';
import { readDates, readTimes } from './dates.ts';
import { measuresThings, tellsFigures } from './figure-rows.ts';
import { readFigures } from './figures.ts';
import { isImprint } from './imprint.ts';
import { areSteps, isClause, itemOf, relativeClause, splitItems, wholeSteps } from './lists.ts';
import { heldOf } from './masked-text.ts';
import { countedInWords } from './numerals.ts';
import { anyPhrase, countPhrases, countWords, leadingPhrase, phraseSource } from './phrases.ts';
import { isForeign } from './read-amounts.ts';
import { addList, place } from './read-fields.ts';
import { ratingOf } from './read-rating.ts';
import { verdict } from './read-statements.ts';
import { isOfSubject, type Reading } from './reading.ts';
import { seriesOf } from './series.ts';
import { areLedSteps } from './step-rows.ts';
import {
  described,
  headOf,
  isExplained,
  isGoverned,
  isSpreadObject,
  losesSubject,
  opensSentence,
} from './told-lists.ts';

/** A list after a colon or an "including", and the bare list of a labelled line. */
export function readInline(reading: Reading, index: number): boolean {
  const sentence = reading.sentences[index];
  if (sentence === undefined || (sentence.field !== null && !['list', 'steps'].includes(sentence.field))) return false;
  // What the brief comes to is one sentence, however many things it says.
  if (verdict.test(sentence.label)) return false;
  const { lexicon } = reading;
  const label = sentence.label !== '' && !/[\ue000-\uf8ff]/.test(sentence.label) ? sentence.label : '';
  const isOpen = label === '' || isOfSubject(reading, sentence);
  const told = isOpen ? (isOf(lexicon).exec(sentence.text) ?? holding.exec(sentence.text)) : null;
  const opened =
    told ??
    /^(.{2,90}?)(?:[:：]\s+|[,—–-]?\s(?:including|such as|like|with|featuring|darunter|wie|mit|comme|como|come|with the)\s)(.+)$/isu.exec(
      sentence.text,
    );
  // "14,200 homes with solar, 38 new chargers": what is counted goes on with what it has.
  const isCounted = opened !== null && !/[:：]/u.test(opened[0]) && /^[^,]*\d[^,]*$/u.test(opened[1] ?? '');
  // "Tours of the labs, talks with teachers, free lunch": a term among others leads to none.
  const isTerm = opened !== null && /,\s(?:\S+\s){0,2}\S+$/u.test(opened[1] ?? '') && !/[:：]/u.test(opened[0]);
  // "conversion 2.9% (Feb: 2.4%), …": a colon in brackets leads to no list.
  const isInside = /\([^)]*$/u.test(opened?.[1] ?? '');
  const opener = isInside || isTerm || (isCounted && (opened[2]?.match(/\d/gu)?.length ?? 0) > 0) ? null : opened;
  // "Lindo: three words: fast, calm, cheap": the list stands behind the last colon, with what leads to it as its title.
  const isNested = label !== '' && /^[^:：(]{2,60}[:：]\s[^:：]+$/u.test(sentence.text);
  const body = label !== '' && !isNested && told === null ? sentence.text : (opener?.[2] ?? sentence.text);
  const items = wholeSteps(splitItems(body, lexicon), lexicon);
  const series = items.length >= 3 ? seriesOf('', items, lexicon) : null;
  // "a practice of 3, i.e. small": what explains the item before it is none.
  if (items.some((item) => explaining.test(item))) return false;
  if (items.some((item) => relativeClause.test(item)) || isAddressed(items, lexicon) || isSpreadObject(items))
    return false;
  if (isSomewhere(items)) return false;
  if (losesSubject(items) || isExplained(items)) return false;
  const isParallel = items.length >= 3 && items.every((item) => countWords(item) <= 9) && spread(items) <= 6;
  const isSteps =
    items.length >= 3 && (areSteps(items, lexicon) || areLedSteps(label || headOf(opener), items, lexicon));
  const hasOpener = label !== '' || opener !== null || /^(?:features?|includes?)\b/iu.test(body);
  if (sentence.role === 'direction' && (countPhrases(sentence.text, lexicon.craft) > 0 || isEnding(sentence.text)))
    return false;
  const isBare =
    !hasOpener &&
    !isClause(items[0] ?? '') &&
    !isDone(items, reading) &&
    // "En 2026, nous arrivons à Lyon et à Grenoble": when it happens opens a sentence.
    !/^(?:in|im|en|em|nel|seit|since|depuis|desde|dal|sinds|ab|from|by|bis|until)\s(?:early\s|late\s)?(?:\p{L}+\s)?(?:19|20)\d\d$/iu.test(
      items[0] ?? '',
    ) &&
    !opensSentence(items) &&
    !isImprint(items, lexicon.language) &&
    // "Happy Paws Grooming, Bath, 01225 555 010": how to reach a house is no point of a list.
    !items.some((item) => heldOf(item, reading.held)[0]?.kind === 'address' && countWords(item) <= 1) &&
    !isGoverned(items, lexicon) &&
    !signing.test(items[0] ?? '') &&
    // "Congratulations, Lea, on your 60th!" is a cry.
    !/[!?]$/u.test(sentence.text) &&
    // "Ada Osei, luthier, 1951–2026" tells of one.
    !items.some((item) => /^\d{4}(?:\s?[–-]\s?\d{2,4})?$/u.test(item)) &&
    items.every((item) => countWords(item) <= 5 || (countWords(item) <= 6 && isLongTerm(item, lexicon)));
  if (series === null && !(isParallel && (hasOpener || isSteps || isBare))) return false;
  // "after 7, 14 and 21 days": bare numbers share the unit of the last, and are nothing each.
  if (series === null && items.some(isBareNumber) && !items.every(isBareNumber)) return false;
  if (series === null && looksOccasional(items, reading)) return false;
  const isDaily = items.every((item) => itemOf(item).text !== undefined);
  if (
    series === null &&
    !isSteps &&
    !isDaily &&
    told === null &&
    (isMostlyFigures(items, reading) || measuresThings(reading, body))
  )
    return false;
  const isLabelled = label !== '' && !isNested && told === null;
  const title = isLabelled ? label : headOf(opener);
  const isTitled = isLabelled
    ? countWords(label) <= 6 && sentence.role === 'copy' && !isOfSubject(reading, sentence)
    : opener !== null && countWords(title) <= 8 && sentence.role === 'copy';
  const isAsked = told === null && (isMaking(title, reading) || leadingPhrase(lexicon.direct).test(title));
  addList(reading, isTitled && !isAsked ? title : '', isLabelled ? items : cleanFirst(items, reading), isSteps);
  place(reading, body);
  // Its verb is told by the list that it leads to.
  if (told !== null) reading.sentences[index] = { ...sentence, label: title, text: body, source: body };
  return true;
}

/** "The course includes 24 live lessons, 12 projects and a certificate": who holds what leads to all of it. */
const holding = new RegExp(
  `^((?:\\p{L}[\\p{L}’'-]*\\s){1,5}${holdingVerbs})\\s(?!(?:you|us|me|everyone|them|dir|uns|euch|allen|un moyen|a way)\\s)(.+)$`,
  'isu',
);

/** "Highlights are the oak floors, a kitchen with a range and a garden": what such a sentence is about heads its list. */
const isOf = ({ fields }: Lexicon) =>
  new RegExp(
    `^((?:(?:the|our|its|key|main|other|die|unsere|weitere|les|nos|las?|los|nuestr[oa]s|i|le|gli|[oa]s|de|onze)\\s){0,2}(?:${phraseSource(fields.list ?? [])}))\\s(?:are|include|sind|umfassen|sont|comprennent|incluent|son|incluyen|sono|includono|comprendono|são|incluem|zijn)\\s(.+)$`,
    'isu',
  );

/** "Tous les samedis à 14 h", "Rated 4.8 on the App Store": a longer term, and no part of a sentence. */
const isLongTerm = (item: string, { language }: Lexicon) =>
  described.test(item) ||
  (!/^(?:every|each|jede\p{L}?|chaque|cada|ogni|elke|iedere)\s/iu.test(item) && !holdsVerb(item, language));

const explaining =
  /^(?:i\.\s?e\.|e\.\s?g\.|that is|namely|z\.\s?B\.|d\.\s?h\.|das heißt|nämlich|und zwar|bes\.|insb\.|c['’]est-à-dire|p\.\s?ex\.|par exemple|es decir|p\.\s?ej\.|por ejemplo|cioè|p\.\s?es\.|ad esempio|ou seja|por exemplo|d\.\s?w\.\s?z\.|dat wil zeggen|bijv\.|m\.\s?a\.\s?w\.)/iu;

/** "Love, Sam from Juniper & Clay": who signs. */
const signing =
  /^(?:love|cheers|yours|best|regards|best wishes|kind regards|(?:liebe|herzliche|viele) grüße|alles liebe|bisous|amitiés|besos|abrazos|un abrazo|baci|un abbraccio|beijos|um abraço|liefs|groetjes)$/iu;

const isBareNumber = (item: string) => /^\d[\d.,]*$/u.test(item);

/** "End with the motto, … and the words “…”": what comes last is no list of its own. */
const isEnding = (text: string) =>
  !/^[^,;:：]{3,40}[:：]\s/u.test(text) &&
  /^(?:and\s|then\s|finally\s|und\s|et\s)?(?:end|clos|finish|conclud|beend|schlie|termin|fini|acab|chiud|conclu)\p{L}*\s/iu.test(
    text,
  );

/** A row of which most items carry a figure tells amounts, even where one of them has no label. */
function isMostlyFigures(given: readonly string[], reading: Reading): boolean {
  const { lexicon } = reading;
  // "91 % would come again (before: 86 %)": what a figure was is said beside it.
  const items = given.map((item) => (/\d[^(]*\(/u.test(item) ? item.replace(/\s\([^()]*\d[^()]*\)/gu, '') : item));
  const row = items.join(' ; ');
  // Half a cabbage counts nothing up.
  if (/[½⅓⅔¼¾⅛]/u.test(row) || items.every((item) => /^(?:1\d|20)\d\d\s/u.test(item))) return false;
  const [from, to] = lexicon.fromTo.map((words) => phraseSource([...words]));
  // "carries up to 120 kg", "1,340 guests from 38 countries": neither rises nor moves.
  const moves = row.replace(/(?<!\p{L})up to(?!\p{L})/giu, ' ');
  const tellsChange =
    anyPhrase(lexicon.rise).test(moves) ||
    anyPhrase(lexicon.fall).test(moves) ||
    items.some((item) => new RegExp(`(?:^|\\s)(?:${from})\\s.*\\s(?:${to})\\s`, 'iu').test(item));
  if (tellsChange && items.every((item) => readFigures(item, lexicon, []).length > 0)) return true;
  const figured = items.filter((item) => readFigures(item, lexicon, []).length === 1);
  // "Build 12 raised beds, plant 60 bushes, repair the greenhouse": what is done, and how many of it.
  if (figured.every((item) => /^\p{L}+\s\d[\d.,]*(?:\s\p{L}+){1,3}$/u.test(item))) return false;
  // "142 m², 3 bedrooms, river view": a measure without a name is a point among points.
  const isNameless = (item: string) => /^\S*\d\S*(?:\s[^\s\d]{1,3})?$/u.test(item);
  const isShort = items.length >= 4 && items.every((item) => countWords(item) <= 4);
  if (isShort && figured.length < items.length && figured.some(isNameless)) return false;
  // "80 stalls, 12 workshops, free entry" is a row of points where no figure of it is told by itself.
  const isToldApart =
    isForeign(row) ||
    items.some((item) => ratingOf(item) !== null || countedInWords.test(item) || readTimes(item).length > 0) ||
    tellsFigures(reading, items.join(', '));
  return (
    isToldApart &&
    figured.length < items.length &&
    figured.length >= 2 &&
    figured.length * 3 >= items.length * 2 &&
    figured.every((item) => !/\s(?:a|per|pro|par|por)\s\p{L}+$/iu.test(item))
  );
}

const isMaking = (title: string, { lexicon }: Reading) =>
  anyPhrase([...lexicon.film]).test(title) && countWords(title) <= 4;

/** "features: a" keeps a; "We offer a, b and c" keeps its first item whole. */
const cleanFirst = (items: string[], { lexicon }: Reading) =>
  items.map((item, at) =>
    at === 0
      ? item.replace(
          new RegExp(
            `^(?:${phraseSource(lexicon.direct)})\\s+(?:(?:the|our|three|four|five|two|\\d)\\s+)*(?=\\p{L})`,
            'iu',
          ),
          '',
        )
      : item,
  );

const spread = (items: string[]) => {
  const counts = items.map(countWords);
  return Math.max(...counts) - Math.min(...counts);
};

/** "A oficina Roda Certa, em Braga, procura dois mecânicos": who is named first does what a later item begins with. */
const isDone = ([first = '', ...others]: readonly string[], { lexicon }: Reading) =>
  leadingPhrase(lexicon.article).test(first) &&
  others.slice(0, 2).some((item) => /^\p{Ll}/u.test(item) && leadingPhrase(lexicon.holds).test(item));

/** "La Padaria Aurora, em Curitiba, contrata …": between commas stands where somebody is. */
const isSomewhere = ([first = '', place = '', ...others]: readonly string[]) =>
  others.length > 0 &&
  /^(?:\p{L}{1,5}\s|l['’])?(?:\p{L}+\s){0,2}\p{Lu}/u.test(first) &&
  /^(?:in|im|à|au|aux|en|a|em|no|na|te|bij|near|bei|près de)\s(?:[\p{L}'’-]+\s){0,2}\p{Lu}[\p{L}'’-]+$/u.test(place) &&
  /^\p{Ll}/u.test(others[0] ?? '');

/** "Halm, Marktplatz 3, Weiden": names and a house number are an address. */
const isAddressed = (items: readonly string[], { language }: Lexicon) =>
  items.length <= 4 &&
  // "30 Tage Urlaub": German nouns are no streets.
  !(language === 'de' && items.every((item) => /^\d/u.test(item))) &&
  items.every((item) => /^(?:\d|\p{Lu})/u.test(item)) &&
  items.filter((item) => /^\p{Lu}[\p{L}.'’ -]{3,}\s\d{1,4}[a-z]?$|^\d{1,4}[a-z]?,?\s\p{Lu}\p{L}+\s\p{Lu}/u.test(item))
    .length === 1;

/** "Berlin, 12 June, 19:00" is an occasion, not a list. */
function looksOccasional(items: string[], { lexicon }: Reading): boolean {
  const dated = anyPhrase([...lexicon.months.flat(), ...lexicon.weekdays]);
  // "Monday – Ribollita, Tuesday – Gnocchi": what each day brings.
  if (items.length >= 3 && items.every((item) => itemOf(item).text !== undefined && dated.test(itemOf(item).title)))
    return false;
  // "tous les samedis à 14 h" is no day to come on.
  const days = items.filter((item) => /\d/.test(item) && readDates(item, lexicon).length > 0).length;
  const hours = items.filter((item) => /\d{1,2}[:h]\d{2}/.test(item)).length;
  // "9.7., 18 Uhr": a day in figures beside its hour.
  if (
    items.some((item) => /(?:^|\s)\d{1,2}\.\d{1,2}(?:\.|$)/u.test(item)) &&
    items.some((item) => /^\d{1,2}\s?(?:Uhr|uur|h)$/iu.test(item))
  )
    return true;
  return days + hours >= 1 && (days + hours) * 6 >= items.length;
}
