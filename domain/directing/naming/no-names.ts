/** Words in capitals that name no house: what a film is shown on, what a question asks, one of two places, one of several parts. */
import { escaped } from '../reading/phrases.ts';

const media =
  /^(?:(?:instagram|facebook|tiktok|youtube|linkedin|whatsapp)?[ -]?(?:reels?|stor(?:y|ys|ies)|shorts?|status|feeds?)|instagram|tiktok|youtube|facebook|linkedin|whatsapp|e-?mails?|mail|vpn|wi-?fi|intranet|internet|it|hr|chat|web|online|wlan|edv|series [a-f]|seed round|pre-seed)$/iu;
/** Where a program is told of, and what it is made of. */
const technical =
  /^(?:README(?:\.md)?|CHANGELOG|CLI|SDK|API|GUI|SSH|FAQ|PDF|GIF|MP4|URL|HTML|CSS|JSON|YAML|CSV|CMS|CRM|SEO|KPI|ROI)s?$/u;
/** "We would like to close with …": who asks by such a word has not said a name. */
export const isOneself = (name: string) =>
  /^(?:we|i|you|it|wir|ich|ihr|sie|nous|je|vous|on|yo|nosotr[oa]s|usted(?:es)?|noi|io|voi|nós|eu|você|wij|ik|jullie)$/iu.test(
    name,
  );
export const isTechnical = (name: string) => technical.test(name);

const asking =
  /^(?:in(?=\s\p{Lu}\p{Ll}+en$)|alle|all the|(?:tous|toutes) les|tod[oa]s l[oa]s|tutt[ie] (?:i|gli|le)|so (?:funktioniert|entsteht|geht|wird)|zo (?:werkt|gaat)|(?:myths?|mythen|mythes?|mitos?|miti)(?=\s(?:and|und|et|y|e|en|vs\.?|or|oder|ou|o)\s)|how|why|what|when|where|who|wie|warum|weshalb|wieso|was|wann|wo|wer|comment|pourquoi|quand|où|qui|cómo|por qué|qué|cuándo|dónde|quién|come|perché|che cosa|cosa|quando|dove|chi|como|por que|porque|onde|quem|hoe|waarom|wat|wanneer|waar|wie|könn(?:en|ten|t|te)|würden|could|would|can|pouvez|pourriez|podéis|podrías?|potete|potreste|podem|poderiam|kun|kunnen|zouden|mag|mogen)(?:\s|$)/iu;
