/** "I'm a physics teacher. I need a clip about …": who asks, before the asking, is nothing that viewers read. */
import { capital } from '../reading/phrases.ts';
import { filmWords } from '../tagging/words.ts';
import { withoutReasonToAsk } from './reasoned-askings.ts';

const greeting =
  '(?:(?:hi|hello|hey|hallo|guten tag|moin|bonjour|salut|hola|buenos días|ciao|buongiorno|olá|oi|hoi|goedendag)[^.!?\\n]{0,20}[.!,]\\s+)?';
const who =
  "(?:i['’]m|i am|ich bin|je suis|yo soy|soy|io sono|sono|eu sou|sou|ik ben)\\s(?:an?\\s|eine?\\s|une?\\s|una?\\s|uma?\\s|een\\s)?";
const asking =
  "(?:i(?:['’]d| need| want| would| am looking|['’]m looking)|we (?:need|want|would)|could|can|please|make|create|build|ich (?:brauche|suche|hätte|möchte|will)|wir (?:brauchen|suchen|möchten)|könn|bitte|mach|erstell|j['’]ai besoin|il (?:me|nous) faut|il (?:m['’]en|nous en) faut|je (?:cherche|voudrais|veux)|pouvez|pourriez|fai[st]|crée|necesito|quiero|quisiera|busco|puedes|podéis|haz|crea|mi serve|ho bisogno|vorrei|cerco|puoi|potete|fai|preciso|quero|queria|podes|podem|faz|cria|ik (?:zoek|wil|heb)|kun|kunnen|maak)";
const asker = new RegExp(`^\\s*${greeting}${who}([^.!?\\n\\d]{3,60})[.!]\\s+(?=${asking})`, 'iu');

const teaches =
  "(?:i teach|i['’]m teaching|we teach|ich unterrichte|j['’]enseigne|je suis (?:prof\\p{L}*|instit\\p{L}*|enseignante?)|doy clases?|enseño|soy (?:profe\\p{L}*|maestr[oa])|insegno|sono (?:un['’]?a?\\s?)?(?:insegnante|maestr[oa]|prof\\p{L}*)|ensino|dou aulas?|(?:eu )?sou (?:uma? )?professora?|ik geef|ik ben (?:leraar|lerares|docent|juf|meester))";
const needs =
  "(?:need|want|would like|['’]d like|am looking for|brauche|suche|möchte|hätte gern|j['’]ai besoin|(?:je )?(?:cherche|voudrais|veux)|il me faut|necesito|quiero|quisiera|busco|(?:mi )?serve|ho bisogno|vorrei|cerco|preciso|quero|queria|zoek|wil|heb)(?!\\p{L})";
/** "I teach Year 6 science and need a video …", "Ich unterrichte Physik in der 8. Klasse. …": a subject and a year, before a film is asked for. */
const teacher = new RegExp(
  `^\\s*${greeting}${teaches}\\s(?<post>(?:[^.!?\\n]|(?<=\\d)\\.(?=[ºª]|\\s(?:klasse|jahrgang|schuljahr))){2,70}?)(?:[.!]\\s+(?!klasse|jahrgang|schuljahr)|,?\\s(?:and|so|und|et|y|e|en)\\s(?:(?:i|ich|je|ik)\\s)?(?=(?<need>${needs})))`,
  'iu',
);
const pronouns: readonly (readonly [RegExp, string])[] = [
  [/^(?:need|want|would|am)/iu, 'I '],
  [/^(?:brauche|suche|möchte|hätte)/iu, 'Ich '],
  [/^(?:cherche|voudrais|veux)/iu, 'Je '],
  [/^(?:zoek|wil|heb)/iu, 'Ik '],
];

function withoutTeacher(prompt: string): string {
  const { 0: whole, groups } = teacher.exec(prompt) ?? {};
  const { post = '', need } = groups ?? {};
  const isSchool = /(?<!\p{L})(?:at|an der|am|à l['’]|au|en el|en la|presso|alla|na|no|op)\s(?:the\s)?\p{Lu}/u.test(
    post,
  );
  if (whole === undefined || isSchool || !filmWords.test(prompt.slice(whole.length))) return prompt;
  const rest = prompt.slice(whole.length);
  const pronoun = need === undefined ? '' : (pronouns.find(([verb]) => verb.test(need))?.[1] ?? '');
  return pronoun === '' ? capital(rest) : `${pronoun}${rest}`;
}

/** "We're a small museum and need a clip …": of whom nothing but a kind is told, within the asking. */
const kindOfHouse: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*[Ww]e(?:['’]re|\sare)\s(?:just\s)?an?\s(?:\p{Ll}[\p{L}-]*\s){1,5}?(?:and|so)\s(?:we\s)?(?=(?:need|want|would like|are looking for)\s)/u,
    'We ',
  ],
  [
    /^\s*[Ww]ir sind (?:nur )?eine? (?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+ und (?=(?:brauchen|suchen|hätten|möchten|wünschen)\s)/u,
    'Wir ',
  ],
  [
    /^\s*[Nn]ous sommes une? (?:\p{Ll}[\p{L}-]* ){1,4}?et (?:nous )?(?=(?:cherchons|voulons|voudrions|souhaitons|avons besoin)\s)/u,
    'Nous ',
  ],
  [/^\s*[Ss]omos una? (?:\p{Ll}[\p{L}-]* ){1,4}?y (?=(?:necesitamos|queremos|buscamos|precisamos)\s)/u, ''],
  [/^\s*[Ss]iamo una? (?:\p{Ll}[\p{L}-]* ){1,4}?e (?:ci )?(?=(?:cerchiamo|vorremmo|vogliamo)\s)/u, ''],
  [/^\s*[Ss]omos uma? (?:\p{Ll}[\p{L}-]* ){1,4}?e (?=(?:precisamos|queremos|procuramos)\s)/u, ''],
];
function withoutKindOfHouse(prompt: string): string {
  const [pattern, who = ''] = kindOfHouse.find(([one]) => one.test(prompt)) ?? [];
  const [asking = ''] = /^[^.!?\n]*/u.exec(prompt) ?? [];
  return pattern === undefined || !filmWords.test(asking) ? prompt : capital(prompt.replace(pattern, who));
}

/** The prompt from its asking on; who bears a name or works somewhere by name stays. */
export function withoutAsker(given: string): string {
  const prompt = withoutTeacher(withoutKindOfHouse(withoutReasonToAsk(given)));
  const [whole, post = ''] = asker.exec(prompt) ?? [];
  if (whole === undefined) return prompt;
  const isGerman = /(?:^|\s)ich bin\s/iu.test(whole);
  const bears = isGerman ? /\s(?:bei|beim|von|vom)\s/u.test(post) : /\p{Lu}\p{Ll}/u.test(post);
  return bears ? prompt : prompt.slice(whole.length);
}
