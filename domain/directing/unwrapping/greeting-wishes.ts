/** "Thank her from everyone at school": a greeting that the maker is asked to pass on, as those it is for will read it. */
import { capital } from '../reading/phrases.ts';
import { greetingVerbs } from './greeting-verbs.ts';

const courtesy =
  "(?:(?:please|and|also|then|finally|just|bitte|und|am ende|s['’]il (?:te|vous) pla[iî]t|et|por favor|y|per favore|e|en|graag)[,\\s]\\s?|(?:can|could) you (?:please )?|kannst du (?:bitte )?)*";
/** What leads from a film to what it does. */
const leads =
  '(?:\\p{L}*(?:film|video|clip)(?:pje)?|vidéo|vídeo|filme|filmato|reel|animation)(?:\\s(?:for us|von uns|de notre part|nuestro))?,?\\s(?:(?:to|that|which|where we|pour|para|per)\\s(?:we\\s)?|(?=(?:congratulating|thanking|wishing)\\s))';

const forms = greetingVerbs.flat().map(({ asks, says, to }) => ({
  says,
  to,
  alone: new RegExp(`^${courtesy}(?:${asks})(?<rest>[\\s,.!].*|(?<=\\s).*)$`, 'isu'),
  asked: new RegExp(
    `^(?<film>[^.:!?\\ue000-\\uf8ff]{0,60}(?<!\\p{L})${leads})(?:${asks})(?<rest>[\\s,.!].*|(?<=\\s).*)$`,
    'isu',
  ),
}));

/** Most sentences ask for no greeting, and all that ask for one take long to try. */
const asksAny = new RegExp(
  greetingVerbs
    .flat()
    .map(({ asks }) => `(?:${asks})`)
    .join('|'),
  'isu',
);

export interface Greeting {
  /** What asks for the film besides; empty where nothing does. */
  film: string;
  said: string;
}

/** The greeting of a sentence that asks for one; null for any other. */
export function greetingIn(sentence: string): Greeting | null {
  const told = turned(sentence);
  if (told !== null) return told;
  if (!asksAny.test(sentence)) return null;
  for (const { alone, asked, says, to } of forms) {
    const groups = (alone.exec(sentence) ?? asked.exec(sentence))?.groups;
    if (groups?.rest === undefined) continue;
    const given = groups.rest.trimStart().replace(besides, '');
    const rest = given.replace(inFilm, '');
    // "Thank the team", "Merci aux bénévoles": whom it is for is joined to it.
    const isNamed = to !== undefined && /^\p{L}/u.test(rest) && !byWhom.test(rest);
    const said = joined(says, isNamed ? contracted(`${to} ${rest}`.trim()) : rest);
    if (!/\p{L}{3}/u.test(said)) continue;
    const film = rest === given ? filmOf(groups.film ?? '') : (inFilm.exec(given)?.[1] ?? '').trim();
    return { film, said: capital(said) };
  }
  return null;
}

/** "Thank our customers in a 15 second video": in what they are greeted. */
const inFilm =
  /,?\s(?:in|with|mit|en|dans|avec|con|com|met|em|num|numa)\s((?:an?\s|our\s|eine[mnr]?\s|une?\s|una?\s|uno\s|um\s|uma\s|een\s)?(?:\d{1,3}[\s-]?\p{L}+\s)?(?:\p{Ll}+\s)?(?:video|film|clip|reel|vidéo|vídeo|filmpje|filmato|filme)(?:\s(?:of|von|de|di|van)\s\d{1,3}\s\p{L}+)?)(?=[:.,!]|$)/iu;

/** "Félicite aussi Odile" */
const besides = /^(?:also|too|auch|aussi|también|anche|também|ook)\s+/iu;
const byWhom =
  /^(?:from|on behalf of|von|im namen|de la part|au nom|de parte|en nombre|da parte|a nome|em nome|namens|uit naam)(?!\p{L})/iu;

const joined = (says: string, rest: string) =>
  says === '' || /^[,.!]/u.test(rest) ? `${says}${rest}` : `${says} ${rest}`;

const filmOf = (lead: string) => lead.replace(/,?\s(?:to|that|which|where we|pour|para|per)\s(?:we\s)?$/iu, '').trim();