/** "between Gare centrale and Université" */
const between =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen)\s[^.,;:!?]{2,50}?\s(?:and|und|et|y|e|en)\s(?:(?:the|der|dem|la|le|el|il|o|a|de|het)\s|l['’])?$/iu;
const from =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen)\s(?:(?:the|der|dem|la|le|el|il|o|a|de|het)\s|l['’])?$/iu;

/** "to our colleague Miriam": whom something is for. */
const toSomebody =
  /^(?:to|for|an|für|à|pour|para|al?|per|ao|aan|voor)\s(?:our|my|the|all|unsere[nrm]?|meine[nrm]?|all?e|notre|nos|mon|ma|nuestr[oa]s?|mi|nostr[oaei]|mi[oa]|noss[oa]s?|onze?|mijn)\s/u;

/** "Happy 10th anniversary to our library": a wish to somebody. */
const wishing =
  /^(?:happy|congratulations|alles (?:gute|liebe)|herzlichen glückwunsch|joyeux|bon|feliz|felices|buon|auguri|parabéns|fijne|gefeliciteerd)\s.+\s(?:to|für|zum|zur|à|au|aux|a|al|alla|ao|aan)\s/iu;
/** "Senior Pastry Chef": a trade that somebody is looked for in. */
const trade =
  /(?:^|\s)(?:chef|cook|baker|barista|waiter|waitress|bartender|engineer|developer|designer|analyst|accountant|consultant|nurse|carer|driver|teacher|tutor|assistant|technician|electrician|plumber|carpenter|gardener|mechanic|receptionist|apprentice|intern|specialist|coordinator|administrator|bookkeeper|entwickler(?:in)?|ingenieur(?:in)?|köch(?:in)?|koch|bäcker(?:in)?|konditor(?:in)?|fahrer(?:in)?|pflegekraft|erzieher(?:in)?|azubi|développeu(?:r|se)|ingénieure?|cuisinière?|pâtissi(?:er|ère)|serveu(?:r|se)|infirmi(?:er|ère)|desarrollador(?:a)?|ingenier[oa]|cociner[oa]|camarer[oa]|enfermer[oa]|sviluppat(?:ore|rice)|ingegnere|cuoc[oa]|camerier[ea]|infermier[ea]|cozinheir[oa]|enfermeir[oa]|ontwikkelaar|verpleegkundige|kok|chauffeur|medewerker)$/iu;

/** "Version 5.1 of Kitebase": what has versions bears the name. */
export const versionOf = (name: string): string =>
  /^(?:[Vv]ersion|[Rr]elease|[Uu]pdate)\s\d[\d.]*\s(?:of|von|de|di|da|van)\s(\p{Lu}.*)$/u.exec(name)?.[1] ?? '';

/** "Senior Pastry Chef at Maison Verdier": where somebody is wanted. */
export function employerIn(name: string): string {
  const [, post = '', house = ''] =
    /^(.+?)\s(?:at|for|bei|beim|chez|en|presso|da|na|no|bij)\s(\p{Lu}.*)$/u.exec(name) ?? [];
  return trade.test(post) ? house : '';
}

const giving =
  /(?:gift|donation|grant|donor|spende|don|donación|donativo|donazione|doação|gift|schenking)(?!\p{L})[^.!?\n]{0,40}\s(?:from|by|von|vom|de|da|van|di|por|par)\s(?:(?:the|der|la|le|el|il)\s)?$/iu;
const questioning =
  /(?<!\p{L})(?:how|why|where|when|what|wie|warum|wo|comment|pourquoi|où|cómo|por qué|come|perché|como|hoe|waarom)\s$/iu;

/** "live band “The Paddlers”": who performs is no host. */
const performing =
  /(?<!\p{L})(?<!(?:our|my|unsere|meine|unser|mein|notre|mon|nuestr[oa]|mi|nostr[oa]|mi[oa]|noss[oa]|meu|minha|onze|mijn)\s)(?:(?:live )?(?:band|music by|musik von|duo|trio|quartet|dj|singer|choir|gruppe|groupe|grupo|gruppo|banda|orchestra|orchester)|featuring|feat\.|avec|mit der band)\s["“„«]?\s?$/iu;

/** "Please return Nutty Bites": an asking opens with no name. */
export const isAskingName = (name: string): boolean =>
  /^(?:please|bitte|merci de|por favor|per favore|graag)(?:\s|$)/iu.test(name);

/** "Newton's three": what belongs to somebody. */
const owning = /['’]s\s\p{Ll}+$/u;

export function isNobody(name: string, text: string): boolean {
  if (owning.test(name) || isAskingName(name)) return true;
  // "Nutty Bites 200 g": how much of it is recalled, sold or cooked.
  if (
    /\s\d+$/u.test(name) &&
    new RegExp(`${escaped(name)}\\s?(?:g|kg|mg|ml|cl|l|cm|mm)(?![\\p{L}\\d])`, 'u').test(text)
  )
    return true;
  const leads = text.split(name).slice(0, -1);
  if (leads.length > 0 && leads.every((lead) => performing.test(lead) || giving.test(lead))) return true;
  // "how Germans commute"
  if (leads.length > 0 && leads.every((lead) => questioning.test(lead)) && /\s\p{Ll}+$|s$/u.test(name)) return true;
  if (wishing.test(name) || /\d\s?:\s?\d/u.test(name) || trade.test(name)) return true;
  if (media.test(name) || technical.test(name) || toSomebody.test(name) || asking.test(name) || isYear(name, text))
    return true;
  const befores = text.split(name).slice(0, -1);
  return (
    befores.length > 0 &&
    befores.every((before) => between.test(before) || from.test(before) || isOneOfSame(name, before, text))
  );
}

/** "1892 Gründung … 1934 Bau …": the first of several years is when something happened. */
const isYear = (name: string, text: string) =>
  /^(?:1\d|20)\d\d\s/u.test(name) && (text.match(/(?:^|[.:;,]\s)(?:1\d|20)\d\d\s/gu)?.length ?? 0) >= 3;

/** "L'écran Stocks …, L'écran Commandes …": the same thing stands before other names. */
function isOneOfSame(name: string, before: string, text: string): boolean {
  const thing = /(?<!\p{L})(\p{Ll}{4,})\s(?:["“„«]\s?)?$/u.exec(before)?.[1];
  if (thing === undefined || little.test(thing)) return false;
  const others = [
    ...text.matchAll(new RegExp(`(?<!\\p{L})${escaped(thing)}\\s(?:["“„«]\\s?)?(\\p{Lu}[\\p{L}'’-]+)`, 'gu')),
  ];
  return new Set(others.map((one) => one[1])).size >= 3 && others.some((one) => name.startsWith(one[1] ?? ''));
}

const little =
  /^(?:from|with|about|near|über|unter|beim|nach|avec|chez|dans|pour|sous|para|desde|sobre|hasta|della|dello|dalla|nella|alla|presso|pelo|pela|voor|naar|naast|langs|over)$/u;
