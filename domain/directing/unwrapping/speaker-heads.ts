/** Who writes, in a word before the matter: "hiya, Mr Osman from Larkhill Primary here", "Aqui é a Carla da padaria Pão Quente". */
import { classesOf } from '../lexicon/word-classes.ts';
import { isOfHouse } from '../naming/kinds.ts';
import { languageOf } from '../reading/language.ts';
import { capital } from '../reading/phrases.ts';

const greeting =
  "(?:(?:hi+|hiya|he+y+|hello|yo|hallo|moin(?: moin)?|servus|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|coucou|hola|buen[oa]s(?: (?:días|tardes|noches))?|ciao|salve|buongiorno|buonasera|olá|oi|bom dia|boa tarde|hoi|goedendag|goedemorgen)(?: (?:there|all|team|both|folks|everyone|zusammen|an alle|à (?:tous|toutes)|l[’']équipe|a tod[oa]s|equipo|equipe|pessoal|gente|(?:a )?tutti|allemaal))?\\s?[,.!:–—-]*\\s+)";
const word = "[\\p{L}\\p{N}&'’+-]+";
const title = '(?:mr|mrs|ms|miss|mx|dr|frau|herr|mme|m|sr|sra|sig|dona|doña|don)\\.?';
const person = `(?:${title} )?${word}(?: ${word}){0,2}?`;
const of =
  "(?:(?:from|of|at|with|von|vom|bei|beim|aus|de|du|des|del|dell[ao]|di|da|do|dos|das|chez|van|bij)(?: (?:the|der|dem|la|le|el|het|de))? |(?:d|de l|dell)['’](?=\\p{L}))";
const house = `${word}(?: ${word}){0,6}?`;
const end = '(?=\\s*(?:[.!,–—-]*\\s*$|[.!]+\\s|[,–—-]\\s|[.!]?\\s*\\p{Extended_Pictographic}|\\n))';
/** "… is here": something else than somebody is. */
const being = '(?!.{0,60}?\\s(?:is|are|was|ist|sind|gibt|war|comes?|kommt)\\s(?:here|hier))';

/** "Mr Osman from Larkhill Primary here", "Bäckerei Petersen hier", "Dan here from Millbrook Library" */
const here = new RegExp(
  `^\\s*(?<greeting>${greeting})?${being}(?:(?<who>${person}) (?:here|hier),? ${of}(?<behind>${house})|(?:(?<whose>${person}) ${of})?(?<house>${house}) (?:here|hier))${end}`,
  'iu',
);
/** "hey it's Priya from Kestrel Bikes", "ici Karim du club de judo de Vannes" */
const known = new RegExp(
  `^\\s*(?<greeting>${greeting})?(?<lead>it['’]?s|this is|c['’]est|das ist|aqui (?:é|fala|quem fala é)|aquí(?: (?:es|habla))?|ici|hier (?:ist|spricht|schreibt)|qui (?:è|parla|scrive)|je suis|i['’]?m|ich bin|ik ben|hier is) (?:(?:a|o|la|el|il|die|der) )?${person} ${of}(?<house>${house})${end}`,
  'iu',
);
/** Such a lead may begin what viewers read, unless somebody was greeted first. */
const doubtful = /^(?:it|this|c['’]|das|aquí)/iu;
/** These have a reading of their own wherever they end a sentence. */
const readElsewhere = /^(?:je suis|i['’]?m|ich bin|ik ben|hier is)/iu;

export interface SpeakerHead {
  text: string;
  /** For whom they write; empty where nobody says so. */
  name: string;
}

/** The brief without that word, and the house that it names. */
export function withoutSpeakerHead(prompt: string): SpeakerHead {
  const found = here.exec(prompt) ?? known.exec(prompt);
  if (found === null) return { text: prompt, name: '' };
  const { greeting: greeted, lead, house: said, behind, who, whose } = found.groups ?? {};
  const given = (behind ?? said ?? '').trim();
  const rest = prompt.slice(found[0].length);
  const text = rest.replace(gap, '');
  const isNamed = /\p{Lu}/u.test(given);
  const isAlone = lead === undefined && who === undefined && whose === undefined;
  const isHouse = hasKind(given, languageOf(prompt));
  const isDoubtful =
    !/\p{L}/u.test(text) ||
    (isAlone && !isHouse && greeted === undefined) ||
    (lead !== undefined && (!isNamed || (doubtful.test(lead) && greeted === undefined))) ||
    (lead !== undefined && readElsewhere.test(lead) && /^\s*[.!]/u.test(rest));
  if (isDoubtful) return { text: prompt, name: '' };
  const isPerson = isAlone && !isHouse && (!given.includes(' ') || titled.test(given));
  return { text: capital(text), name: isPerson ? '' : named(given, languageOf(prompt)) };
}

/** What stands between that word and the next. */
const gap = /^[\s.!,–—-]*(?:\p{Extended_Pictographic}\uFE0F?\s*)*[\s.!,–—-]*/u;
const titled = new RegExp(`^${title} `, 'iu');

const isKind = (one: string, language: string) => classesOf(one.toLowerCase(), language).includes('ORG');
const hasKind = (name: string, language: string) =>
  isOfHouse(name) || name.split(' ').some((one) => isKind(one, language));

/** "club de judo de Vannes" goes by all of its words, "padaria Pão Quente" by its own, and no name is written small. */
function named(name: string, language: string): string {
  const [, kind = '', own = ''] = /^(\p{Ll}+) (\p{Lu}.*)$/u.exec(name) ?? [];
  if (isKind(kind, language)) return own;
  return /\p{Lu}/u.test(name) ? capital(name) : name.replace(/(?<!\p{L})\p{Ll}/gu, (first) => first.toUpperCase());
}
