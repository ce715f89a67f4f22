/** Names as people introduce what is theirs in an ordinary sentence: beside what it is, beside its logo, before what it does. */
import { nameWord } from '../reading/tidy-name.ts';

const word = `(?:${nameWord}|\\p{Lu}\\p{L}*&\\p{Lu}\\p{L}*)`;
const number = '\\d{1,3}(?![\\d.,:]*\\d|\\s?[%€$£]|st|nd|rd|th)';
/** Raised words, small ones between them, and the number that a second part bears. */
const run = `${word}(?: (?:(?:of|the|in|and|for|on|at|de|la|du|del|der|van|von) ){0,2}${word}| & ${word}| ${number})*`;
/** "moss&kettle", "hexbarn": one word in small letters. */
const small = '\\p{Ll}[\\p{L}\\p{N}]*(?:[&.+-][\\p{L}\\p{N}]+)*';

/** What a speaker may own that goes by a name. */
const kinds =
  'podcast|show|game|app|album|single|band|choir|caf[eé]|restaurant|bistro|bar|pub|bakery|brewery|shop|store|boutique|studio|agency|school|nursery|club|charity|museum|gallery|festival|conference|meetup|newsletter|magazine|blog|channel|start-?up|company|firm|brand|product|tool|library|framework|platform|service|hotel|hostel|farm|vineyard|gym|clinic|practice|cooperative|foundation|project|book|novel|comic|film series|board game|ferry|boat|ship|train|bike|van|beer|wine|coffee|lamp|chair|backpack|robot|drone|camera|speaker|keyboard|mobile game|web app|plugin|extension';
const film = '(?:video|film|clip|explainer|promo|teaser|trailer|reel|short|spot|animation|ad|advert|intro)';

/** "The brand is ledgerly, lower case, always." */
const brand = new RegExp(
  `(?<!\\p{L})(?:[Tt]he|[Oo]ur)\\s(?:brand|company|client|product|app|studio|shop|game|podcast|project|tool)(?:['’]s)?\\s(?:name\\s)?(?:is|['’]s)\\s(?:called\\s|named\\s)?["“]?((?:${run})|${small}(?=["”]?(?:,|\\.(?:\\s|$)|$)))`,
  'gu',
);

const surely: readonly RegExp[] = [
  brand,
  // "… below it the Corvane Cycles logo."
  new RegExp(`(?<!\\p{L})((?=${word} )${run})(?:['’]s?)?\\slogo(?!\\p{L})`, 'gu'),
  // "Logo Auralith, below it …"
  new RegExp(`(?<![\\p{L}-])Logo:?\\s(${run})(?=[.,;]|\\s(?:with|and|below|above|on)\\s|\\s*$)`, 'gmu'),
  // "our game Murkbell 2 finally has a date", "episode 112 of our podcast Salt in the Wires."
  new RegExp(
    `(?<!\\p{L})(?:[Oo]ur|[Mm]y)\\s(?:\\p{Ll}[\\p{L}-]*\\s){0,2}(?:${kinds}),?\\s["“«]?(${run})(?=["”»]?(?:[.,;:!?]|\\s\\p{Ll}|\\s*$))`,
    'gmu',
  ),
  // "Our café, moss&kettle, opens …"
  new RegExp(`(?<!\\p{L})(?:[Oo]ur|[Mm]y)\\s(?:\\p{Ll}[\\p{L}-]*\\s){0,2}(?:${kinds}),\\s(${small}),\\s\\p{Ll}`, 'gu'),
  // "version 4.2 of quillrs"
  new RegExp(`(?<!\\p{L})[Vv]ersion\\s\\d[\\d.]*\\sof\\s((?:${run})|${small})(?=[.,;:!?]|\\s*$)`, 'gmu'),
  // "a 24-second explainer for hexbarn, a CLI that …"
  new RegExp(`(?<!\\p{L})${film}\\s(?:for|about|on)\\s(${small}),\\s(?:an?|the|our)\\s`, 'gu'),
];

