/** Names that a brief says outright to its maker: "for our bakery, X", "on behalf of X", "End card: X". */
import { lexicons } from '../lexicon/lexicons.ts';
import { houses, namings, posts } from '../lexicon/name-words.ts';
import { called, endCards, houseLeads, lastScreens, nameIs, possessives, wanting } from '../lexicon/naming-leads.ts';
import { people } from '../lexicon/viewer-words.ts';
import { classesOf } from '../lexicon/word-classes.ts';
import { anyPhrase } from '../reading/phrases.ts';
import { placesNamed } from '../reading/places.ts';
import { isOfRequest, namesSpeaker, roleOfKey } from '../unwrapping/field-keys.ts';
import { anyOf } from './kinds.ts';
import { isOneOfPeople, withoutGreeting } from './led-names.ts';
import { type NameRun, nameRunAt, smallNameAt } from './name-run.ts';
import { isOneself, isTechnical } from './no-names.ts';
import { namesHeading } from './told-names.ts';

const article =
  "(?:(?:the|der|die|das|dem|den|la|le|les|el|los|las|il|lo|gli|o|a|os|as|de|het|our|unsere?[mnr]?|notre|nuestr[oa]|nostr[oa]|noss[oa]|onze|ons)\\s|l['’])?";
/** What kind of house it is, before its name. */
const kind =
  "(?:(?!(?:eine?[nmrs]?|une?|una|uno|uma?|een|an|and|und|et|y|e|en|that|dass|que|che|dat|in|im|am|at|on|an|auf|bei|zu|to|from|aus|à|a|na|no|em|te|op|aan|uit|desde|da|sur|with|mit|avec|con|com|met|without|for|für|pour|para|per|voor)\\s)\\p{Ll}[\\p{Ll}'’-]+\\s){0,3}";
const film = anyPhrase([
  ...lexicons.flatMap((lexicon) => lexicon.film),
  'sekunden',
  'seconds',
  'secondes',
  'segundos',
  'secondi',
  'seconden',
]);

const isOwnName = /^\W*(?:name|nom|nombre|nome|naam)\W*$/iu;

interface Lead {
  pattern: RegExp;
  /** Whether the name must end its sentence, its part of it, or nothing of the kind. */
  ends?: RegExp;
  /** Its sentence must ask for a film. */
  isAsking?: boolean;
  /** A word in small letters may be one. */
  isSmall?: boolean;
  /** What leads is the key of a field. */
  isLabel?: boolean;
  /** A single plain word is too little: it may be a town, or any German noun. */
  isDoubtful?: boolean;
  /** Behind a film only towns and German nouns are too little. */
  isOfFilm?: boolean;
}

