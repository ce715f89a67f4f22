/** Whom a film is for, which the maker is told and nobody who watches reads. */
import { circles, ownPeople, people } from '../lexicon/viewer-words.ts';
import { anyOf } from '../naming/kinds.ts';
import { isLookClause } from '../reading/look-words.ts';
import { capital } from '../reading/phrases.ts';
import { stripTask } from '../reading/strip-task.ts';
import { crowds, crowdsEnds, own, word } from './crowds.ts';

const film =
  '(?:\\p{L}*(?:film|video|vidéo|vídeo|clip|spot|animation|explainer)(?:s|pje|je)?|filme|filmato|reel|película)';
const forWhom =
  "(?:for|für|fürs|pour|para|per|voor|(?:aimed|directed) at|(?:meant|intended|made|designed|planned) for|(?:gedacht|bestimmt|gemacht) für|(?:richtet sich|gerichtet) an|(?:destiné|adressé)e?s? (?:aux?|à)|(?:qui )?s['’]adresse (?:aux?|à)|à (?:destination|l['’]attention) (?:de|des)|(?:dirigid|destinad|pensad)[oa] (?:para|aos|às|ao|à|al|a)|(?:rivolt|destinat|pensat|dedicat)[oa] (?:ai|agli|alle|alla|al|a|per)|(?:bedoeld|bestemd|gemaakt) voor|(?:gericht|richt zich) op)";
/** Said of the film alone. */
const meant = forWhom.replace('for|für|fürs|pour|para|per|voor|', '');
/** "… of the club", "de La Table d'Odile" */
const ofHouse =
  "(?:\\s(?:of|at|from|in|around|von|vom|aus|im|bei|beim|der|des|de|du|d['’]|del|della|dello|dei|di|da|do|dos|van|uit|bij|near)\\s?(?:(?:the|our|unser\\p{Ll}*|notre|nuestr[oa]|nostr[oa]|noss[oa]|la|le|el|il|o|a|de|het|onze|ons)\\s)?(?:[\\p{Ll}][\\p{L}'’-]*\\s){0,1}(?:\\p{Lu}[\\p{L}\\p{N}'’&-]*(?:\\s(?:\\p{Ll}{1,3}\\s)?\\p{Lu}[\\p{L}'’&-]*|\\s\\d{1,2}){0,4}|[\\p{Ll}][\\p{L}'’-]*|\\d{1,2}))?";
const who = '(?:,?\\s(?:who|that|die|der|qui|que|che)\\s[^.,;:!?\\d€£$\\ue000-\\uf8ff]{3,80})?';
/** "…, so please keep it polite": goes on to the maker. */
const asking =
  '(?:,\\s(?:so|please|also|bitte|daher|donc|así que|por favor|quindi|per favore|portanto|por isso|dus|graag)(?!\\p{L})[^.!?\\d]*)?';
const be =
  "(?:['’]s| is| are| ist| soll| wird| est| es| son| è| é| sarà| será| zijn| sera| should be| will be| only| mainly| mostly| also)";
const it = `(?:it|this|that|es|das|er|c['’]|ce film|cette vidéo|este|esto|questo|isto|het|dit)`;
const ofFilm = `(?:(?:it|this|that|the|our|my|der|das|dieser?s?|unser|le|la|ce|cette|notre|el|este|il|questo|o|de|dit|deze|het|a|an|ein|une?|un|um|een)\\s)?(?:${word}\\s){0,3}?${film}`;

const houseOnly = new RegExp(`^(?:${ofHouse})$`, 'u');
/** The patterns heed no capitals, a name does. */
const isFit = (found: RegExpExecArray | null) => found !== null && houseOnly.test(found.groups?.house ?? '');

/** What may lead to the crowds of a sentence that says nothing else, and what may stand behind them. */
interface Around {
  lead: RegExp;
  behind: RegExp;
}
const around = (lead: string, behind: string): Around => ({
  lead: new RegExp(`^(?:${lead})`, 'iu'),
  behind: new RegExp(`^${behind}[.!]?$`, 'iu'),
});

/** What stands around the crowds of such a sentence; null of any other. */
function aroundCrowds(sentence: string, { lead, behind }: Around) {
  const led = lead.exec(sentence);
  if (led === null) return null;
  const { own: maybe = '', pointing } = led.groups ?? {};
  for (const start of new Set([led[0].length, led[0].length - maybe.length])) {
    for (const end of crowdsEnds(sentence, start)) {
      const found = behind.exec(sentence.slice(end));
      if (isFit(found)) return { isPointed: pointing !== undefined };
    }
  }
  return null;
}

