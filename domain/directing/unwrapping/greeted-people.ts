/** "Make a 12 second thank you to the team from Priya.": whom a film greets and from whom, as they will read it. */
import { greetingKinds } from '../lexicon/greeting-kinds.ts';
import { languageOf } from '../reading/language.ts';
import { capital, countWords, patternOf } from '../reading/phrases.ts';
import { wish } from './film-kinds.ts';
import { type GreetedClauses, greetedClauses, toldLines } from './greeted-clauses.ts';
import { contracted } from './greeting-wishes.ts';
import { placeLeads } from './said-places.ts';

const ask =
  "(?:(?:please\\s|bitte\\s)?(?:make|create|produce|do|build|design|generate|erstelle?|mach[et]?|gestalte|crée[rz]?|fais|faites|haz|crea|hacer|crea|fai|realizza|cria|faz|faça|maak|i(?:['’]d like| need| want)|we(?:['’]d like| need| want)|ich brauche|wir brauchen)\\s(?:me\\s|us\\s|mir\\s|uns\\s|moi\\s|nous\\s|mi\\s|ci\\s)?)?";
const article = '(?:an?|the|our|eine?n?|une?|una?|um|uma|een)\\s';
const looks =
  '(?:(?:short|quick|vertical|square|landscape|portrait|warm|fun|cheerful|little|nice|animated|personal|sweet|kurze[sn]?|kleine[sn]?|warme[sn]?|vertikale[sn]?|courte?|petite?|joli|breve|pequeño|piccolo|pequeno|kort|klein|leuk|vertical[e]?|corto|curto)[,\\s]\\s?){0,3}';