const stop =
  /^\s?(?:["”»)]\s?)?(?:[.,;:!?)\n–—]|$|\s(?:please|bitte|svp|s['’]il|por favor|per favore|graag|alsjeblieft|alstublieft|would|wäre|serait|estaría|sarebbe|seria|zou)(?!\p{L}))/iu;
const ended =
  /^["”»)]?\s?(?:[.!]?\s*(?:$|\n|(?<=[.!]\s)\p{Lu})|,\s\p{Ll}|\s(?:stehen|staan|zeigen|zien|erscheinen|verschijnen)(?!\p{L}))/u;
const start = '(?<=^|[.!?\\n]["”»]?\\s*)';

const leads: readonly Lead[] = [
  { pattern: new RegExp(`${start}(?:[-*•]\\s)?(?:${endCards})\\s?[:：]\\s*`, 'giu'), ends: ended, isSmall: true },
  { pattern: new RegExp(`(?<!\\p{L})(?:${lastScreens})(?:\\s\\p{Ll}+){1,4}\\s`, 'gu'), ends: ended },
  // "Client: X", also in JSON.
  {
    pattern: /(?<=(?:^|[\n{,.])\s*(?:[-*•]\s)?"?)(?=\p{L}[\p{L}_ ]{2,23}"?\s?[:：])[\p{L}_ ]+"?\s?[:：]\s?"?/gu,
    ends: /^(?:"|[.]?\s*(?:\n|$)|\.\s)/u,
    isSmall: true,
    isLabel: true,
  },
  { pattern: new RegExp(`(?<!\\p{L})(?:${nameIs})(?:,|\\s?:)?\\s`, 'gu'), ends: stop, isSmall: true },
  { pattern: new RegExp(`(?<!\\p{L})(?:${houseLeads.surely})\\s?${article}${kind}`, 'gu') },
  { pattern: new RegExp(`(?<!\\p{L})(?:${houseLeads.maybe})\\s?${article}${kind}`, 'gu'), isDoubtful: true },
  { pattern: new RegExp(`(?<!\\p{L})(?:${called}|${anyOf(namings)}),?\\s`, 'gu'), isAsking: true, isSmall: true },
  // "about the bike shop “Spokewerks”"
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:about|for|über|für|sur|pour|sobre|para|su|per|over|voor)\\s${article}(?:\\p{Ll}[\\p{L}-]*\\s){0,3}(?:\\p{L}[\\p{L}-]*\\s)(?=["“„«])`,
      'gu',
    ),
    isAsking: true,
  },
  // "com as novidades do clube, a Serra Nova"
  { pattern: /(?<=\p{Ll}),\s[oa]\s(?=\p{Lu})/gu, isAsking: true, ends: stop },
  {
    pattern: new RegExp(
      `(?<=${start}(?:${possessives.any})\\s\\p{L}[^.!?,\\n]{2,40}\\s)(?:${called}|${anyOf(namings)}),?\\s`,
      'gu',
    ),
    isSmall: true,
    ends: stop,
  },
  { pattern: possessives.led, isAsking: true },
  {
    pattern: new RegExp(`${start}(?=[^.!?\\n]{2,50}\\s(?:${wanting})\\s)`, 'gu'),
    isAsking: true,
    ends: new RegExp(`^\\s(?:${wanting})\\s`, 'u'),
  },
  {
    pattern:
      /(?<!\p{L})(?:\p{L}*(?:[Vv]ideo|[Vv]ídeo|[Vv]idéo|[Cc]lip|[Cc]lipe|[Ff]ilm|filmpje|filmato|[Ss]pot|[Pp]romo|[Tt]easer|[Rr]eel|[Aa]nimation)s?(?:\s[\p{Ll}\d-]+){0,5}?|\d+[\s-](?:seconds?|Sekunden|secondes|segundos|secondi|seconden)(?:,\s\p{Ll}+){0,2},?|[Ii]t['’]?s?(?:\sis)?|[Tt]his is|[Dd]as ist|[Cc]['’]est|Es|È|É|[Dd]it is)(?:\s(?:is|ist|est|es|è|é))?\s(?:for|für|pour|para|per|voor)\s/gu,
    ends: stop,
    isDoubtful: true,
    isOfFilm: true,
  },
  // "Make a welcome video for new drivers at GreenVan Logistics"
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:for|für|pour|para|per|voor)\\s${article}(?:\\p{Ll}[\\p{L}-]*\\s){0,2}${anyOf(people)}\\s(?:at|of|from|bei|der|des|von|chez|de|del|di|da|do|bij|van)\\s`,
      'gu',
    ),
    isAsking: true,
    ends: stop,
    isDoubtful: true,
    isOfFilm: true,
  },
  // "Video about shipping, 30 seconds, from Northway Freight."
  {
    pattern:
      /(?<=,\s)(?:from|by|von|de la part de|par|de parte de|da parte di|da|por|van|door)\s(?=\p{Lu}\S*\s\p{Lu})/gu,
    isAsking: true,
    ends: /^\s?(?:[.!]|$|\n)/u,
  },
  // "35 seconds, by Fernery, natural colors."
  {
    pattern:
      /(?<=\d\s?(?:s|sec|secs|seconds|sekunden|secondes|segundos|secondi|seconden),\s)(?:by|from|von|par|por|da|van|door)\s(?=\p{Lu})/giu,
    ends: /^\s?(?:[.!,]|$|\n)/u,
  },
  // "Thank you. — The team at Brightpath"
  {
    pattern:
      /(?<=[.!?…–—-]\s|\n)(?:[–—-]\s)?(?:[Tt]he|[Yy]our|[Dd]as|[Dd]ein|[Ii]hr|[Ee]uer|[Vv]otre|[Tt]u|[Ee]l|[Ii]l|[AO]|[Hh]et|[Jj]ouw|[Uu]w)?\s?(?:L['’])?(?:whole\s)?(?:[Tt]eam|[Éé]quipe|[Ee]quipo|[Ee]quipe|[Ss]quadra)\s(?:at|of|from|von|der|de|du|di|da|do|van)\s(?:the\s)?/gu,
    ends: /^[.!]?\s*$/u,
  },
  // "Agent: Ada Osei, Quay Homes, 555 0148": for whom somebody may be called.
  {
    pattern:
      /(?<=^|[.!?\n]\s*)(?:[Ll]isting )?(?:Agent|Realtor|Broker|Contact|Makler(?:in)?|Kontakt|Agente|Agent immobilier|Contacto|Contatto|Contato|Makelaar|Corretora?)\s?:\s\p{Lu}[^,.:\n]{3,40},\s(?=\p{Lu})/gu,
    ends: /^,\s/u,
  },
  // "a film about X, our museum"
  {
    pattern: /(?<!\p{L})(?:about|über|sur|sobre|su|over)\s(?=\p{Lu})/gu,
    isAsking: true,
    ends: /^,\s(?:our|unsere?[mn]?|notre|nuestr[oa]|(?:il|la)\snostr[oa]|[oa]\snoss[oa]|onze|ons)\s/u,
  },
  // "12th Wick Book Fair": what is announced with its edition.
  {
    pattern:
      /(?<!\p{L})(?:announc|ankündig|kündig|annonc|anunci|annunci|kondig|aankondig|invit|lädt|bewerb|promot|advertis)\p{L}*\s(?:[^.!?\n]{0,20}\s)?(?:the|das|die|den|der|la|les?|el|il|lo|os?|as?|de|het|l['’]|zum|zur)\s?(?=(?:\d{1,3}(?:st|nd|rd|th|\.|e|ª|º|a|o|ème)|[XVI]{1,6})\s\p{Lu})/giu,
  },
  // "Horno San Blas: …" heads what it says, where nobody writes titles in capitals.
  {
    pattern:
      /^(?=\p{Lu}[\p{L}'’-]+\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[^.!?:\n]{0,40}:\s|[^.!?:\n–—]{2,40}\s[–—-]\s\d+\s?(?:s\s|s,|[Ss]ek|sec|seg))/gu,
    ends: /^\s?(?::\s|\s[–—-]\s\d)/u,
  },
  // "… — Hand in Hand Wick": who signs.
  { pattern: /(?<=[.!?]\s)[–—-]\s/gu, ends: /^\s*$/u },
  {
    pattern:
      /(?<=(?:[,!.]|[Gg]rüßen?|[Gg]ruß|regards|wishes|saluti|saludos|cordialement|atenciosamente|groeten?)\s*\n\s*(?![^\n]*(?:[Gg]r(?:ü|ue)(?:ß|ss)e|[Rr]egards|[Ww]ishes|[Ss]alut[io]|[Ss]aludos?|[Aa]bra[cç]|[Gg]roet))\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}.'’-]+){0,2}\n\s*)/gu,
    ends: /^\s*$/u,
    isSmall: true,
  },
];

/** The first name that is said outright, by the surest way of saying it; empty where none is. */
export function outrightName(text: string, language: string): string {
  const isRequest = text.split('\n').some((line) => /[:：]/u.test(line) && isOfRequest(line.split(/[:：]/u)[0] ?? ''));
  // Beside whoever signs, a name is that of somebody shown.
  const isSigned = /(?:^|\n)\s*(?:brand|marke|marque|marca|marchio|merk):\s\S/iu.test(text);
  for (const {
    pattern,
    ends,
    isAsking = false,
    isSmall = false,
    isDoubtful = false,
    isOfFilm = false,
    isLabel = false,
  } of leads)
    for (const { index, 0: said } of text.matchAll(pattern)) {
      if ((isLabel && !isSpeakersKey(said)) || ((isRequest || isSigned) && isOwnName.test(said))) continue;
      const from = index + said.length;
      const found = nameRunAt(text, from) ?? (isSmall ? smallNameAt(text, from, language) : null);
      if (found === null || (ends !== undefined && !ends.test(found.behind))) continue;
      if (
        isAddress.test(found.name) ||
        isTechnical(found.name) ||
        isOneself(found.name) ||
        isOfSomebody(said, text.slice(0, index))
      )
        continue;
      if (isAsking && !film.test(sentenceAt(text, index))) continue;
      if (!isLabel && isOneOfPeople(found.name, text)) continue;
      if (isDoubtful && isPlainWord(found.name, text, language, isOfFilm)) continue;
      if (isNobody(found) || isHead(found) || isListed(found.name, said, language)) continue;
      if (language === 'de' && isGermanThing(found.name, said)) continue;
      return ownerIn(withoutGreeting(found.name, text), text);
    }
  return '';
}

/** "Last frame: kite.example" says where to go, and not who speaks. */
const isAddress = /^(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/iu;
/** "a user called Ines" is one of those that a film is for. */
const isOfSomebody = (said: string, before: string) => naming.test(said) && somebody.test(before);
const somebody = new RegExp(`(?<!\\p{L})${anyOf(people.map((one) => one.replace(/s$/u, '')))}\\s$`, 'iu');
const naming = new RegExp(`^(?:${called}|${anyOf(namings)}),?\\s$`, 'u');

const isSpeakersKey = (said: string) => {
  const key = said.replace(/["\s:：]+$/u, '').trim();
  return roleOfKey(key) === 'name' && namesSpeaker(key);
};

const sentenceAt = (text: string, index: number) => {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((one) => text.lastIndexOf(one, index - 1))) + 1;
  const to = /(?<!(?:^|[^\p{L}])(?:Dra?|Dott|Prof|Ste?|Mt|Nr))[.!?](?=\s+\p{Lu}|\s*$)|\n|$/u.exec(text.slice(index));
  return text.slice(from, index + (to?.index ?? 0));
};

/** One word with nothing of a name about it: a town, or "Kinder" of "Video für Kinder". */
const isPlainWord = (name: string, text: string, language: string, isOfFilm: boolean) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  (placesNamed([name, name]) !== null ||
    (language === 'de'
      ? /(?:[enrsl]|ung|heit|keit)$/u.test(name)
      : (!isOfFilm || classesOf(name.toLowerCase(), language).length > 0 || feast.test(name)) &&
        !new RegExp(`\\p{L}${name}|${name.toLowerCase()}\\p{L}*\\.\\p{Ll}`, 'u').test(text)));

const feast = /^(?:halloween|ramadan|eid|diwali|hanukkah|thanksgiving|carnival|carnaval|carnevale|kids|mum|dad)$/iu;

const greeting =
  /^(?:thanks?|thank you|danke|merci|gracias|grazie|obrigad[oa]|bedankt|dank|see you|bis bald|hello|hallo|hi|welcome|willkommen|bienvenue|bienvenid[oa]s?|benvenut[ioae]|bem-vind[oa]s?|welkom|video|film|clip|logo|text|titel|title)(?!\p{L})/iu;
const nobody = new RegExp(`^(?:${anyOf(posts)})(?!\\p{L})`, 'u');
const house = anyPhrase(houses);
const isNobody = ({ name }: NameRun) => greeting.test(name) || (nobody.test(name) && !house.test(name));
/** "Text: …", "Dauer: …" label what follows, and "Noticias de Madrid: …" tells from where it is. */
const isHead = ({ name, behind }: NameRun) => {
  const last = name.split(' ').at(-1) ?? '';
  return (
    /^\s?:/u.test(behind) &&
    (roleOfKey(name) !== null || (/\s\p{Ll}+\s\S+$/u.test(name) && placesNamed([last, last]) !== null))
  );
};
/** "für unsere Gäste, Freunde und Nachbarn": German nouns in a row. */
const isListed = (name: string, said: string, language: string) =>
  language === 'de' && /,\s$/u.test(said) && /\s(?:und|oder)\s/u.test(name);

/** "Ich leite das Büro": a German noun behind its article. */
const isGermanThing = (name: string, said: string) =>
  /^\p{Lu}\p{Ll}+$/u.test(name) && /(?<!\p{L})(?:der|die|das|dem|den|des|vom|beim|im)\s$/iu.test(said);
/** "Osterangebot der Käserei Otterau: …" is an offer of whoever makes it; "Museo del Mare e della Costa: …" is one name. */
function ownerIn(name: string, text: string): string {
  const [owner = ''] = namesHeading(text);
  return owner !== '' && name.endsWith(` ${owner}`) && !house.test(name.split(' ')[0] ?? '') ? owner : name;
}