/** "For our customers.", "It's for the newcomers at the club." */
const forCrowd = around(
  `(?<pointing>(?:${it}${be}+|(?:es|è|é))\\s)?(?:${forWhom})\\s?${own}`,
  `(?<house>${ofHouse})${who}${asking}`,
);
/** "Aimed at beginners.", "Gedacht für Nachbarn und Familien." */
const meantForCrowd = around(`(?:${meant})\\s?(?<own>${own})?`, `(?<house>${ofHouse})${who}${asking}`);
const besideLook = around(`(?:${forWhom})\\s?(?<own>${own})?`, '(?<house>)');

const only = (source: string) => new RegExp(`^(?:${source})[.!]?$`, 'iu');

const wholes: readonly RegExp[] = [
  // "For the village newsletter."
  `(?:(?:${it}${be}+|(?:es|è|é))\\s)?(?:${forWhom})\\s?${own}(?:${word}['’]?\\s){0,3}?${anyOf(circles)}(?!\\p{L})(?<house>${ofHouse})${asking}`,
  // "For year 5 pupils.", "Für Klasse 7."
  `(?:for|für|pour|para|per|voor)\\s(?:the\\s)?(?:year|years|grades?|class|key stage|form|klasse|klassen|stufe|groep)\\s\\d{1,2}(?:\\s?(?:[-–]|to|and|bis|und)\\s?\\d{1,2})?(?:\\s${anyOf(people)})?(?<house>)`,
  // "The film is for people who …", "Dit filmpje is bedoeld voor de vergadering."
  `${ofFilm}${be}+\\s(?:${forWhom})\\s[^\\d€£$\\ue000-\\uf8ff:]{3,90}`,
  `(?:video|vídeo|film|clip|vidéo)\\s(?:${meant})\\s[^\\d€£$\\ue000-\\uf8ff:]{3,90}`,
  // "Our audience is students who …"
  '(?:(?:our|the|my) (?:(?:main|target|primary|intended) )*(?:audience|target group|viewers?) (?:is|are)|(?:die |unsere )?zielgruppe (?:ist|sind)|(?:la |notre )?cible (?:est|sont)|(?:le |notre )?public(?: visé)? (?:est|sont)|(?:el |nuestro )?público(?: objetivo)? (?:es|son)|il (?:nostro )?pubblico (?:è|sono)|(?:o (?:nosso )?)?público(?:-alvo)? (?:é|são)|(?:de |onze )?doelgroep (?:is|zijn))\\s[^.!?]*',
].map(only);

const offered =
  /%\s(?:on|auf|sur|en|em|su|op)(?!\p{L})|(?<!\p{L})(?:free|gratis|gratuit|kostenlos|umsonst|discount|off|rabatt|réduction|remise|descuento|sconto|desconto|korting|tickets?)(?!\p{L})/iu;

const themed =
  /^(?:(?:dark|light|bright|dunkles?r?|helles?r?|donker|licht)\s(?:theme|mode|design|background|look|thema|hintergrund|achtergrond)|(?:thème|fond|mode)\s(?:sombre|clair)|(?:tema|fondo|modo|sfondo|fundo)\s(?:oscuro|claro|scuro|chiaro|escuro))[.!]?$/iu;

/** Whether a sentence only says whom its film is for; "For our members." may say who gets what the brief offers. */
export const isForWhom = (sentence: string, brief: string): boolean => {
  const clauses = sentence.trim().split(/,\s/u);
  // "Für Entwickler, dunkles Theme.": what goes on about the look alone is for the maker as well.
  const isLook = clauses.length > 1 && clauses.slice(1).every((one) => isLookClause(one) || themed.test(one));
  if (isLook && aroundCrowds(clauses[0] ?? '', besideLook) !== null) return true;
  const said = isLook ? (clauses[0] ?? '') : sentence.trim();
  const crowd = aroundCrowds(said, forCrowd);
  if (crowd !== null && (crowd.isPointed || !offered.test(brief))) return true;
  return aroundCrowds(said, meantForCrowd) !== null || wholes.some((one) => isFit(one.exec(said)));
};

/** What leads from a film to what it tells, as a source of patterns. */
export const telling =
  "explaining|announcing|showing|introducing|presenting|telling|inviting|promoting|saying|about|on|how|why|to (?:announce|explain|show|tell|introduce|present)|über|zum|zur|zu|sur|sobre|sul|sulla|sull['’]|su|over|(?:that|which|qui|que|che|dat|der|das|die) (?:explain|show|tell|announc|say|invite|introduc|present|erklär|zeig|sag|présent|expliqu|annonc|montr|explic|anunci|muestr|cuent|dig|spieg|annunci|mostr|raccont|dic|apresent|laat|vertel|uitleg)\\p{L}*";
