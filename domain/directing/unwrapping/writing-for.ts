/** "Je m'occupe de la communication du cinéma X à Crest.", "I'm writing on behalf of X, a charity.": of who writes only the house is told. */
import { capital, countWords } from '../reading/phrases.ts';
import type { SaidSentence } from './by-sentence.ts';

const hello =
  '(?:(?:hi|hello|hey|dear all|good (?:morning|afternoon|day)|hallo|guten tag|bonjour|bonsoir|salut|hola|buenos días|buenas(?: tardes)?|ciao|buongiorno|salve|olá|bom dia|boa tarde|oi)(?: there| all| team)?[,!.]?\\s+)?';
const office =
  '(?:(?:the|our) )?(?:communications?|comms|marketing|pr|press|publicity|social media|newsletter|website|outreach|fundraising)(?: (?:and|&) [a-z ]{2,20}?)?';
const arbeit =
  '(?:(?:die|das|den) )?(?:öffentlichkeitsarbeit|kommunikation|pressearbeit|marketing|werbung|social media|webseite|newsletter)';
const forms = [
  `(?:i['’]m|i am|we['’]re|we are) (?:an?|the) [^,.:]{2,60}? (?:making|producing|doing|creating|preparing|putting together|working on) (?:something|this|one|it|an? [^,.:]{2,30}?) for (?:an?|our|one of our) (?:client|customer)s?,\\s(?<client>.+)`,
  `(?:wir sind|ich bin) (?:eine?)? ?[^,.:]{2,60}?(?: und)? (?:machen|mache|produzieren|erstellen|arbeiten|drehen)(?: [^,.:]{2,30})? für (?:einen kunden|eine kundin),\\s(?<kunde>.+)`,
  `(?:nous sommes|je suis) une? [^,.:]{2,60}?(?: et)?(?: nous| je)? (?:préparons|prépare|faisons|réalisons|travaillons)(?: [^,.:]{2,30})? pour une? cliente?,\\s(?<cliente>.+)`,
  `(?:somos|soy) una? [^,.:]{2,60}? y (?:preparamos|hacemos|estamos \\p{L}+|trabajamos)(?: [^,.:]{2,30})? para una? clienta?e?,\\s(?<clienta>.+)`,
  `(?:siamo|sono) un[a'’]? ?[^,.:]{2,60}? e (?:prepariamo|facciamo|stiamo \\p{L}+|lavoriamo)(?: [^,.:]{2,30})? per una? cliente,\\s(?<committente>.+)`,
  `(?:somos|sou) uma? [^,.:]{2,60}? e (?:preparamos|fazemos|estamos a? ?\\p{L}+|trabalhamos)(?: [^,.:]{2,30})? para uma? cliente,\\s(?<fregues>.+)`,
  `(?:i['’]m|i am|we['’]re|we are) (?:writing|getting in touch|emailing|contacting you|reaching out|asking) (?:to you )?(?:on behalf of|for|from)\\s(?<en>.+)`,
  `(?:i['’]m|i am|we['’]re|we are) (?:helping|assisting|supporting|working with) (?:an?|the|our) [^,.:]{3,30}? (?:with|on) (?:an?|the|their) (?:pitch|campaign|project|brief|job|launch) for\\s(?<pitch>.+)`,
  `(?:i|we) (?:look after|handle|do|run|manage|am in charge of|am responsible for|work in|take care of) ${office} (?:for|of|at)\\s(?<office>.+)`,
  `(?:ich|wir) (?:schreiben?|melden? (?:mich|uns)|wenden? (?:mich|uns) an sie) (?:ihnen )?(?:für|im (?:namen|auftrag) (?:von|vom)?) ?(?<de>.+)`,
  `(?:ich|wir) (?:kümmere?n? (?:mich|uns) um|betreuen?|machen?|verantworten?|(?:bin|sind) (?:zuständig|verantwortlich) für) ${arbeit} (?:für|bei|beim|von|vom)? ?(?<arbeit>.+)`,
  `(?:scrivo|scriviamo) per (?<per>(?:il|lo|la|i|gli|le|l['’]) ?[^\\s]+ .+)`,
  `(?:(?:le|les|os|te) )?escrib(?:o|imos) (?:para|por) (?<para>(?:el|la|los|las) [^\\s]+ .+)`,
  `escrev(?:o|emos)(?:-(?:lhe|vos))? (?:para|pel[oa]) ?(?<pelo>(?:[oa] )?[^\\s]+ .+)`,
  `(?:je|nous) (?:vous )?(?:écris|écrivons) pour (?<ecris>(?:le|la|les|l['’]) ?[^\\s]+ .+)`,
  `(?:je|nous) (?:vous )?(?:écris|écrivons|contacte|contactons) (?:au nom|pour le compte|de la part) (?<fr>(?:du|de la|de l['’]|des|de|d['’]).+)`,
  `(?:je m['’]occupe|nous nous occupons|je suis (?:chargée?|responsable)|je gère) (?:de )?(?:la |l['’])?(?:communication|com|comm|promotion|presse)(?: et [a-z ]{2,20})? (?<com>(?:du|de la|de l['’]|des|de|d['’]|pour).+)`,
  `(?:(?:le|les|os|te) )?escrib(?:o|imos) (?:en nombre|de parte|por encargo) (?<es>(?:del|de la|de los|de las|de).+)`,
  `(?:me encargo|nos encargamos|me ocupo|soy (?:la )?responsable) de (?:la )?(?:comunicación|promoción|prensa|publicidad) (?<redes>(?:del|de la|de los|de las|de|en el|en la).+)`,
  `(?:(?:vi|le) )?(?:scrivo|scriviamo) (?:a nome|per conto|da parte) (?<it>(?:dell['’]|del|dello|della|dei|delle|degli|di).+)`,
  `(?:mi occupo|ci occupiamo|sono (?:la |il )?responsabile) della (?:comunicazione|promozione)|curo la comunicazione (?<cura>(?:dell['’]|del|dello|della|dei|delle|degli|di).+)`,
  `(?:escrevo(?:-(?:lhe|vos))?|escrevemos|contacto-(?:o|vos)|venho) (?:em nome|por parte|da parte) (?<pt>(?:do|da|dos|das|de).+)`,
  `(?:trato|tratamos|ocupo-me|sou responsável|estou responsável) (?:da|pela) (?:comunicação|divulgação) (?<trato>(?:do|da|dos|das|de).+)`,
];
const writing = new RegExp(`^${hello}(?:${forms.join('|')})$`, 'iu');

