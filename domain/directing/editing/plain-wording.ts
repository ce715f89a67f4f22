/** Edits as people talk put into the words that the readers know: "bit snappier please", "30 seconds is too long, cut it to 24". */
import { countOfWord } from '../reading/numerals.ts';
import { factRules } from './plain-facts.ts';
import { markRules } from './plain-marks.ts';
import { musingRules } from './plain-musings.ts';
import { removalRules } from './plain-removals.ts';
import { type PlainRule, plainRule as rule } from './plain-rule.ts';
import { wishRules } from './plain-wishes.ts';

const film =
  '(?:it|this|everything|(?:the\\s)?(?:whole|entire)\\s(?:thing|film|video|clip)|(?:the|our|this)\\s(?:film|video|clip|animation|ad|promo|reel|thing))';
const second = '(?:s|secs?|seconds?)';
const longer = '(longer|shorter)';
const place = '(?:first|second|third|fourth|fifth|sixth|\\d(?:st|nd|rd|th)?)';
const thing =
  '(?:features?|points?|items?|bullets?|bullet points|lines|cards|reasons|benefits|tips|things|entries|rows)';

const numbers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const numberOf = (word: string) => {
  const at = numbers.indexOf(word.toLowerCase());
  return at < 0 ? word.replace(/\D/gu, '') : String(at + 1);
};

