/** Who somebody is, in the few words that name a speaker: "our guest Derek, 54", "a mother of two". */
import { lexicons } from '../lexicon/lexicons.ts';
import { posts } from '../lexicon/name-words.ts';
import { persons } from '../lexicon/speaking-words.ts';
import { anyOf, isOfHouse } from '../naming/kinds.ts';
import { countWords } from '../reading/phrases.ts';

export interface Speaker {
  who: string;
  role: string;
}

const title =
  '(?:(?:Dr|Dra|Prof|Profa|Mr|Mrs|Ms|Sr|Sra|Mme|M|Dott|St)\\.?|Frau|Herrn?|Monsieur|Madame|Señora?|Don|Doña|Signora?|Senhora?|Meneer|Mevrouw|Sir|Lady|Uncle|Aunt|Onkel|Tante|Zio|Zia|Tío|Tía|Oncle|Oom|Oma|Opa)';
const part = "\\p{Lu}[\\p{L}'’-]*\\.?";
const name = `(?:${title}\\s){0,2}${part}(?:\\s(?:(?:von|van|de|da|di|der|den|del|la|dos|das|du|le|ter|ten|af|el|al|bin|ben|ibn|y|e)\\s){0,2}${part}){0,3}`;
const article =
  "(?:(?:the|an?|one|our|my|their|its|his|her|die|der|das|den|dem|einem?|einen?|einer|unsere?|unserem|unseren|meine?|ihre?|seine?|les?|la|une?|notre|nos|mon|ma|son|sa|leur|el|los|las|una|uno|nuestr[oa]s?|mi|su|il|lo|i|gli|(?:(?:il|la|i|le|o|a|os|as)\\s)?(?:nostr[oaie]|mi[oa]|su[oa]|noss[oa]s?|minha|meu)|os?|as|uma?|de|het|een|onze|ons|mijn|zijn|haar)\\s|l['’]|un['’])";
const place = '(?:from|aus|uit)\\s\\p{Lu}[\\p{L}\\s-]{2,28}';

const named = new RegExp(
  `^(?<post>(?:${article})?(?:[\\p{L}][\\p{L}'’-]*(?:\\s[\\p{L}][\\p{L}'’-]*){0,4}?)??)(?<comma>,?)\\s?(?<who>(?<![\\p{L}'’-])${name})(?:,?\\s(?<from>${place}))?(?:,\\s(?<role>[^:;!?]{1,70}?)|\\s?\\((?<paren>[^()]{1,50})\\))?,?$`,
  'u',
);

const person = new RegExp(
  `^(?:${article})?(?:(?:\\p{L}+\\s){0,2})(?:${anyOf([...persons, ...posts])})(?!\\p{L})(?:\\s(?:of|from|with|in|von|aus|mit|im|de|du|des|avec|con|del|di|della|da|do|com|van|uit|met)\\s[\\p{L}'’-]+(?:\\s[\\p{L}'’-]+){0,3})?$`,
  'iu',
);
const knownPost = new RegExp(`(?<![\\p{L}])(?:${anyOf([...persons, ...posts])})(?!\\p{L})`, 'iu');
/** Parts of a film, and what stands written somewhere: none of them speaks. */
const things =
  /(?<!\p{L})(?:titl|headlin|headin|subtitl|caption|text|copy|voice|narrat|screen|scene|slide|frame|shot|button|banner|logo|sign|poster|slogan|taglin|claim|motto|messag|hook|cta|label|website|menu|flyer|card|line|video|film|clip|song|book|album|chapter|page|letter|opening|ending|closing|intro|outro|step|tip|rule|question|answer|fact|quote|review|überschrift|titel|untertitel|schild|plakat|botschaft|spruch|stimme|sprecher|szene|folie|schluss|abspann|knopf|buch|lied|kapitel|seite|regel|frage|antwort|zitat|titre|accroche|voix|écran|scène|bouton|affiche|panneau|livre|chanson|titular|título|mensaje|voz|pantalla|escena|botón|cartel|lema|libro|canción|titolo|messaggio|voce|schermo|scena|pulsante|cartello|motto|mensagem|tela|cena|botão|cartaz|livro|kop|boodschap|stem|scherm|knop|bord|boek|liedje|leus)\p{L}{0,4}(?!\p{L})/iu;
