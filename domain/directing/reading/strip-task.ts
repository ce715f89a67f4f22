/** "Explain how tides work", "Presentare il nuovo gelato", "Kündige unser Fest an": verbs that ask for a film by what it does. */
import { politely } from './courtesies.ts';
import { inNominative } from './nominative.ts';

const please = `(?:${politely})\\s`;
/** "Vorrei presentare …": one who wishes to tell something asks for a film of it. */
const wishing =
  "(?:quiero|quisiera|me gustaría|vorrei|voglio|quero|queria|gostaria de|gostava de|queremos|quisiéramos|nos gustaría|vogliamo|vorremmo|gostaríamos de|queríamos|on (?:veut|voudrait|aimerait)|nous (?:voulons|voudrions|aimerions|souhaitons)|je (?:veux|voudrais|souhaite)|j[’']aimerais)\\s";

const english =
  'compare|explain|teach(?=\\s(?:what|how|why)\\s)|show(?: (?:people|viewers|us|kids|children))?(?=\\s(?:how|why|what)\\s)|show(?=\\s(?:our|my|the)\\s[\\p{L} ]{2,30}:)|map out|walk (?:us|people|viewers|me) through|outline|illustrate|visuali[sz]e|announce|introduce|promote|present|describe|advertise|celebrate|summari[sz]e|we compare|teach (?:people|viewers)|tell(?: us| me)?(?=\\sthe\\s(?:true\\s)?(?:story|tale)\\sof\\s)|tell (?:people|viewers|everyone)(?: about)?|invite (?:people|viewers|everyone|guests|customers|friends|all)(?: to)?';
/** Imperatives and infinitives, of each verb by its stem. "Annonce de la fermeture" is a noun. */
const others = [
  'zeige?(?=,?\\swie\\s)|wir vergleichen|erzähle?(?=\\sdie\\sgeschichte\\s)|vergleiche|erkläre?|präsentiere?|kündige?(?:\\san)?|bewirb(?!\\s(?:dich|euch|sie))',
  "nous comparons|montre[rz]?(?=\\s(?:comment|pourquoi)\\s)|raconte[rz]?(?=\\sl['’]histoire\\s)|(?:expliqu|présent|compar|dévoil|annonc)(?:er|ez)|(?:expliqu|présent|compar|dévoil|annonc)e(?!\\sd(?:[eu]s?\\s|['’]))|promouvoir",
  'comparamos|muestra(?=\\s(?:cómo|por qué)\\s)|cuenta(?=\\sla\\shistoria\\s)|(?:anunci|present|compar|promocion)(?:a|ar|ad)|(?:anunci|present)e|explica[rd]?|explique|promover|dar a conocer|difundir',
  'confrontiamo|mostra(?=\\s(?:come|como|perché)\\s)|racconta(?=\\sla\\sstoria\\s)|(?:annunci|present|spieg|confront)a(?:re|te)?|illustra(?:re|te)|promuov(?:i|ere|ete)|far conoscere',
  'conte(?=\\sa\\shistória\\s)|(?:anunci|apresent|compar|divulg)ar|anuncie|apresente|divulgue',
  'leg(?=\\s[^.:]{0,40}\\s?uit\\s)(?:\\s(?:aan\\s[\\p{L} ]{2,30}?\\s)?uit)|presenteer|vergelijk|kondig\\saan|laat\\szien(?=,?\\shoe\\s)|introduceer|promoot',
].join('|');
const task = new RegExp(`^(?:${please})?(?:${wishing})?(?:${english}|${others})[:,]?\\s+(?=\\S)`, 'iu');

/** "Kündige … an", "Stel … voor": verbs in two parts, of which the latter ends what they announce. */
const parted =
  /^(?:(?:please|bitte|graag)\s)?(?:(?:kündig(?:e|t|en\ssie)?|kondig)(?<announced>\s[^:!?\n]{4,200}?)\s(?:an|aan)|stell?(?:e|t|en\ssie)?(?!\s(?:dir|euch|sich|je|u)\s)(?<introduced>\s[^:!?\n]{4,200}?)\s(?:vor|voor))(?<rest>[.!]?$|:\s.*$)/isu;

/** "Invitare i soci alla cena sociale", "Informar a los vecinos de que …": what is behind whom it is told to is what is told. */
const inviting =
  /^(?:inviter|invitar|invitare|convidar)\s[^,.:]{2,40}?\s(?:à\sla|à\sl['’]|à|aux?|a\slas?|a\slos|al|ai|agli|all['’]|alla|alle|para\s[oa]s?|à|ao)\s?(?=\S)|^inviting\s(?:everyone|everybody|all|people)\sto\s(?=\S)/iu;