const rules: readonly PlainRule[] = [
  ...factRules,
  ...musingRules,
  ...markRules,
  ...wishRules,
  ...removalRules,
  rule(
    '(?:can|could|may)\\s(?:we|i|you)\\s(?:please\\s)?(?:have|get|do|make|see)\\s(?:it|this|everything|that)\\sin\\s(.+)',
    (how) => `use ${how}`,
  ),
  rule(
    '(?:the\\s)?(?:headings?|titles?|text|numbers|figures|bars|accents?|background)\\sin\\s(\\S+(?:\\s\\p{L}+)?)\\s(instead of|rather than)\\s(\\S+)',
    (next, _, was) => `use ${next} instead of ${was}`,
  ),
  rule(
    '(?:swap|switch|exchange|trade)\\s(?:the\\s)?(\\p{L}+(?:\\s\\p{L}+)?)\\sfor\\s(?:an?\\s)?(\\S+)',
    (was, next) => `replace ${was} with ${next}`,
  ),
  rule(
    '(?:(?:an?\\s)?(?:little\\s)?(?:bit|little|touch|tad|smidge|lot)|slightly|much|way)\\s(more\\s\\p{L}+|\\p{L}+er)',
    (how) => `make it ${how}`,
  ),
  // "trim the whole thing down to 20 seconds", "cut it to 24"
  rule(
    `(?:trim|cut|bring|get|take|squeeze|boil|tighten|shrink|stretch|extend|push)\\s${film}\\s(?:back\\s|down\\s|up\\s|out\\s)?to\\s(?:about\\s|around\\s)?(\\d{1,3})(?:\\s?${second})?`,
    (count) => `make it ${count} seconds`,
  ),
  rule(
    `${film}\\s(?:needs|has|ought|should)\\s?(?:to\\s)?(?:run|be|last|go on)\\s(?:for\\s)?(\\d{1,3})\\s?${second}\\s${longer}`,
    (count, way) => `make it ${count} seconds ${way}`,
  ),
  // "hold on the bar chart for 2 seconds longer"
  rule(
    `(?:hold|stay|linger|pause|rest)\\s(?:on|at|with)\\s(.+?)\\s(?:for\\s)?(?:(\\d{1,3})\\s?${second}\\s)?longer`,
    (what, count = '') => `make ${what} ${count === '' ? '' : `${count} seconds `}longer`,
  ),
  // "swap the 2nd and 3rd features"
  rule(
    `(?:swap|switch|exchange)\\s(?:the\\s)?(${place})\\s(?:and|with)\\s(?:the\\s)?(${place})\\s${thing}(?:\\saround|\\sover)?`,
    (one, other) => `swap items ${numberOf(one)} and ${numberOf(other)}`,
  ),
  // "step 2 should come before step 1", "move the quote so it comes after the numbers"
  rule(
    '(.+?)\\s(?:should|must|has to|needs to|ought to)\\s(?:come|go|be|play)\\s(?:right\\s|directly\\s|just\\s|straight\\s|immediately\\s)?(before|after)\\s(.+)',
    (what, way, where) => `move ${what} ${way} ${where}`,
  ),
  rule(
    '(?:move|put|shift)\\s(.+?)\\sso\\s(?:that\\s)?(?:it|they)\\s(?:comes?|goes?|plays?|stands?|is|are)\\s(before|after)\\s(.+)',
    (what, way, where) => `move ${what} ${way} ${where}`,
  ),
  rule(
    'show\\s(.+?)\\sfirst,\\sright\\s(before|after)\\s(.+?)(?:,\\sthen\\s.+)?',
    (what, way, where) => `move ${what} ${way} ${where}`,
  ),
  // "30 seconds is too long", "the figures are a bit small": a complaint before what is wished.
  rule(
    '(.+?)\\s(?:is|are|looks?|feels?|seems?)\\s(?:a\\s(?:bit|little)|rather|quite|far|much|way|too)?\\s?(?:too\\s)?(?:small|tiny|little),\\s(?:please\\s)?(?:bump|make|scale|blow|size)\\s(?:it|them)(?:\\sup|\\sbigger|\\slarger)(?:\\sa\\s(?:bit|little|notch))?',
    (what) => `make ${what} larger`,
  ),
  rule(
    '(.+?)\\s(?:is|are|looks?|feels?|seems?)\\s(?:a\\s(?:bit|little)|rather|quite|far|much|way|too)?\\s?(?:too\\s)?(?:big|large|huge),\\s(?:please\\s)?(?:make|scale|size|take|bring)\\s(?:it|them)\\s(?:down|smaller)(?:\\sa\\s(?:bit|little|notch))?',
    (what) => `make ${what} smaller`,
  ),
  // "roll the last two screens into one", "put scenes 2 and 3 on one screen"
  rule(
    '(?:roll|turn|make|put|fold|squash|combine|join|merge)\\s(?:the\\s)?last\\s(?:two|2)\\s(?:scenes|screens|shots|slides|frames)\\s(?:in|on)?(?:to)?\\s?(?:one|a single)(?:\\s(?:scene|screen|shot|slide|frame))?',
    () => 'merge the last two scenes',
  ),
  // "export it at 1080x1080", "give me a 4:5 portrait cut for the feed"
  rule(
    `(?:export|render|deliver|output|make)\\s${film}\\s(?:at|in|as)\\s(\\d{3,4}\\s?[x×]\\s?\\d{3,4})`,
    (size) => `make it ${size}`,
  ),
  rule(
    '(?:(?:give|make|get)\\s(?:me|us)\\s|make\\sit\\s|i\\sneed\\s|we\\sneed\\s|as\\s)?(?:an?\\s|in\\s)?4:5(?:\\s(?:portrait|vertical|feed))?(?:\\s(?:cut|version|format|edit|crop|video))?(?:\\sfor\\s(?:the\\s)?(?:feed|instagram|insta|facebook|linkedin)(?:\\s(?:feed|post))?)?',
    () => 'make it 1080x1350',
  ),
  rule(
    '(?:i|we)\\s(?:need|want|would like)\\s(?:this|it)\\s(vertical|portrait|square|landscape|horizontal)(?:,\\s(?:in\\s)?(?:9:16|1:1|16:9))?(,?\\sfor\\s(?:stories|reels|shorts|tiktok))?',
    (format, use = '') => `make it ${format}${use.replace(',', '')}`,
  ),
  // "in step 3 say half full instead of one third full"
  rule(
    '(in\\s(?:the\\s)?(?:\\p{L}+\\s)?(?:step|scene|line|point|item|card|headline|title|quote|closing|opening)(?:\\s\\d+)?),?\\s(?:say|write|put|use)\\s(.+?)\\s(instead of|rather than)\\s(.+)',
    (where, to, _, from) => `${where} change ${from} to ${to}`,
  ),
  // "Her surname's spelt Radcott, not Radcote"
  rule(
    "[^,]{2,40}?(?:['’]s|\\sis|\\sare)\\s(?:actually\\s)?(?:spel(?:t|led)|written|called)\\s(\\S+(?:\\s\\S+)?),\\s(?:and\\s)?not\\s(.+)",
    (to, from) => `change ${from} to ${to}`,
  ),
  // "Fenwick's figure is wrong, should be 43", "the rye number is off: it must be 130"
  rule(
    "(?:the\\s)?(.+?)(?:['’]s)?(?:\\s(?:figure|number|value|price|count|bar|total|amount))?\\s(?:is|was|looks)\\s(?:wrong|off|incorrect|not\\sright|out\\sof\\sdate|outdated)(?:\\s?[,:;–-]\\s?|\\s)(?:and\\s|so\\s)?(?:it\\s)?(?:should|must|needs\\sto|has\\sto)\\s(?:be|read|say)\\s(\\S*\\d\\S*(?:\\s\\p{L}+)?)",
    (what, to) => `the ${what} is now ${to}`,
  ),
  // "put steps 3 and 4 on one screen"
  rule(
    '(?:put|show|place|have|get)\\s(?:the\\s)?((?:scenes|steps|screens|slides|parts)\\s\\S+\\sand\\s\\S+|.+?\\sand\\s.+?)\\s(?:on|in|into|onto)\\s(?:one|a\\ssingle|the\\ssame)\\s(?:scene|screen|slide|page)(?:\\stogether)?',
    (what) => `merge ${what}`,
  ),
  // "use something more elegant, a serif maybe"
  rule(
    '(?:use|try|pick|have|choose|go\\s(?:for|with))\\s(?:something|anything|a\\sfont\\sthat\\sis)\\s(?:a\\s(?:bit|little)\\s)?(?:more\\s|less\\s)?\\p{L}+,?\\s(?:like\\s|maybe\\s|perhaps\\s|such\\sas\\s)?(?:an?\\s)?(serif|sans[\\s-]?serif|sans|monospaced?|mono|rounded|condensed|slab)(?:\\s(?:font|typeface|face|one))?(?:,?\\s(?:maybe|perhaps|please))?',
    (face) => `use a ${face} font`,
  ),
  // "plain sans serif instead"
  rule(
    '(?:use\\s)?(?:an?\\s)?(?:(?:plain|simple|clean|normal|regular|ordinary|modern|contemporary|neutral|nice|different|classic|elegant|friendly)\\s){0,2}(serif|sans[\\s-]?serif|sans|monospaced?|rounded|condensed)(?:\\s(?:font|typeface))?\\sinstead',
    (face) => `use a ${face} font`,
  ),
  // "more air", "give it some breathing room"
  rule(
    "(?:(?:please|bitte|svp|por\\sfavor|per\\sfavore)\\s)?(?:(?:give|leave)\\s(?:it|them|everything)\\s)?(?:(?:a\\s(?:bit|little)|some|etwas|ein\\sbisschen|un\\speu|un\\spoco|um\\spouco)\\s)?(?:(?:more|mehr|plus\\sd['’]|más|più|mais)\\s?)?(?:air|breathing\\s(?:room|space)|white\\s?space|empty\\sspace|margins?|luft|luftiger|weißraum|abstand|espace|aéré|aire|espacio|aria|respiro|ar|espaço)(?:\\s(?:around|between|um|zwischen|autour|entre)\\s.+)?(?:,?\\s(?:please|bitte))?",
    () => 'make all text smaller',
  ),
  // "darf auch 40 Sekunden dauern", "it can be 30 seconds"
  rule(
    `(?:(?:it|the\\s(?:film|video)|es|er|das|der\\sfilm|das\\svideo|il|elle|ça|(?:(?:the|die|la|a)\\s)?(?:(?:total|overall|whole|full)\\s)?(?:length|duration|running\\stime|runtime|gesamtlänge|länge|gesamtdauer|dauer|durée|duración|durata|duração)(?:\\stotale?)?)\\s)?(?:(?:may|can)(?=\\s)|can|could|may|darf|dürfte|kann|könnte|peut|pourrait|puede|può|pode)\\s(?:(?:also|easily|happily|auch|ruhig|gerne?|gut|aussi|bien|también|anche|também)\\s)*(?:(?:then|so|therefore|accordingly|dann|entsprechend|dafür|alors|donc|entonces|quindi|allora|então)\\s)*(?:(?:be|last|run|take|durer|faire|durar|durare)\\s|(?:rise|go|go\\sup|grow|increase|extend|be\\s(?:extended|increased|raised)|passer|monter|aller|subir|llegar|pasar|salire|arrivare|passare|chegar|passar)\\s(?:to|à|a|até)\\s|auf\\s)?(?:(?:up\\sto|about|around|bis\\szu|etwa|rund|jusqu['’]à|environ|hasta|fino\\sa|até)\\s)?(\\d{1,3})\\s?(?:s|sec|secs|seconds?|sek|sekunden?|secondes?|segundos?|secondi)(?:\\s(?:long|dauern|lang(?:\\ssein)?|sein|gehen|werden|steigen|wachsen|verlängert\\swerden|erhöht\\swerden))?(?:\\s(?:accordingly|then|as\\sa\\sresult|en\\sconséquence|en\\sconsecuencia|di\\sconseguenza))?`,
    (count) => `make it ${count} seconds`,
  ),
  // "11 sec for that one"
  rule(`(\\d{1,3}(?:[.,]\\d)?)\\s?${second}\\s(?:for|on)\\s(.+)`, (count, what) => `make ${what} ${count} seconds`),
  rule('fix\\s(?:it|that|this)\\s(?:everywhere|in all places|throughout)(?:,.*)?', () => ''),
  // "I'd like 11 minutes to really pop", "make 30 seconds stand out more in the first feature"
  rule(
    "(?:i['’]d\\slike|i\\swant|we['’]d\\slike|we\\swant|make|let)\\s(?:the\\s(?:words?|phrase|number|figure)\\s)?(.+?)\\s(?:to\\s)?(?:really\\s|properly\\s)?(?:pop|stand out|jump out|shine)(?:\\s(?:a\\s(?:bit|little)\\s)?more)?(?:\\sin\\sthe\\s.+)?",
    (what) => `emphasise ${what}`,
  ),
  // "add a line at the end saying “…”"
  rule(
    'add\\s(?:a|one)\\s(?:last\\s|final\\s|closing\\s)?(?:line|sentence|text|message)\\s(?:at|to)\\sthe\\s(?:very\\s)?end\\s(?:saying|that says|reading|with)\\s(.+)',
    (words) => `add a scene saying ${words} at the end`,
  ),
];

