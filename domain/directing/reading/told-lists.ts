/** Rows of items that a sentence holds together, and what is kept of it. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { holdsVerb } from './clause-verbs.ts';
import { countWords } from './phrases.ts';
import { isSmall } from './untold-words.ts';

/** "Works with Zoom, Meet and Teams": a verb keeps what it governs. */
export function headOf(opener: RegExpExecArray | null): string {
  const [whole = '', head = '', rest = ''] = opener ?? [];
  const joint = whole.slice(head.length, whole.length - rest.length).trim();
  return countWords(head) <= 2 && /^(?:with|mit|avec|con|com|met)$/iu.test(joint) ? `${head} ${joint}` : head;
}

/** "Warm Hands gives out soup, blankets and a place": a sentence whose objects are many is no list of terms. */
export const opensSentence = ([first = '', ...others]: readonly string[]) =>
  leading.test(first) ||
  placing.test(first) ||
  (countWords(first) >= 4 && countWords(first) - Math.min(...others.map(countWords)) >= 3 && !/\d/u.test(first)) ||
  isSignOff([first, ...others]);

/** "Shiftly, a rota app for cafés and restaurants", "Biscuit, a beagle cross, is looking for a home": what it is explains a name. */
export const isExplained = ([name = '', kind = '', ...others]: readonly string[]) =>
  /^\p{Lu}[\p{L}’'&.-]*(?:\s\p{Lu}[\p{L}’'&.-]*)*$/u.test(name) &&
  article.test(kind) &&
  !article.test(name) &&
  !others.every((one) => article.test(one));
const article = /^(?:an?|eine?|une?|una?|uma?|een)\s/iu;

/** "First, the buyer and seller agree on a price": what leads into a sentence is none of its terms. */
const leading =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|finally|lastly|today|tomorrow|now|meanwhile|afterwards|later|here|once there|zuerst|zunächst|dann|danach|schließlich|zum schluss|heute|morgen|jetzt|d['’]abord|ensuite|puis|enfin|aujourd['’]hui|demain|maintenant|primero|luego|después|finalmente|por último|hoy|mañana|ahora|prima|poi|dopo|infine|oggi|domani|adesso|primeiro|depois|por fim|hoje|amanhã|agora|eerst|daarna|vervolgens|tot slot|vandaag|nu)$/iu;

/** "Before our redesign, checkout took 5 steps": when and under what a sentence holds is none of its terms either. */
const placing =
  /^(?:before|after|since|until|during|when|while|if|once|thanks to|without|despite|unlike|instead of|vor|nach|seit|während|wenn|dank|statt|avant|après|depuis|quand|grâce à|antes|después|desde|cuando|gracias a|prima|dopo|da quando|quando|grazie a|depois|graças a|voor|na|sinds|als|dankzij)\s(?!\d)/iu;