/** "à le", "a il": prepositions that melt into the article behind them. */
export const contracted = (text: string) =>
  text
    .replace(/^à le(?=\s\p{Ll})/u, 'au')
    .replace(/^à les(?=\s)/u, 'aux')
    .replace(/^a (il|lo|la|i|gli|le)(?=\s)/u, (_, article: string) => melted[article] ?? `a ${article}`)
    .replace(/^a l(?=['’])/u, 'all')
    .replace(/^a (os?|as?)(?=\s)/u, (_, article: string) => melted[`pt-${article}`] ?? `a ${article}`);
const melted: Readonly<Record<string, string>> = {
  ...{ il: 'al', lo: 'allo', la: 'alla', i: 'ai', gli: 'agli', le: 'alle' },
  ...{ 'pt-o': 'ao', 'pt-os': 'aos', 'pt-a': 'à', 'pt-as': 'às' },
};

/** "Wish Tom and Lisa all the best", "een filmpje om Ingrid te bedanken": whom it is for stands before the greeting or its verb. */
const behindWhom: readonly [RegExp, string][] = [
  [
    new RegExp(
      `^(?<film>[^.:!?\\ue000-\\uf8ff]{0,60}(?<!\\p{L})${leads}|${courtesy})wish(?:es|ing)?\\s(?<whom>(?!you\\b|him\\b|her\\s(?:an?|all|happy)\\b|them\\b)[^.,:!?]{2,40}?)\\s(?:an?\\s)?(?<what>all the best|(?:very )?happy \\p{L}+|happy [\\p{L}\\p{N}]+ \\p{L}+|merry \\p{L}+|good luck|every happiness)(?<rest>(?:[\\s,.!].*)?)$`,
      'isu',
    ),
    '$what to $whom',
  ],
  [
    new RegExp(
      `^(?<film>${courtesy})wünsch(?:e|t|en Sie)?\\s(?<whom>(?!ihm\\b|ihr\\b|ihnen\\b|dir\\b|mir\\b|uns\\b)[^.,:!?]{2,40}?)\\s(?<what>alles (?:Gute|Liebe)|viel (?:Glück|Erfolg|Freude)|das Beste)(?<rest>(?:[\\s,.!].*)?)$`,
      'isu',
    ),
    '$what $whom',
  ],
  [
    /^(?<film>[^.:!?\ue000-\uf8ff]{0,60}(?:film|video|clip)\p{L}*),?\sum\s(?<whom>[^.,:!?]{2,60}?)(?<rest>(?:\s(?:zu[mr]|für)\s[^.:!?]+?)?)\szu\s(?:gratulieren)[.!]?$/isu,
    'Herzlichen Glückwunsch $whom',
  ],
  [
    /^(?<film>[^.:!?\ue000-\uf8ff]{0,60}(?:film|video|clip)\p{L}*),?\sum\s(?:(?:uns|mich)\sbei\s)?(?<whom>[^.,:!?]{2,60}?)(?<rest>(?:\sfür\s[^.:!?]+?)?)\szu\s(?:danken|bedanken)[.!]?$/isu,
    'Danke $whom',
  ],
  [
    /^(?<film>[^.:!?\ue000-\uf8ff]{0,60}(?:film|video|clip)\p{L}*)\som\s(?<whom>[^.,:!?]{2,60}?)\ste\sbedanken(?<rest>(?:[\s,.!].*)?)$/isu,
    'Dank aan $whom',
  ],
  [
    /^(?<film>[^.:!?\ue000-\uf8ff]{0,60}(?:film|video|clip)\p{L}*)\som\s(?<whom>[^.,:!?]{2,60}?)\ste\sfeliciteren(?<rest>(?:[\s,.!].*)?)$/isu,
    'Felicitaties voor $whom',
  ],
];

function turned(sentence: string): Greeting | null {
  for (const [form, says] of behindWhom) {
    const plain = sentence.replace(inFilm, '');
    const { film: asked = '', whom = '', what = '', rest = '' } = form.exec(plain)?.groups ?? {};
    if (whom === '') continue;
    const film = plain === sentence ? asked : (inFilm.exec(sentence)?.[1] ?? asked);
    const said = `${capital(says.replace('$what', what).replace('$whom', whom))}${rest === '' ? '.' : rest}`;
    return { film: filmOf(film), said: /[.!]$/u.test(said) ? said : `${said}.` };
  }
  return null;
}
