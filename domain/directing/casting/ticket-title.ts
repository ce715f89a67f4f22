import type { Brief } from '../brief.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lexiconOf } from '../lexicon/lexicons.ts';
import { headAtPlace } from '../reading/head-at-place.ts';
import { beingHeld, dangling } from '../reading/occasion-rest.ts';
import { anyPhrase, capitalise, countWords, escaped, phraseSource } from '../reading/phrases.ts';
import { splitAtStops } from '../reading/stops.ts';
import { isSmall } from '../reading/untold-words.ts';

/** What stands on the film's ticket: what takes place, else the name or the claim, else a short line before the date. */
export function ticketTitle(brief: Brief): string {
  for (const titleOf of titles) {
    const title = titleOf(brief);
    if (title !== '' && !onlyBeing.test(title)) return title;
  }
  return '';
}

/** "It is at the hall on 4 May", "Vai ser no domingo": that something is names nothing. */
const onlyBeing =
  /^(?:(?:it|this|that|that['’]s|it['’]s)(?: (?:is|will be|takes place))?|(?:es|das|sie|er) (?:ist|wird|findet)|ce (?:sera|fut)|c['’]est|(?:va a )?ser[áa]?|es|se celebra(?:rá)?|è|sarà|si t(?:iene|errà)|vai ser|é|acontece|(?:het|dat|dit) (?:is|wordt))$/iu;

/** A goal that invites to "the open day of the school" says what takes place. */
const aimedAt = ({ aim, copy, language }: Brief): string =>
  (named.test(aim) || (language === 'de' && countWords(aim) <= 5 && aim !== '')) &&
  !/\d/u.test(aim) &&
  countWords(aim) <= 8 &&
  copy.length > 1
    ? aim.replace(/[.]$/u, '')
    : '';
const named =
  /^(?:the|our|an?|der|die|das|unsere?|le|la|les|l['’]|notre|el|los|las|nuestr[oa]|il|lo|gli|i|o|os|as|noss[oa]|de|het|onze?)(?:\s|(?<=['’]))/iu;

/** "Nuevo curso de cerámica en Taller Barro Vivo: 8 clases, …": a course goes by the head of its day. */
function courseTitle(brief: Brief): string {
  const [, head = ''] = /^([^:]{6,80}):\s/u.exec(brief.copy[datedAt(brief)] ?? '') ?? [];
  return course.test(head) && countWords(head) <= 9 && !/\d/u.test(head) ? capitalise(head, brief.language) : '';
}
const course =
  /(?<!\p{L})(?:\p{L}*(?:kurs|seminar|workshop|camp)|course|class|lessons?|curso|taller|clase|cours|stage|atelier|corso|laboratorio|oficina|aula|cursus|les)(?!\p{L}).*\s\p{L}/iu;

/** `The Harbour Museum presents the exhibition "Voices of the Atlantic"`: what is shown there goes by what it is called. */
function shownTitle(brief: Brief): string {
  const titles = brief.copy.map((sentence) => shown.exec(sentence)?.groups?.title ?? '');
  const told = titles.findIndex((title) => title !== '');
  const dated = datedAt(brief);
  return told >= 0 && dated >= told && dated <= told + 2 ? (titles[told] ?? '') : '';
}
const shown =
  /(?<!\p{L})(?:presents?|shows?|opens|stages?|hosts?|zeigt|präsentiert|eröffnet|spielt|présente|ouvre|joue|presenta|inaugura|apresenta|mostra|ospita|toont|presenteert|opent|speelt)\s[^.!?"“„«]{0,40}?(?:exhibition|exhibit|show|play|concert|musical|festival|ausstellung|schau|stück|konzert|exposition|spectacle|pièce|exposición|muestra|obra|concierto|mostra|spettacolo|concerto|exposição|espetáculo|peça|tentoonstelling|voorstelling)\s["“„«]\s?(?<title>[^"“”„«»\n]{3,60}?)\s?["”“»]/iu;

/** "Games night at the Harwood library: Friday 5 December, …": the head of its day without its place. */
function heldAtPlace(brief: Brief): string {
  const { copy, occasion, language } = brief;
  const at = datedAt(brief);
  const own = copy[at] ?? '';
  const start = dateIn(own, occasion.dates[0] ?? '');
  const head = start === 0 ? (at === 1 ? (copy[0] ?? '') : '') : own.slice(0, start).replace(lead, '');
  const held = headAtPlace(head);
  return held !== null && held.place === occasion.place ? capitalise(held.title.replace(article, ''), language) : '';
}
const article = /^(?:an?|une?|eine?[nrs]?|una|uno|uma?|een)\s/iu;

const lead = /(?:\s?:|,|\s(?:on|am|le|el|il|op|em|no|na|den))?\s$/u;

/** "Open house: Saturday, May 16, …": a label of two words and more, right before the day, is what takes place. */
function labelledTitle(brief: Brief): string {
  const own = brief.copy[datedAt(brief)] ?? '';
  const [whole = '', label = ''] = /^([^:：\d!?"“„«]{5,40})[:：]\s+/u.exec(own) ?? [];
  const isDay = whole !== '' && dateIn(own, brief.occasion.dates[0] ?? '') === whole.length;
  const words = countWords(label);
  return isDay && words >= 2 && words <= 5 && !ofTime.test(label) ? capitalise(label, brief.language) : '';
}
/** Labels that say only when something is. */
const ofTime =
  /(?<!\p{L})(?:when|dates?|days?|hours?|times?|deadline|until|ends?|from|since|opens?|opening|closing|valid|starts?|apply|wann|datum|termine?|zeiten|frist|bis|ab|quand|dates?|horaires?|jusqu|cuándo|fechas?|horarios?|hasta|quando|orari[oi]?|fino|datas?|até|wanneer|tijden|tot|next|last|nächste[rs]?|prochaine?|próxim[oa]|prossim[oa])(?!\p{L})/iu;

/** "Volunteer day at Marsh Lane": the ticket says its place by itself. */
function withoutPlace(title: string, place: string): string {
  const head = place !== '' && title.endsWith(` ${place}`) ? title.slice(0, -place.length - 1) : title;
  const bare = head.replace(
    /,$|\s(?:at|in|on|im|in der|am|an der|auf|à|au|à la|aux|en|el|al|in|a|nel|nella|no|na|bij|op)(?:\sthe)?$/iu,
    '',
  );
  return head === title || bare === head ? title : bare;
}

/** "Summer party of the studio, Friday 26 June": what is said before its date, where that is short. */
function occasionTitle(brief: Brief): string {
  const { occasion, copy, name, language } = brief;
  const lexicon = lexiconOf(language);
  const at = datedAt(brief);
  const sentence = copy[at] ?? '';
  const start = dateIn(sentence, occasion.dates[0] ?? '');
  const small = [...lexicon.until, ...leading];
  const said = splitAtStops(sentence.slice(0, Math.max(0, start)))
    .at(-1)
    ?.split(/:(?:\s|$)/u)
    .at(-1)
    ?.replace(new RegExp(`(?:[\\s,–—-]+(?:${phraseSource(small)}))*[\\s,·•|/–—-]*$`, 'iu'), '')
    // "Café Sol opens", "DevHarvest 2026, held": the day says that it does.
    .replace(dangling, '')
    .replace(beingHeld, '');
  // "Our summer party: Saturday 4 July, …": what is announced takes place on the day that opens the next line.
  const announced = (copy[0] ?? '').replace(/[.]$/u, '');
  if (
    at === 1 &&
    start === 0 &&
    countWords(announced) <= (kindBefore.test(announced) ? 10 : 6) &&
    !/\d|[!?:]/u.test(announced.replace(kindBefore, '')) &&
    !copy.slice(0, at + 1).some((one) => name !== '' && one.includes(name))
  )
    return capitalise(announced, language);
  const rest = at < 0 ? '' : sentence.slice(start + (occasion.dates[0] ?? '').length);
  const behind = titleBehind(rest, language);
  if (countWords(said ?? '') <= 1 && !/^\p{Lu}{3}/u.test(said ?? '') && behind !== '' && behind !== occasion.place)
    return behind;
  const invited = invitedTo(said ?? '');
  if (invited !== '') return capitalise(invited, language);
  const clause = clauseTitle(said ?? '', rest, lexicon);
  if (clause !== null) return name === '' || clause.includes(name) ? clause : '';
  const head = capitalise(said ?? '', language);
  const isTitle =
    !modal.test(head) &&
    (name === '' || !/["“”„«»]/u.test(head)) &&
    !/[€$£¥]\s?\d|\d\s?[€$£]|CHF/u.test(head) &&
    countWords(head) <= 7 &&
    head !== name;
  if (isTitle && name !== '' && isVisit(head)) return head;
  // "Blutspendetermin im Gemeindehaus", "Flohmarkt am Samstag": whoever holds it.
  if (isTitle && isCompound(withoutPlace(head, occasion.place), at, language)) return head;
  return isTitle && (name === '' ? countWords(head) >= 2 : head.includes(name)) ? head : '';
}

/** "Webinar: Passkeys for small teams": of what kind it is stands before what it is called. */
const kindBefore =
  /^(?:(?:free|open|online|evening|public|live|kostenloses|freies)\s)?(?:webinar|workshop|talk|lecture|seminar|concert|exhibition|screening|panel|meetup|class|course|reading|vortrag|konzert|ausstellung|kurs|lesung|seminar|atelier|conférence|concert|exposition|stage|taller|charla|conferencia|concierto|exposición|curso|laboratorio|conferenza|concerto|mostra|corso|oficina|palestra|concerto|exposição|lezing|cursus|tentoonstelling)\s?[:：]\s/iu;

/** "Open house", "Tag der offenen Tür": what people come to, whoever holds it. */
const isVisit = (head: string) =>
  /^(?:(?:our|the|unser|der|notre|la|les|nuestra|nuestro|el|il|la|o|a|de|onze)\s)?(?:(?:public|free|open-air|annual|first)\s)?(?:open (?:house|day|evening|studio|doors)|viewing day|guided tour|info(?:rmation)? (?:evening|session|day)|tag der offenen tür|besichtigung(?:stermin)?|infoabend|schnuppertag|portes? ouvertes?|journée portes ouvertes|visite guidée|jornada de puertas abiertas|puertas abiertas|visita guiada|porte aperte|visita guidata|portas abertas|dia aberto|open dag|open huis|rondleiding|kijkdag|taster (?:class|session|day)|masterclass|webinar)$/iu.test(
    head,
  );

/** "Parents can", "Eltern können sich": what begins a clause is no title. */
const modal =
  /\s(?:can|may|must|should|kann|können|könnt|muss|müssen|soll|sollen|dürfen|peu(?:t|vent|vez)|doi(?:t|vent)|pued(?:e[ns]?|o)|pod(?:éis|emos|em|e)|deben?|p(?:uò|uoi|ossono|otete)|dev(?:e|ono|em)|kan|kunnen|kunt|moet(?:en)?|mag|mogen)(?!\p{L})/iu;

/** "La Pro Loco invita tutti alla Sagra della Castagna": what somebody invites to takes place. */
function invitedTo(said: string): string {
  const [, thing = ''] =
    /(?:^|\s)(?:invit(?:es?|ed|ing|a|an|am|ano|ando|ent|ant|e)|convida(?:m|ndo)?|lädt|laden|lade|nodigt|nodigen)\s(?:[^,.:]{1,48}?\s)?(?:to|to\sthe|zu[mr]?|à\sla|à\sl['’]|aux?|à|a\s(?:las?|los)|al|ai|agli|all['’]|alla|allo|alle|para\s[oa]s?|ao|voor|naar|op)\s?(?<=\s|['’])(\S.*)$/iu.exec(
      said,
    ) ?? [];
  return countWords(thing) >= 1 && countWords(thing) <= 8 ? thing.replace(/\sein$/u, '') : '';
}

/** "Flohmarkt am Samstag": one German noun that opens a brief says what takes place. */
const isCompound = (head: string, at: number, language: string) =>
  at === 0 && language === 'de' && /^\p{Lu}\p{Ll}{4,}$/u.test(head);

/** "1 September" is no part of "21 September". */
const dateIn = (sentence: string, date: string) =>
  date === '' ? -1 : ([...sentence.matchAll(new RegExp(`(?<!\\d)${escaped(date)}`, 'gu'))][0]?.index ?? -1);

const datedAt = ({ copy, occasion }: Brief) =>
  copy.findIndex((sentence) => dateIn(sentence, occasion.dates[0] ?? '') >= 0);

const owner =
  "its|their|our|his|her|my|an?|the|son|sa|ses|leurs?|notre|nos|une?|le|la|les|l['’]|sus?|nuestr[oa]s?|el|los|las|una|il|lo|i|gli|suo|sua|loro|nostr[oa]|o|seus?|suas?|noss[oa]s?|uma?|zijn|haar|hun|onze?|een|het|de|ihre?[nrms]?|seine?[nrms]?|unsere?[nrms]?|eine?[nrms]?";
const owned = new RegExp(`^(?:(?:${owner})\\s){1,2}(?=\\S)`, 'iu');
const stop = '(?=\\s(?:in|im|am|at|on|for|with|à|en|al|em|no|na|nel|nella|op|bij|te|mit|für|auf)\\s|[,.!;]|$)';
const ownedBehind = new RegExp(
  `\\s(?:ihre?[nrms]?|seine?[nrms]?|unsere?[nrms]?|its|their|our|sein|su|suo|sua|seu|leur|zijn|haar|hun|een|eine?[nrms]?)\\s((?:[\\p{L}\\d'’-]+\\s){0,3}?[\\p{L}'’-]{4,})${stop}`,
  'iu',
);

/**
 * "Meine Eltern feiern am 17. Mai ihre Goldene Hochzeit": of a clause that its date cuts off behind the verb, what is
 * held stands for it, else who holds it; null for what is no clause, and nothing where only "we" are.
 */
function clauseTitle(head: string, rest: string, lexicon: Lexicon): string | null {
  const verb = new RegExp(`\\s(?:${phraseSource(lexicon.holds)})(?![\\p{L}\\p{N}-])`, 'u').exec(head);
  // German writes its nouns in capitals: a head that ends on small letters ends on a verb.
  const isCut = lexicon.language === 'de' && /\p{Lu}\p{L}+.*\s\p{Ll}+$/u.test(head);
  const object = verb === null ? '' : head.slice(verb.index + verb[0].length).trim();
  const isNoun = verb !== null && nouns.test(verb[0].trim()) && !owned.test(object);
  if (isNoun || (verb === null && !isCut)) return null;
  const who = verb === null ? head.replace(/(?:\s\p{Ll}+)+$/u, '') : head.slice(0, verb.index);
  const held = owned.test(object)
    ? (object.replace(owned, '').split(/,\s/u)[0] ?? '')
    : (ownedBehind.exec(rest)?.[1] ?? '');
  const isHeld = held !== '' && countWords(held) <= 6 && (lexicon.language !== 'de' || /\p{Lu}[\p{L}-]+$/u.test(held));
  if (isHeld) return capitalise(held, lexicon.language);
  const isSomebody =
    countWords(who) >= 2 && countWords(who) <= 7 && /^\p{Lu}/u.test(who) && !anyPhrase(speakers).test(who);
  return isSomebody ? who.replace(/[\s,]+(?:and|und|et|y|e|en)?$/u, '') : '';
}

/** "Spring play", "school open day", "grande fête": nouns as well as verbs. */
const nouns =
  /^(?:plays?|open|launch|launches|meet|meets|hosts?|hold|returns?|presents?|invites?|hires?|throws?|fête|toca|cerca)$/u;

const speakers = 'I, we, ich, wir, je, nous, yo, nosotros, io, noi, eu, nós, ik, wij, we'.split(', ');

/** "Este domingo, paella gigante en la plaza": what follows a date that opens its sentence. */
function titleBehind(rest: string, language: string): string {
  const tail = /^,\s/u.test(rest) ? rest.replace(/^[\s,]+|[\s.!]+$/gu, '') : '';
  // "Sábado 18 de octubre, fiesta de los 25 años del Club": no hour and no price.
  const isPlain = !/[,;:]|[€$£]|\d\s?(?:h|Uhr|am|pm)(?!\p{L})/iu.test(tail) && !/^\d/u.test(tail);
  const isTitle = countWords(tail) >= 2 && countWords(tail) <= (/\d/u.test(tail) ? 12 : 8) && isPlain;
  return isTitle && !isSmall(tail.split(/\s/u)[0] ?? '', lexiconOf(language)) ? capitalise(tail, language) : '';
}

/** A day with its hour and place goes by the film's name; more words than these tell of something else. */
const mostOfLine = 9;

/** What leads from a title to its date, "Election day is", and ends no title. */
const leading =
  'am on at from ab le du dès el il dal em op den is ist est es è é wird findet la the als al dem für for zum w na de do da del van von vom from in im em no nel nella nei zum zur à a às as las los le les this next diesen diesem kommenden nächsten di dia dias nos día días nei giorno giorni dag ce cet este esta próximo questo questa prossimo neste deste deze dit komende'.split(
    ' ',
  );

function ownTitle(brief: Brief): string {
  const { name, message, statements, copy, occasion } = brief;
  const at = datedAt(brief);
  // What a film opens on heads no day of which a later sentence tells.
  const own = copy[at] ?? '';
  if (at > 1) return own.includes(name) || countWords(own) <= mostOfLine ? name : '';
  if (name !== '') return name;
  // "It began in a shed.": a sentence that opens the film tells what takes place to nobody.
  if (message !== '' && !(/[.!?…]$/u.test(message) && countWords(message) >= 3)) return message;
  const facts = [...occasion.dates, ...occasion.times];
  // "Wine and pie", said behind the day, is no title of it, and neither is "Reason: a new valve".
  const isOf = (text: string) => {
    const own = copy.findIndex((sentence) => sentence.includes(text.replace(/[.!?]$/u, '')));
    return at < 0 || own <= at || facts.some((fact) => copy[own]?.includes(fact));
  };
  const lines = statements
    .map(({ text }) => text)
    .filter((text) => isOf(text) && !/^\p{L}+:\s/u.test(text.replace(kindBefore, '')));
  return lines.find((text) => countWords(text) <= 5 && !/\d\s?[€$£]|[€$£]\s?\d/u.test(text)) ?? lines[0] ?? '';
}

/** Where a title may stand, the surest place first. */
const titles: readonly ((brief: Brief) => string)[] = [
  aimedAt,
  courseTitle,
  shownTitle,
  heldAtPlace,
  labelledTitle,
  (brief) => withoutPlace(occasionTitle(brief), brief.occasion.place),
  ownTitle,
];