const end = `(?=\\s*[.:;!?]|,|\\s[–—-]\\s|\\s(?:${telling})(?!\\p{L})|\\s*$)`;
const more = `(?:\\s(?!(?:${telling})(?!\\p{L}))[^\\s.,:;!?\\d€£$\\ue000-\\uf8ff]+){0,12}?`;
/** "… who want to swim again": without an article nothing else can stand behind them. */
const within = new RegExp(
  `(?<=(?<!\\p{L})${film}(?:\\s(?:de |of |d['’]|von |di )?[\\p{L}\\d-]+){0,3}?)\\s(?:${forWhom})\\s?(?:${own}${crowds}(?<house>${ofHouse})|${own}(?:${word}['’]\\s)${anyOf(circles)}|${crowds}(?:${more}|${who}))${end}`,
  'iu',
);
const house = new RegExp(
  `(?<whose>${anyOf(people)})\\s(?<of>of|at|from|von|vom|beim|bei|della|dello|del|du|de|di|da|do|van|d['’])(?:\\s|(?<=['’]))(?<name>(?:(?:the|la|le|el|il|o|a|de|het)\\s)?(?:\\p{Ll}[\\p{L}-]+\\s)?\\p{Lu}.*)$`,
  'iu',
);
const belongs = new RegExp(`^${anyOf(ownPeople)}$`, 'iu');
/** "Compare … for a landlord audience, 35s": an audience with its article is whom a film is for, wherever it is asked for. */
const ofAudience = new RegExp(
  `\\s(?:${forWhom})\\s(?:an?|the|our|ein|eine[nm]?|das|unser|une?|le|notre|una?|el|nuestro|il|nostro|uma?|o|nosso|een|het|ons)\\s(?:${word}\\s){0,3}?(?:(?:audience|crowd|readership|public|publikum|zielgruppe|público|pubblico|publiek|doelgroep)(?:\\s(?:of|von|aus|de|d['’]|di|da|van)\\s?${word}(?:\\s(?:and|und|et|y|e|en)\\s${word})?)?)(?=\\s*(?:[.,:;!?)]|$))`,
  'iu',
);
/** Only a sentence that asks for a film or a task says so: "A concert for a small audience." tells. */
const withoutAudience = (sentence: string) =>
  ofAudience.test(sentence) &&
  (stripTask(sentence) !== null || new RegExp(`(?<!\\p{L})${film}(?!\\p{L})`, 'iu').test(sentence))
    ? sentence.replace(ofAudience, '')
    : sentence;

/** "Vídeo de 20 segundos para apicultores: comparar …": before a task whom it is for stands behind the film. */
const headed = new RegExp(
  `^(?<asked>[^:.!?\\ue000-\\uf8ff]*?(?<!\\p{L})${film}(?!\\p{L})[^:.!?\\ue000-\\uf8ff]{0,30}?)\\s(?:${forWhom})\\s(?:${own})?\\p{Ll}[\\p{L}'’-]*(?:\\s\\p{Ll}[\\p{L}'’-]*){0,3}\\s?:\\s+(?<task>\\S.*)$`,
  'isu',
);
const withTaskFirst = (sentence: string) => {
  const { asked = '', task = '' } = headed.exec(sentence)?.groups ?? {};
  return task === '' || stripTask(task) === null ? sentence : `${capital(task.replace(/[.]$/u, ''))}, ${asked}.`;
};

const leads: Readonly<Record<string, string>> = {
  en: 'for',
  de: 'für',
  fr: 'pour',
  es: 'para',
  it: 'per',
  pt: 'para',
  nl: 'voor',
};

/** "Thank you video for our volunteers": whom it greets is what it says. */
const greeting =
  /(?<!\p{L})(?:thank|danke|dank|merci|remerci|gracias|agradec|grazie|ringrazi|obrigad|bedank|birthday|geburtstag|congratulat|glückw|welcome|willkommen|farewell|goodbye)/iu;

/** "a film for our members about the new hall" without them; "for the members of Otter Boats" is for Otter Boats. */
export function withoutViewers(given: string, language: string): string {
  const sentence = withTaskFirst(withoutAudience(given));
  const found = within.exec(sentence);
  if (found === null || greeting.test(sentence.slice(0, found.index))) return sentence;
  const { whose = '', of = '', name = '' } = house.exec(found[0].replace(/\s+$/u, ''))?.groups ?? {};
  // "the residents of Leeds" are nobody's own.
  const isHouse = /^(?:\p{Ll}+\s)?\p{Lu}/u.test(name) && belongs.test(whose);
  const article =
    ({ del: 'el ', della: 'la ', dello: 'lo ', du: 'le ', do: 'o ', da: 'a ' } as Record<string, string>)[of] ?? '';
  const lead = leads[language] ?? leads.en;
  return `${sentence.slice(0, found.index)}${isHouse ? ` ${lead} ${article}${name}` : ''}${sentence.slice(found.index + found[0].length)}`;
}