const little = new Set([
  ...'my our his her ma mon notre sa son mi nuestra nuestro su mia mio minha meu mein meine unser unsere mijn ons onze one what ask when if as add use and but this that there who where why wer was wenn frag fragt fragen und aber hier dazu qui quand si et mais voici quien cuando pero quando se chi ma quem mas wie als vraag maar'.split(
    ' ',
  ),
  ...lexicons.flatMap(({ small, link, weekdays, months, placeAt }) => [
    ...small,
    ...link,
    ...weekdays,
    ...months.flat(),
    ...placeAt,
  ]),
]);

/** The whole of the text names somebody who may speak, a comma behind it or none; null where it tells anything else. */
export function speakerIn(given: string, isClosed = false): Speaker | null {
  const text = given.trim().replace(oneOf, '').replace(/,$/u, '');
  if (text === '' || countWords(text) > 16 || things.test(text.split(',')[0] ?? '')) return null;
  // "A mother of two", "Eine Mutter von zwei Kindern": what follows is no name.
  if (indefinite.test(text) && isPerson(text)) return { who: text, role: '' };
  const called = calledSo.exec(text)?.groups;
  if (called?.who !== undefined && called.post !== undefined) {
    const where = called.where?.replace(/^\p{Lu}/u, (first) => first.toLowerCase());
    return { who: called.who, role: [called.post, where].filter(Boolean).join(' ') };
  }
  const found = named.exec(text.replace(atHead, (own) => own.toLowerCase()))?.groups;
  const own = found === undefined ? null : fromParts(found, isClosed);
  if (own !== null) return own;
  return isPerson(text) ? { who: text, role: '' } : null;
}