/** "We got the volunteer number wrong. It should be 330.": what is wrong, and what it is. */
const wrong =
  /(?:we|i|you|they)\s(?:got|have|had)\s(?:the\s)?([^.!?\n]{3,40}?)\s(?:number|figure|count|price|date|total)?\s?(?:wrong|mixed up|in wrong)[.!;,]\s*(?:and\s)?it(?:['’]s| is| should be| should read| must be)\s(?=\S*\d)/giu;

const tooLong = new RegExp(
  `\\d{1,3}\\s?${second}\\s(?:is|feels?|seems?)\\s(?:a\\s(?:bit|little)\\s|far\\s|way\\s|much\\s)?(?:too\\s)?(?:long|short|slow|quick|much),\\s(?:so\\s|please\\s)?(?=\\p{L})`,
  'giu',
);
const couple = /(?<!\p{L})a couple (?:of )?(?=(?:more )?sec)/giu;

/** "un fond sombre, presque noir": the second says how dark. */
const nearlyBlack =
  /(?<!\p{L})(background|hintergrund|fond|fondo|sfondo|fundo)\s(?:dark|sombre|foncé|oscuro|scuro|escuro),\s(?=(?:almost|nearly|presque|casi|quasi|quase)\s)/giu;
/** "Take the phone number out and put our address in its place: 8 Mill Lane" */
const replaced =
  /(?<!\p{L})(?:(?:on\speut|peut-on|pouvez-vous|peux-tu|(?:can|could)\s(?:you|we)|se\spuede|possiamo|podemos)\s)?(enlever?|enlevez|retire[rz]?|supprime[rz]?|remove|take\sout|drop|delete|quita[r]?|togli(?:ere)?|tira[r]?)\s([^,.:\n]{3,40}?)(?:\sout)?,?\s(?:et|and|y|e)\s(?:mettre|mettez|mets|put|write|show|poner|pon|metti|mettere|põe|pôr)\s(?:[^,.:\n]{2,40}?\s)?(?:à\s(?:la|sa)\splace|in\sits\splace|there\sinstead|instead|en\ssu\slugar|al\ssuo\sposto|no\slugar\sdele)\s?:\s([^\n?!]{3,80}?)(?=\s*[?!.]?\s*$)/giu;

const inPlace: Readonly<Record<string, [string, string]>> = {
  ...{ e: ['remplace', 'par'], r: ['remplace', 'par'], s: ['remplace', 'par'], q: ['cambia', 'por'] },
  ...{ to: ['sostituisci', 'con'], ti: ['substitua', 'por'] },
};
function putInPlace(_: string, verb: string, what: string, next: string): string {
  const isEnglish = /^(?:remove|take|drop|delete)/iu.test(verb);
  const key = verb.toLowerCase();
  const [change, by] = (isEnglish ? null : (inPlace[key.slice(0, 2)] ?? inPlace[key.charAt(0)])) ?? ['replace', 'with'];
  return `${change} ${what} ${by} “${next}”`;
}

/** "twenty-four" before seconds; other lengths are of what the film tells. */
const spelled = new RegExp(`(?<!\\p{L})\\p{L}+(?:-\\p{L}+)?(?=[\\s-]${second}(?!\\p{L}))`, 'giu');

/** A whole prompt with what spans its sentences put plainly. */
export const plainWording = (prompt: string): string =>
  prompt
    .replace(couple, '2 ')
    .replace(nearlyBlack, '$1 ')
    .replace(replaced, putInPlace)
    .replace(spelled, (word) => (Number.isNaN(countOfWord(word)) ? word : `${countOfWord(word)}`))
    .replace(tooLong, '')
    .replace(wrong, 'the $1 is now ');

/** One clause of it. */
export function plainClause(clause: string): string {
  const polite = clause.replace(/,?\s(?:please|pls|plz|thanks|thx|ta|cheers|thank you)$/iu, '');
  for (const [pattern, put] of rules) {
    const found = pattern.exec(polite);
    if (found !== null) return put(...found.slice(1));
  }
  return clause;
}