/** "From Lars, Petra and Juno": who sends a greeting. */
const isSignOff = ([first = '', ...others]: readonly string[]) =>
  /^(?:(?:with\s)?love\s|deine?\s)?(?:from|von|de la part d[e'’]|de parte de|da parte d[ei]|van)\s?\p{L}+$/iu.test(
    first,
  ) && others.every((one) => /\p{Lu}/u.test(one) && countWords(one) <= 3);

/** "up to 60 % off jackets, boots and skis": what the first item says holds for all of them. */
export const isSpreadObject = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 &&
  ((/\d\s?%\s\p{L}+\s\p{L}/u.test(first) && others.every((one) => countWords(one) <= 2 && !/\d/u.test(one))) ||
    // "Jabs are free for over-65s, pregnant women and anyone with asthma."
    (saysForWhom.test(first) &&
      others.every((one) => countWords(one) <= 4 && /^\p{Ll}/u.test(one) && !says.test(one))));
const says =
  /(?<!\p{L})(?:is|are|was|were|will|can|ist|sind|wird|werden|kann|est|sont|sera|peut|es|son|será|puede|è|sono|sarà|può|é|são|será|pode|zijn|wordt|kan)(?!\p{L})/iu;
const saysForWhom =
  /\s(?:is|are|was|were|ist|sind|est|sont|es|son|está|están|è|sono|é|são|está|estão|zijn)\s(?:\p{L}+\s){1,4}(?:for|to|with|from|at|für|bei|mit|pour|à|chez|para|con|per|com|voor|bij|met)\s\S+(?:\s\S+){0,2}$/iu;

/** Articles and whose a thing is, by language. */
const determiners: Readonly<Record<string, string>> = {
  en: 'the|an?|my|our|your|his|her|its|their',
  de: 'der|die|das|den|dem|ein|eine[nmr]?|(?:mein|dein|sein|ihr|unser|euer)e?[nmr]?',
  fr: "les?|la|l['’]|une?|des|du|(?:m|s)(?:on|a|es)|n(?:otre|os)|leurs?",
  es: 'el|la|los|las|una?|un[oa]s|sus?|mis?|nuestr[oa]s?',
  it: "il|lo|la|le|i|gli|l['’]|un['’]|un[oa]?|su[oai]|suoi|nostr[oaie]",
  pt: 'o|a|os|as|uma?|uns|umas|seus?|suas?|noss[oa]s?',
  nl: 'de|het|een|zijn|haar|hun|onze|ons|mijn',
};
const determined = new Map(
  Object.entries(determiners).map(([language, source]) => [
    language,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?:(?<=['’])|\\s)(?=\\S)`, 'iu'),
  ]),
);

/**
 * "She loves fado, cake and the sea", "Ama i tortellini, la briscola e le carte", "Our café, Blue Door, in Leeds": what
 * the first of a row says holds the others, or they only tell more of it. A sentence with commas is no row of like things.
 */
export function isGoverned([first = '', ...others]: readonly string[], lexicon: Lexicon): boolean {
  // "Waterproof to 5 m, 30 hours, 210 g": each of them measures something.
  if ([first, ...others].every((one) => /\d/u.test(one))) return false;
  const { language } = lexicon;
  const determinerAt = (one: string) => determined.get(language)?.exec(one)?.index ?? -1;
  const isObject = determinerAt(first) > 0 && others.some((one) => determinerAt(one) === 0);
  const isTold =
    !described.test(first) && holdsVerb(first, language) && !others.some((one) => holdsVerb(one, language));
  const leads = (one: string) => isSmall(one.split(/\s/u)[0] ?? '', lexicon) && determinerAt(one) !== 0;
  return isObject || isTold || (!leads(first) && others.some(leads));
}

/** "Rated 4.8 on the App Store", "Fondé en 1962": what is so, and governs nothing. */
export const described =
  /^(?:rated|ranked|voted|founded|based|built|made|tested|certified|trusted|loved|used|designed|open|bewertet|gegründet|getestet|hergestellt|geprüft|noté|fondé|testé|certifié|fabriqué|conçu|valorad[oa]|fundad[oa]|hech[oa]|certificad[oa]|valutat[oa]|fondat[oa]|fatt[oa]|certificat[oa]|avaliad[oa]|feit[oa]|beoordeeld|opgericht|gemaakt|getest)e?\s/iu;

/** "You send it in, we look at it and mail you a price": of clauses that each say who does it, none stands without. */
export const losesSubject = (items: readonly string[]) => {
  const own = items.filter((item) => spoken.test(item));
  return own.length > 0 && own.length < items.length;
};

const spoken =
  /^(?:I|we|you|they|he|she|it|ich|wir|ihr|sie|er|es|du|man|je|j['’]|nous|vous|on|ils?|elles?|tu|yo|nosotros|ustedes|usted|io|noi|voi|eu|nós|você|vocês|ik|wij|jij|jullie|ze|zij|hij|u)(?:\s|(?<=['’]))/iu;