/** "One of our volunteers, Ada Marsh", "Uma das pessoas que ajudamos, a dona Rita": of several, who is named. */
const oneOf =
  /^(?:one of (?:our|the|my|those)|eine[rs]? (?:unserer|der|von unseren)|l['’]une? d(?:e nos|es)|une? d(?:e nos|es)|un[oa] de (?:nuestr[oa]s|l[oa]s)|un[oa] d(?:ei|elle|egli)(?: nostr[ie])?|uma? d[oa]s(?: noss[oa]s)?)\s[^,.:;!?]{3,40},\s(?=(?:(?:a|o|la|el|il|die|der|the|our|mrs?|ms|frau|herr|don|do[nñ]a|se[nñ]ora?|signora?|madame|monsieur)\s)*\p{Lu})/iu;
/** How somebody is addressed says nothing of what they do. */
const courtesy = /^(?:do[nñ]a?|dom|senhora?|señor(?:a|ita)?|signor(?:a|ina)?|madame|monsieur|frau|herrn?|mrs?|ms)$/iu;

/** "In Malawi, a teacher called Esther" */
const calledSo = new RegExp(
  `^(?:(?<where>(?:[Ii]n|[Aa]t|[Ff]rom|[Aa]us|[Ii]m|[Bb]ei|[Ee]n|[Àà]|[Aa]u|[Ee]m|[Nn][ao]|[Aa]|[Uu]it)\\s(?:\\p{Ll}+\\s){0,2}\\p{Lu}[^,]{1,28}),?\\s)?(?:${article})(?<post>\\p{L}[^,.:;]{1,40}?),?\\s(?:called|named|by the name of|namens|mit (?:dem )?Namen|appelée?|nommée?|du nom de|qui s['’]appelle|llamad[oa]|de nombre|chiamat[oa]|di nome|chamad[oa]|de nome|genaamd|met de naam)\\s(?<who>${name})$`,
  'u',
);

/** At the head of a sentence an article stands in a capital as names do. */
const atHead = new RegExp(`^${article}`, 'iu');
const indefinite = /^(?:an?|one|eine?|une?|un[ao]?|uma?|een)\s/iu;
const isPerson = (text: string) =>
  person.test(text) &&
  !/\d/u.test(text) &&
  countWords(text) <= 7 &&
  !/\s(?:zwei|drei|deux|trois|dos|tres|due|tre|dois|duas|três|twee|drie|nous|nos|ci|uns|us|me|ons)$/iu.test(text);

function fromParts(found: Readonly<Record<string, string | undefined>>, isClosed: boolean): Speaker | null {
  const { post = '', comma = '', who = '', from = '', role = '', paren = '' } = found;
  const kind = `${post.trim()} `.replace(new RegExp(`^${article}`, 'iu'), '').trim();
  // "One of them, Ivo", "L'un d'eux, Ivo": that says nothing of him.
  const isPointing = oneOfThem.test(post.trim());
  const isOwned = kind !== post.trim();
  const isKind =
    kind === '' ||
    isPointing ||
    knownPost.test(kind) ||
    (comma === '' && isOwned && /^\p{Ll}/u.test(kind)) ||
    (comma !== '' && isOwned && (isClosed || role !== ''));
  const turned =
    isOwned && kind === '' && (isClosed || knownPost.test(who)) && !/\s/u.test(who)
      ? /^([^,]+)(?:,\s(.+))?$/u.exec(role)
      : null;
  // "Die Bürgermeisterin, Petra Sommer": in German a post looks like a name.
  if (turned !== null && isPlainName(turned[1] ?? ''))
    return { who: turned[1] ?? '', role: [who, turned[2] ?? ''].filter(Boolean).join(', ') };
  const { own, before } = withoutPost(who);
  if (!isKind || (kind === '' && isOwned && comma === '' && before === ''))
    return articled(post, who, [from, role, paren]);
  if (!own.split(' ').every((word) => !little.has(word.toLowerCase())) && !/\s(?:de|da|di|van|von)\s/u.test(own))
    return null;
  if (isOfHouse(own)) return null;
  const office = isPointing ? '' : [courtesy.test(kind) ? '' : kind, before].filter(Boolean).join(' ');
  const told = [office, from, role, paren]
    .map((one) =>
      one.trim().replace(/^(?:our|unsere?|notre|nuestr[oa]|(?:la |il )?nostr[oa]|(?:a |o )?noss[oa]|onze|the)\s/iu, ''),
    )
    .filter(Boolean);
  return { who: own, role: told.join(', ') };
}

const oneOfThem =
  /^(?:one of (?:them|us|those|our \p{L}+)|eine[rs]? von (?:ihnen|uns)|l['’]une? d['’](?:eux|elles|entre \p{L}+)|un[oa] de (?:ellos|ellas|nosotr[oa]s)|un[oa] di (?:loro|noi)|uma? d(?:eles|elas|e nós)|een van (?:hen|ons))$/iu;

/** "The Ada": an article before a name alone belongs to it in some languages. */
function articled(post: string, who: string, told: readonly string[]): Speaker | null {
  return /^(?:la|il|el|o|a|die|der)$/iu.test(post.trim()) && !isOfHouse(who) && countWords(who) <= 3
    ? { who, role: told.filter(Boolean).join(', ') }
    : null;
}

/** "Forschungsleiter Omar Hadi": German posts stand in capitals, and so do all at the head of a sentence. */
function withoutPost(who: string): { own: string; before: string } {
  const [first = '', ...others] = who.split(' ');
  const isPost = others.length >= 1 && new RegExp(`^(?:${anyOf([...persons, ...posts])})$`, 'iu').test(first);
  return isPost && !new RegExp(`^${title}$`, 'u').test(first)
    ? { own: others.join(' '), before: first }
    : { own: who, before: '' };
}

/** First name and last name; a first name alone where an age stands beside it. */
export const isPlainName = (who: string, isAged = false): boolean =>
  new RegExp(`^${name}$`, 'u').test(who) &&
  !little.has(who.toLowerCase()) &&
  !things.test(who) &&
  (isAged || who.includes(' '));

/** Who a sentence begins with: "Dr. Inés Cobos leads …", "La doctora Inés Cobos dirige …" */
export function speakerAtHead(sentence: string): Speaker | null {
  const words = sentence.split(/\s+/u).slice(0, 8);
  let found: Speaker | null = null;
  for (let count = 2; count < words.length; count += 1) {
    const isNext = /^\p{Ll}/u.test(words[count] ?? '') || /,$/u.test(words[count - 1] ?? '');
    const one = isNext ? speakerIn(words.slice(0, count).join(' ')) : null;
    if (one !== null && isPlainName(one.who)) found ??= one;
  }
  return found;
}