/** "We're a small architecture studio, Ostler Vane, and …" */
const ownHouse = new RegExp(
  `(?:^|[.!?,]\\s|\\n)(?:[Ww]e(?:['’]re|\\sare)\\san?|[Ww]ir\\ssind\\seine?|[Nn]ous\\ssommes\\sune?|[Ss]omos\\su(?:na?|ma?)|[Ss]iamo\\sun[oa']?)\\s[^.!?,\\n]{3,50},\\s(${run})(?=[,.]|\\s(?:and|und|et|y|e)\\s)`,
  'gu',
);
const projects =
  "(?:(?:[Tt]he|[Oo]ur|[Tt]his)\\s(?:project|scheme|building|development|collection)(?:['’]s|\\sis)\\s(?:called|named)|(?:[Dd]as|[Uu]nser)\\sProjekt\\sheißt|(?:[Ll]e|[Nn]otre)\\sprojet\\ss['’]appelle|(?:[Ee]l|[Nn]uestro)\\sproyecto\\sse\\sllama|[Ii]l\\s(?:nostro\\s)?progetto\\ssi\\schiama|[Oo]\\s(?:nosso\\s)?projeto\\s(?:chama-se|se\\schama))\\s";
const isProject = (name: string, text: string) =>
  text
    .split(new RegExp(projects, 'u'))
    .slice(1)
    .some((behind) => behind.replace(/^["“„«]/u, '').startsWith(name));

/** Names that their sentence gives outright, the surest first. */
export const namesIntroduced = (text: string): string[] => [
  ...surely.flatMap((pattern) => found(text, pattern)),
  ...closing(text),
];

/** A name that was taken for one by its place, or none, as the sentences introduce it: "Salt" of "our podcast Salt in the Wires". */
export function asIntroduced(name: string, text: string): string {
  if (name === '') return found(text, brand)[0] ?? '';
  // "We're a small studio, Ostler Vane, … The project is called Cooper's Yard": who made it is who speaks.
  const [house] = text.includes(name) && isProject(name, text) ? found(text, ownHouse) : [];
  if (house !== undefined) return house;
  return namesIntroduced(text).find((one) => one.startsWith(`${name} `)) ?? name;
}

/** 'Closing line "…" and GreenLoop Council': what stands beside the last words. */
const closing = (text: string): string[] =>
  found(
    text,
    new RegExp(
      `(?:[Cc]los(?:e|ing)|[Ee]nd(?:ing)?|[Ff]inish|[Ll]ast)(?!\\p{L})[^.!?\\n"“„«]{0,30}["“„«][^"“”„«»\\n]{2,80}["”“»]\\s(?:and|plus|with|over|above)\\s(?:the\\s)?((?=\\S+ \\p{Lu}|\\p{Lu}\\p{Ll}+\\p{Lu})${run})(?=[.\\n]|\\s*$)`,
      'gu',
    ),
  );

const doing =
  'is|are|has|have|was|were|had|wants?|needs?|makes?|made|sells?|sold|opens?|opened|helps?|helped|runs?|ran|raised|raises|builds?|built|offers?|offered|gives?|gave|brings?|brought|saves?|saved|serves?|served|looks|grows?|grew|bakes?|baked|brews?|brewed|delivers?|delivered|teaches|taught|reached|launches|launched|hires?|hired|planted|collected|repaired|trained|printed|shipped|welcomed|celebrates|turns|moves|moved|joins|joined|connects?|keeps?|kept|cuts?|lets|\\p{Ll}{3,}ed';
const when =
  '(?:(?:Last|This)\\s(?:year|month|week|season|spring|summer|autumn|winter|quarter),?\\s|In\\s20\\d\\d,?\\s|Since\\s\\d{4},?\\s|Today,?\\s)?';
const subject = new RegExp(
  `(?:^|[.!?]\\s|\\n)${when}(${word}(?: (?:(?:of|the|for) ){0,2}${word}| & ${word})+)\\s(?:${doing})\\s`,
  'gu',
);

/** "Last year Lantern & Loaf served …": of two words and more, before what it does. */
export const namesBeforeDeeds = (text: string): string[] => found(text, subject);

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ 1: name = '' }) => name.trim());
