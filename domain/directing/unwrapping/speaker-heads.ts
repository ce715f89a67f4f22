/** Who writes, in a word before the matter: "hiya, Mr Osman from Larkhill Primary here", "Aqui é a Carla da padaria Pão Quente". */
import { classesOf } from '../lexicon/word-classes.ts';
import { isOfHouse } from '../naming/kinds.ts';
import { languageOf } from '../reading/language.ts';
import { capital } from '../reading/phrases.ts';
import { withCapitalStarts } from './small-starts.ts';

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

const performing =
  "(?=(?:is|are|['’]re)\\s(?:playing|headlining|performing|supporting|touring|opening for)|(?:plays?|headlines?|performs?)\\s|(?:spiel|tret)(?:e?t|en)\\s|jou(?:e|ons|ent)\\s|(?:toca|actúa)(?:n|mos)?\\s|suon(?:a|ano|iamo)\\s|tocam(?:os)?\\s)";
/** "our quartet, Maple Strings, is headlining …", "wir (Kupferkopf) spielen …": who plays is told by name alone. */
const players = new RegExp(
  `(?<=^\\s{0,4}|\\n\\s{0,4}|[.!?:]\\s{1,4})${greeting}?(?:so\\s)?(?:me (?:and|n|&) (?:the|my) \\p{L}+|we|wir|nous|noi|nosotr[oa]s|nós|a gente|(?:my|our|unsere?|mein|meine|notre|mon|mi|nuestr[oa]|(?:la|il) (?:nostr|mi)[oa]|(?:[oa] )?(?:noss[oa]|minha)) \\p{L}+)(?:,\\s(?<beside>[^,()\\n.!?]{2,40}),|\\s\\((?<inside>[^()\\n.!?]{2,40})\\))\\s${performing}`,
  'iu',
);
/** "Petite librairie, petit budget, grande envie !": what somebody says of themselves who has little to spend. */
const poor = new RegExp(
  `^\\s*${greeting}[^.!?\\n\\d"“„«:]{0,80}?(?<!\\p{L})(?:tiny|small|little|no|zero|low|petits?|zéro|peu de|sans|kleine[sm]?|wenig|kaum|kein|poc[oa]s?|pequeñ[oa]|sin|cero|piccol[oa]|poch[ie]|senza|pouc[oa]s?|pequen[oa]|sem|klein|weinig|geen) (?:budget|money|funds|moyens|argent|geld|mittel|presupuesto|dinero|soldi|fondi|dinheiro|orçamento|verba)(?!\\p{L})[^.!?\\n\\d"“„«:]{0,60}\\s?[.!]+\\s+(?=\\S)`,
  'iu',
);

export interface SpeakerHead {
  text: string;
  /** For whom they write; empty where nobody says so. */
  name: string;
}

/** The brief without that word, and the house that it names. */
export function withoutSpeakerHead(typed: string): SpeakerHead {
  const own = typed.replace(poor, '');
  // What is left begins with a capital, and is no longer seen to be typed without.
  const prompt = withCapitalStarts(own);
  const played = players.exec(prompt);
  const player = (played?.groups?.beside ?? played?.groups?.inside ?? '').trim();
  if (played !== null && /^\p{Lu}/u.test(player))
    return { text: prompt.replace(played[0], () => `${player} `), name: player };
  const found = here.exec(prompt) ?? known.exec(prompt);
  if (found === null) return { text: own, name: '' };
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
  if (isDoubtful) return { text: own, name: '' };
  const isPerson = isAlone && !isHouse && (!given.includes(' ') || titled.test(given));
  return { text: capital(text), name: isPerson ? '' : named(given, languageOf(prompt)) };
}

/** What stands between that word and the next. */
const gap = /^[\s.!,–—-]*(?:\p{Extended_Pictographic}\uFE0F?\s*)*[\s.!,–—-]*/u;
const titled = new RegExp(`^${title} `, 'iu');

const isKind = (one: string, language: string) => classesOf(one.toLowerCase(), language).includes('ORG');
const hasKind = (name: string, language: string) =>
  isOfHouse(name) || name.split(' ').some((one) => isKind(one, language));

/** "a pitch for Copperleaf": of what somebody works on, whom it is for. */
const ofJob =
  /^(?:(?:an?|the|our|ein(?:er|em|e|en)?|une?|una?|uma?)\s)?(?:pitch|proposal|campaign|project|job|brief|kampagne|projekt|campagne|projet|campaña|proyecto|campagna|progetto|campanha|projeto)\s(?:for|of|für|pour|de|para|per|di)\s(?=\p{Lu})/iu;

/** "club de judo de Vannes" goes by all of its words, "padaria Pão Quente" by its own, and no name is written small. */
function named(given: string, language: string): string {
  const name = given.replace(ofJob, '');
  const [, kind = '', own = ''] = /^(\p{Ll}+) (\p{Lu}.*)$/u.exec(name) ?? [];
  if (isKind(kind, language)) return own;
  return /\p{Lu}/u.test(name) ? capital(name) : name.replace(/(?<!\p{L})\p{Ll}/gu, (first) => first.toUpperCase());
}