/** A preposition grown together with the article of what it leads to, by language. */
const articles: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^(?:der|die)\s/iu, 'die '],
    [/^(?:den|dem|des)\s/iu, ''],
  ],
  fr: [
    [/^du\s/iu, 'le '],
    [/^de la\s/iu, 'la '],
    [/^de l['’]/iu, 'l’'],
    [/^des\s/iu, 'les '],
    [/^(?:de\s|d['’]|pour\s)/iu, ''],
  ],
  es: [
    [/^(?:del|en el)\s/iu, 'el '],
    [/^(?:de|en) (la|los|las)\s/iu, '$1 '],
    [/^de\s/iu, ''],
  ],
  it: [
    [/^dell['’]/iu, 'l’'],
    [/^della\s/iu, 'la '],
    [/^dell?o\s/iu, 'lo '],
    [/^del\s/iu, 'il '],
    [/^(?:de(?:i|lle|gli)|di)\s/iu, ''],
  ],
  pt: [
    [/^do\s/iu, 'o '],
    [/^da\s/iu, 'a '],
    [/^d[oa]s\s/iu, ''],
    [/^de\s/iu, ''],
  ],
};
/** Where the asking goes on behind the house. */
const goesOn =
  /,?\s(?:and|so|und|et|y|e)\s(?=(?:we|i|wir|ich|brauch|such|möcht|nous|on|je|j['’]|il|queremos|necesit|buscamos|nos|vorr|cerc|ci|avrem|precis|gost|querí)\S*\s)/iu;

/** A sentence that says for whom somebody writes, as the house alone; any other as it is. */
export function withHouseTold({ text }: SaidSentence, at: number, language: string): string {
  if (at > 4) return text;
  const whole = text.replace(/[.!]$/u, '');
  const said = Object.values(writing.exec(whole)?.groups ?? {}).find((one) => one !== undefined) ?? '';
  const [house = '', ...more] = said.split(goesOn);
  if (house === '' || countWords(house) > 16 || !/\p{Lu}/u.test(house) || /[?:;\ue000-\uf8ff]/u.test(house))
    return text;
  const way = articles[language]?.find(([one]) => one.test(house));
  const own = way === undefined ? house : house.replace(...way);
  return `${capital(own.trim().replace(/\s\(([^()]+)\)$/u, ', $1'))}.${more.length === 0 ? '' : ` ${capital(said.slice(house.length).replace(goesOn, ''))}.`}`;
}