const size = `(?:${wish}(?:[\\s-](?:long|lang))?[,\\s]\\s?){0,2}`;
const long = '(?:\\s(?:von|de|di|van|of|lasting)\\s\\d{1,3}\\s\\p{L}+)?';
const sender =
  /,?\s(from|von|de la part d(?:e|['’])|de parte de(?:l)?|da parte d(?:i|el|ella|e|o|a)|van|namens|im namen)\s(?=(?:everyone|everybody|all|us|the|your|my|our|allen?|uns|der|dem|deine[mnr]?|eure[mnr]?|seine[mnr]?|ihre[mnr]?|tout|toute|nous|todos|todo|tutti|tutta|noi|iedereen|ons|onze|alle|het|de|la|el|il)(?!\p{L})|\p{Lu})/iu;
const relative = /,\s(?:who|que|qui|che)\s(?=\p{Ll}+\s[^,]*\d)/iu;
const occasion =
  /\s(?:(?:zum|zu (?:ihrem|seinem))\s(\d{1,3}[.\u2024])\s(?:geburtstag)|(?:for|on)\s(?:(?:his|her|their|your)\s)?(\d{1,3}(?:st|nd|rd|th))(?:\s(?:birthday))?)(?!\p{L})/iu;
const person =
  /(?<![\p{L}.])(?:(?:Oma|Opa|Grandma|Grandpa|Uncle|Aunt|Tante|Onkel|Tía|Tío|Zia|Zio|(?:Herrn?\s|Frau\s)?(?:Dr|Prof)[.\u2024]|(?:Mrs?|Ms)[.\u2024]|nonn[oa]|papi|papy|mamie|abuel[oa]|av[óô]|vov[óô]|zi[oa]|t[ií][oa]|oncle|tante|opa|oma|meester|juf)\s)?\p{Lu}[\p{Ll}'’-]+(?:\s(?:(?:von|van|de|da|di|der|den|del|and|und|et|y|e|en|&)\s)?\p{Lu}[\p{Ll}'’-]+){0,2}$/u;

/** "…, 10 seconds, from everyone": between whom it is for and who sends it. */
const wished = new RegExp(`,\\s${wish}(?=,?\\s|$)`, 'giu');

const determiner = /(?<!\p{L})(?:die|der|den|das|dem|alle|allen|unsere?[nm]?|meine?[nm]?|liebe?n?)\s$/iu;

/** "meine Schwester Lena", "meine Oma Hilde": who belongs to whoever asks is called by name, or as a child calls her. */
const kin =
  /^(?:(?:Schwester|Bruder|Mutter|Vater|Tochter|Sohn|Frau|Mann|Freundin|Freund|Kollegin|Kollege|Cousine?|Nichte|Neffe|Enkelin|Enkel|Nachbarin|Nachbar|Chefin|Chef|Lehrerin|Lehrer|Trainerin|Trainer)\s(?=\p{Lu})|(?=(?:Oma|Opa|Tante|Onkel|Mama|Papa|Omi|Opi)\s\p{Lu}))/u;
const nameBehind = (before: string, name: string) =>
  determiner.test(before) ? (kin.test(name) ? name.replace(kin, '') : '') : name;

/** "new employees at Tessel Logistics": a house, and none of those whom it greets. */
const housed =
  /\p{Ll}\s(?:at|of|from|with|bei|beim|von|vom|chez|de|du|del|en|di|da|do|della|van)\s(?:the\s|la\s|der\s)?$/iu;

/** Each pattern takes long to compile, so that it is made for briefs alone whose head asks for its kind. */
const forms = greetingKinds.map((kind) => ({
  ...kind,
  mentioned: new RegExp(`(?:${kind.asked})`, 'iu'),
  pattern: `^(?<ask>\\s*${ask})(?<article>${article})?(?<head>${size}${looks}${size})(?:${kind.asked})(?<long>${long})\\s(?:${kind.to})\\s(?<whom>[^.!?:\\n"“„«]+?)(?<tail>(?:,\\s${wish})*)(?<end>\\s?[.!?:](?=\\s|$)|\\s*(?=\\n|$))`,
  own: new RegExp(`(?<!\\p{L})(?:${kind.said})(?!\\p{L})`, 'iu'),
}));

/** "am 4. Mai", "ca. 12 Sekunden": dots that end no sentence are held while it is read. */
const innerDot =
  /(?<=\d)\.(?=\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Geburtstag|Hochzeitstag)\p{L}*)|(?<=(?:^|[\s,])(?:ca|max|approx|env|aprox))\.(?=\s?\d)|(?<=\d\s?(?:sec|sek|seg))\.(?=\s?[,;]|$)|(?<=(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof))\.(?=\s\p{Lu})/giu;
const held = '\u2024';

export const withGreetedPeople = (prompt: string): string =>
  greeted(prompt.replace(innerDot, held)).replaceAll(held, '.');

function greeted(prompt: string): string {
  for (const { mentioned, pattern, own, named, others } of forms) {
    if (!mentioned.test(prompt)) continue;
    const found = patternOf(pattern, 'iu').exec(prompt);
    const {
      ask: asking = '',
      article: given = '',
      head = '',
      whom = '',
      tail = '',
      long: lasting = '',
      end = '',
    } = found?.groups ?? {};
    if (found === null || whom === '') continue;
    const rest = prompt.slice(found[0].length);
    const plain =
      asking === '' ? `${head}Video${lasting}${tail}` : `${asking.trimEnd()} ${given}${head}video${lasting}${tail}`;
    const film = plain.replace(/\s+/gu, ' ').trim();
    const isHead = /:/u.test(end);
    // Words of its own for it need no others: only whom it is for is told.
    if (own.test(rest)) return `${film} for ${whom}${end}${rest}`;
    const clauses = greetedClauses(isHead ? `${whom}, ${rest.trim()}` : whom);
    const isOneRow = !isHead || !/[.!?:\n"“„«]/u.test(rest.trim().slice(0, -1));
    if (isOneRow && isCard(clauses)) return cardOf(clauses, film, isHead ? '' : rest, { named, others }, prompt);
    if (isHead) continue;
    const wishes = [...whom.matchAll(wished)].map(([one]) => one);
    const { said, from } = saidTo(whom.replace(wished, ''), named, others);
    return [`${film}${wishes.join('')}. ${said}${rest}`, from].filter(Boolean).join(' ');
  }
  return prompt;
}

/** A row of clauses that tells besides whom it is for how old they get, who greets or how it shall look. */
const isCard = ({ told, from, wishes }: GreetedClauses) =>
  told.length + wishes.length > 0 || /,|\s\p{Ll}+\s\p{Lu}/u.test(from);

/** The greeting, what is told of whom it greets, and at the end who sends it. */
function cardOf(
  clauses: GreetedClauses,
  film: string,
  rest: string,
  { named, others }: { named: string; others: string },
  prompt: string,
): string {
  const { said, from } = saidTo(clauses.to, named, others);
  const [, ends] = placeLeads(languageOf(prompt));
  const sender = capital(clauses.from || from.replace(/\.$/u, ''));
  const style = clauses.wishes.length === 0 ? '' : `\nStyle: ${clauses.wishes.join(', ')}.`;
  const end = sender === '' ? '' : `\n${ends} “${sender}”.`;
  return `${film}.\n${said}${toldLines(clauses)}${rest}${style}${end}`;
}

function saidTo(given: string, named: string, others: string): { said: string; from: string } {
  const [people = '', lead = '', from = ''] = given.split(sender);
  const [to = '', told] = people.split(relative);
  const time = occasion.exec(to);
  const who = to.replace(occasion, '').trim();
  const found = person.exec(who);
  // "unsere Ehrenamtlichen": behind an article a German noun is no name.
  const before = who.slice(0, found?.index ?? 0);
  const name = found === null || housed.test(before) ? '' : nameBehind(before, found[0]);
  const isAlone = name !== '' && countWords(who) - countWords(name) <= 3;
  // "Welcome video for new employees at Tessel Logistics"
  const house = found !== null && name === '' && /^welcome to/iu.test(others) ? found[0] : '';
  if (house !== '' && from === '' && told === undefined) return { said: others.replace('$', house), from: '' };
  const said = isAlone
    ? named.replace('$', name.replace(/^Herrn(?=\s)/u, 'Herr'))
    : others.includes('$')
      ? contractedIn(others, who)
      : others;
  // "Lucía, que cumple 30 años": said of her, it is a sentence.
  const more = told === undefined ? '' : ` ${capital(name || who)} ${told.trim()}.`;
  return {
    said: `${withTime(said, time?.[1] ?? time?.[2] ?? '')}${more}`,
    // Who greets signs below all that is said.
    from: from === '' ? '' : `${capital(lead)} ${from.trim()}.`,
  };
}

const contractedIn = (others: string, who: string) =>
  others.replace(/(\S+)\s\$/u, (_, joint: string) => contracted(`${joint} ${who}`));

/** "Happy 60th birthday", "Alles Gute zum 75. Geburtstag" */
const withTime = (said: string, time: string) =>
  time === '' ? said : said.replace(/birthday|Geburtstag/u, (day) => `${time} ${day}`);