const informing =
  /^(?:informar|avisar|recordar|lembrar|comunicar|informare|avvisare|ricordare|comunicare|informer|prévenir|rappeler|communiquer)\s(?:[^,.:]{2,40}?\s)?(?:de\s)?(?:que\s|che\s|qu['’])(?=\S)/iu;
/** "Souhaiter un joyeux anniversaire à Louise": the wish itself is what viewers read. */
const wishingWell = /^(?:souhaite[rz]?\sun|desear?\sun|augurare\s(?:un\s)?|desejar?\sum)\s+(?=\p{L})/iu;

/** "Explique en 30 secondes pourquoi …": the length right behind the verb. */
const taskLength =
  /^(?:in|en|em|within)\s(?:just\s|only\s|nur\s)?\d{1,3}[\s-]?(?:seconds?|sec|s|sekunden|secondes|segundos|secondi|seconden)[\s,:]+(?=\S)/iu;

/** "Spiega ai ragazzi perché …", "explain to our staff how …": to whom it is told stands before what is told. */
export const told =
  /^(?:to|for|für|pour|para|per|voor|à|aux?|a|ai|agli|alle|alla|al|ao|à|aos|às|aan|den|der|dem)\s(?:(?:nos|vos|les|our|the|los|las|nuestros|nuestras|nossos|onze|de|unsere|die)\s)?(?:\p{Ll}+\s)?[\p{L}-]+(?:\s(?:de|delle|dei|degli|del|du|des|do|da)\s\p{L}+)?,?\s(?=(?:how|why|what|wie|warum|was|comment|pourquoi|ce que|la|le|les|cómo|por qué|qué|come|perché|cosa|como|porque|por que|o que|hoe|waarom|wat)\s)/iu;

/** "Show people in the valley that …": what they shall learn is what the film says. */
const showing =
  /^(?:please\s|bitte\s)?(?:show|tell|convince|remind|persuade|teach|let|make|help)\s(?!it\b|that\b|how\b|why\b)[^,.:]{2,48}?\s(?:know\s|see\s|understand\s|feel\s|aware\s)?that\s+(?=\S)|^(?:bitte\s)?(?:zeige?|erzähle?|überzeuge?|erinnere?)\s[^.:]{2,48}?,\sdass\s+(?=\S)|^(?:montre[rz]?|dis|dites|rappele[rz]?)\s[^,.:]{2,48}?\sque\s+(?=\S)|^(?:muestra|mostrar|dile|recuerda)\s[^,.:]{2,48}?\sque\s+(?=\S)/iu;

/** "Explain how tides work" asks for a film as well; its subject is "how tides work". Null without such a verb. */
export function stripTask(sentence: string): string | null {
  const { announced, introduced, rest = '' } = parted.exec(sentence)?.groups ?? {};
  const inTwo = announced ?? introduced;
  if (inTwo !== undefined) return inNominative(`${inTwo.trim()}${rest.replace(/^[.]$/u, '')}`);
  const verb = [showing, inviting, informing, wishingWell, task]
    .map((pattern) => pattern.exec(sentence))
    .find((match) => match !== null);
  // "Announce that Kite now syncs": what is announced is a sentence of its own.
  return verb === undefined
    ? null
    : inNominative(
        beside(sentence.slice(verb[0].length), verb[0])
          .replace(taskLength, '')
          .replace(told, '')
          // "Explain to a 10 year old why …"
          .replace(/^to\s[^,.:]{2,40}?\s(?=(?:how|why|what|when|where)\s)/iu, '')
          .replace(/^(?:that|dass|que|che|dat)\s+(?=\S+\s\S)/iu, '')
          // "Presentar a Lumo": whom it presents stands behind a preposition.
          .replace(/^a\s(?=\p{Lu})/u, (whole) => (/^(?:presenta|promociona|explica)/iu.test(sentence) ? '' : whole))
          .replace(/[.]$/u, ''),
      );
}

/** "Compare a stove with a boiler": without the verb they stand side by side, and none is fitted with the other. */
const beside = (text: string, verb: string) =>
  /(?:compar|confront|vergelijk)/iu.test(verb) && text.match(withOther)?.length === 1
    ? text.replace(withOther, (word) => ` ${joints[word.trim().toLowerCase()] ?? (isItalian.test(verb) ? 'e' : 'y')} `)
    : text;
const withOther = /\s(?:with|avec|con|com|met)\s/giu;
const isItalian = /confront/iu;
const joints: Readonly<Record<string, string>> = { with: 'and', avec: 'et', com: 'e', met: 'en' };
