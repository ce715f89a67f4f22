import type { Lexicon } from '../lexicon/lexicon.ts';
import { asksOnly, kindOfFilm } from './asks-only.ts';
import { isContentLength } from './content-lengths.ts';
import { bareClause, isLooseWish } from './loose-wishes.ts';
import { inNominative } from './nominative.ts';
import { anyPhrase, capital, leadingPhrase, onceFor, patternOf, phraseSource } from './phrases.ts';
import { lengthLead, spelledLength } from './spelled-lengths.ts';
import { told } from './strip-task.ts';

const courtesy =
  /^(?:please|hi|hello|hey|bitte|hallo|könnt ihr(?: uns| mir)?|kannst du(?: uns| mir)?|könnten sie(?: uns| mir)?|pouvez-vous(?: nous)?|peux-tu(?: nous)?|pourriez-vous(?: nous)?|pourrais-tu(?: nous)?|podrían|podríais|poderia|poderiam|zou je|zou u|zouden jullie|podéis|podrías|potete|potreste|podem|pode|kunnen jullie|kun je|kunt u|wilt u|wil je|willen jullie|können sie(?: uns| mir)?|würden sie(?: uns| mir)?|s'il (?:te|vous) pla[iî]t|por favor|per favore|can you|could you|would you|i'd like|i would like|i|we|ich|wir|je|nous|let's)[\s,]+/iu;
/** "for social media", "para redes": where the film will be shown is nothing that it says. */
const channel =
  /^[\s,]*(?:for|für|fürs|pour|para|per|auf|on|sur|en|em)\s+(?:(?:our|the|unsere?n?|nos|nuestras?|las|les|os|as|o|il|el|le|i|gli)\s)?(?:social(?:\smedia|\snetworks?)?|soziale\smedien|instagram|insta|tiktok|linkedin|youtube|facebook|redes(?:\ssocia(?:les|is))?|socials|réseaux(?:\ssociaux)?|(?:homepage|website|webseite|web|site|sito|readme|repo(?:sitory)?)|(?:\p{L}+\s){0,3}screens?(?=\s(?:about|on|that|which)\s))(?![\p{L}])/iu;
/** "for a job fair booth screen": a thing that shows the film; one with a name, or of the asker's own, may be what it sells. */
const screen =
  /^[\s,]*(?:for|on)\s(?:an?|the)\s(?:[\p{Ll}’'-]+\s){1,4}(?:screens?|displays?|monitors?|kiosk|booth|slideshow)(?=\s*(?:[,.;:：)]|$))/u;
const surface =
  /^(?:for|on)\s(?:an?|the|our|my)\s(?:[\p{L}&’'-]+\s){0,4}(?:screens?|displays?|monitors?|kiosk|channel|feed|blog|newsletter|homepage|landing page|website|booth|slideshow|intranet)$/iu;

/** Whether a clause beside a length only names where the film will be shown: "for our village newsletter". */
export const namesSurface = (clause: string) => surface.test(clause.trim());

const determiner = /^(?:an?|the|one|our|some|me|us|uns|mir|ein(?:e|en|es)?|une?|una?|um(?:a)?|nous|moi|me|mi|\d+)\s+/iu;

/**
 * Subject of a sentence that asks for a video: "Make a 20 second video that announces X" gives "X".
 * Null when the sentence asks for none; empty when it asks and says nothing else.
 */
export function stripWrapper(sentence: string, lexicon: Lexicon): string | null {
  let rest = sentence;
  for (let pass = 0; pass < 3; pass += 1) rest = rest.replace(courtesy, '');
  const asked = leadingPhrase(lexicon.make).exec(rest);
  if (asked !== null) rest = rest.slice(asked[0].length).trimStart();
  const opens = determiner.test(rest);
  const noun = anyPhrase(lexicon.film, 'giu');
  const first = [...rest.matchAll(noun)]
    .filter((one) => asked !== null || !isDoing(rest, one))
    // "Short video comparing …": of two such words in a row the latter asks.
    .filter(({ 0: word, index }) => asked !== null || !leadsOn(rest.slice(index + word.length), lexicon))
    .find(({ index }) => wordsBefore(rest, index) <= (asked === null ? 7 : 12));
  if (first === undefined) return null;
  // "Year in review: …" heads what it tells; "A year in review for …" asks for it.
  if (asked === null && (!opens || /^(?:our|unser)/iu.test(rest)) && title.test(first[0])) return null;
  const head = rest.slice(0, first.index);
  if (asked === null && isReport(rest, first, opens)) return null;
  if (asked === null && !(opens || wordsBefore(rest, first.index) <= 4)) return null;
  if (asked === null && !/^(?:\s*$|.*\s$|.*[-–]$)/su.test(head)) return null;
  if (/[:;]/.test(head)) return null;
  // "Bring a story.", "Read her story in the Gazette.": viewers are asked for it.
  if (asked === null && asksViewers(head, lexicon)) return null;
  const after = rest.slice(first.index + first[0].length);
  // "0 adverts." counts them.
  if (asked === null && /^\d+\s[\p{L}-]+[.!]?$/u.test(rest)) return null;
  if (asked === null && !startsLikeSubject(withoutFormats(after, lexicon), lexicon)) return null;
  const said = cleanSubject(after, lexicon);
  // "Can you make a film for X?" asks, and X is no question.
  const plain = said.replace(courtesyBehind, '');
  const subject = asked !== null && !/[:：]/u.test(after) ? plain.replace(/\s*[?？]$/u, '') : plain;
  // "a birthday video for her": whom it is for stands elsewhere.
  if (standIn.test(subject) || asksOnly(subject, after)) return '';
  // "a video with a bit of humour for our feed" says how, and nothing of what.
  return isLooseWish(bareClause(subject.replace(/[.]$/u, ''))) ? '' : subject;
}

/** "for Kestrel Transit please": no part of the name. */
const courtesyBehind =
  /,?\s(?:please|pls|plz|bitte|svp|stp|s['’]il (?:te|vous) pla[iî]t|por favor|per favore|graag|alsjeblieft)(?=\s*[.!?]?$)/iu;
const standIn =
  /^(?:her|him|them|us|me|it|this|that|you|ihn|ihm|ihr|ihnen|sie|uns|mich|mir|es|elle|lui|eux|elles|nous|moi|ella|él|ellos|ellas|nosotros|mí|lei|loro|noi|ela|ele|elas|eles|nós|mim|haar|hem|hen|ons|mij)[.!?]?$/iu;

const asksViewers = (head: string, { act }: Lexicon) =>
  /^\p{L}+\s(?:(?:us|me)\s)?(?:an?|the|your|her|his|their|its|this|one)\s$/iu.test(head) &&
  leadingPhrase([...act, 'bring', 'share', 'hear', 'send', 'submit', 'tell', 'post', 'know']).test(head);

/** "clips on in 2 seconds": a verb, and no film. */
const isDoing = (text: string, { 0: word, index }: RegExpExecArray) =>
  /^(?:clips|films|spots)$/iu.test(word) &&
  /^\s(?:on|onto|to|into|together|it|you)(?!\p{L})/iu.test(text.slice(index + word.length));

const leadsOn = (after: string, { film }: Lexicon) =>
  /^\s\p{L}/u.test(after) && leadingPhrase(film).test(after.trimStart());

const title =
  /^(?:year in review|review of the year|invitation|overview|lesson|primer|highlights|greeting|historia|história|histoire|storia|geschichte|geschiedenis|(?:jahres)?rückblick|einladung|überblick)/iu;

const report = /^(?:report|recap|comparison|bericht|rapport|informe|resumen|bilan|relatório|resoconto)$/iu;

/** "Q3 report: revenue …", "Our gym membership comparison.": heads what it reports. */
function isReport(text: string, { 0: word, index }: RegExpExecArray, opens: boolean): boolean {
  const head = text.slice(0, index);
  const behind = text.slice(index + word.length);
  const isOurs = /^(?:our|my|unser\p{Ll}*|notre|nuestr[oa]|il nostro|la nostra|o nosso|a nossa|onze?)\s\S/iu.test(head);
  return (
    report.test(word) &&
    (!opens || isOurs) &&
    /\S\s$/u.test(head) &&
    (/^[:：]/u.test(behind) || (isOurs && /^[.]?$/u.test(behind)))
  );
}

/** "Vidéo LinkedIn de 25 s" */
const medium = /^\s+(?:instagram|insta|linkedin|tiktok|youtube|facebook|whatsapp|web)(?![\p{L}])/iu;

/** "Vidéo carrée de 15 secondes pour …": formats and lengths right behind the noun. */
const withoutFormats = (after: string, lexicon: Lexicon) =>
  after
    .replace(medium, '')
    .replace(
      patternOf(
        `^(?:[\\s,]*(?:(?:in|im|en|of|von|van|de|di|em|da|au|lasting)\\s+|d['’])?(?:${formatSource(lexicon)})(?![\\p{L}\\p{N}]))+`,
        'iu',
      ),
      '',
    );

const wordsBefore = (text: string, index: number) => text.slice(0, index).split(/\s+/).filter(Boolean).length;

function startsLikeSubject(after: string, lexicon: Lexicon): boolean {
  const trimmed = withoutManner(after, lexicon).replace(/^[\s,]+/, '');
  return (
    trimmed === '' ||
    /^[.:：–—(]/.test(trimmed) ||
    leadingPhrase(lexicon.link).test(trimmed) ||
    /^(?:in|en|im|à)\s/iu.test(trimmed)
  );
}

function cleanSubject(after: string, lexicon: Lexicon): string {
  const format = formatSource(lexicon);
  // "Recipe clip: tacos, ready in 25 minutes": behind the colon it is copy.
  if (/^\s*[:：]/u.test(after)) return after.replace(/^[\s:：]+/u, '').trim();
  let rest = withoutManner(after, lexicon)
    .replace(medium, '')
    .replace(/^\s+(?:curt[oa]|cort[oa]|court\p{L}?|breve|kort\p{L}?|short)(?=\s)/iu, '')
    .replace(/(?<=\p{L})\s(?:machen|erstellen|drehen|produzieren|bauen|maken)\s*\?$/iu, '')
    .replace(makingBehind, '$1');
  for (let pass = 0; pass < 8; pass += 1) {
    const before = rest;
    rest = rest
      .replace(/^[\s,:：;.–—-]+/u, '')
      .replace(channel, '')
      .replace(screen, '')
      .replace(
        patternOf(
          `^\\(?(?:d['’]|in|im|en|of|von|van|de|di|lasting|at|mit|with|for|em|da)?\\s*(?:${format})\\)?(?![\\p{L}\\p{N}])`,
          'iu',
        ),
        '',
      )
      .replace(leadingPhrase(lexicon.link), '')
      .replace(/^(?:sull|dell)['’](?=\p{L})/iu, '')
      .replace(kindOfFilm, '')
      .replace(leadingPhrase(lexicon.film), '');
    if (rest === before) break;
  }
  const [, head = rest, tail = ''] = /^([^:：]{0,80})([:：]\s[\s\S]*)$/u.exec(rest) ?? [];
  // "über den neuen Radweg"
  const isAccusative = /(?<!\p{L})(?:über|für)\s$/iu.test(after.slice(0, after.indexOf(rest)));
  const plain = dropFormatClauses(head, format).replace(shownOn, '').replace(madeOf, '');
  const subject = isAccusative ? inNominative(plain) : withDative(plain, after.slice(0, after.indexOf(rest)));
  return `${explaining.test(after) ? subject.replace(told, '') : subject.replace(everyone, '')}${tail}`.trim();
}

/** "inviting everyone to the summer dance": whom a film invites stands before what it invites to. */
const everyone =
  /^(?:(?:(?:inviting|invites?|invitant|invita|inviti|invitando|convidando|convide)\s)?(?:everyone|everybody|all|people|tout le monde|tous|(?:a )?tod[oa]s|toda a gente|tutti|iedereen)|uit te nodigen)\s(?:to|à la|à l['’]|à|aux?|a las?|a los|al|alla|all['’]|ai|ao|à|para [oa]|voor)(?:\s|(?<=['’]))(?=\S)/iu;

/** "Ein Video für unsere Bäckerei machen: …": the verb that asks stands behind what is asked for. */
const makingBehind =
  /^((?:(?!(?<!\p{L})(?:wie|was|dass|wenn|ob|hoe|wat|dat)(?!\p{L}))[^:：.!?])*\p{L})\s(?:machen|erstellen|drehen|produzieren|bauen|gestalten|basteln|maken|draaien)(?=\s*(?:[:：.!]|$))/iu;

/** "Ein Film mit Wünschen von allen Kindern": what German bends behind its preposition keeps it. */
function withDative(subject: string, before: string): string {
  const preposition = /(?<!\p{L})(mit|von|zu)\s$/u.exec(before)?.[1];
  const isBent =
    /^(?:de[mnr]|(?:all|viel|einig|unser|mein|ein|dein|ihr|sein)\p{Ll}*(?:e[mnr])|\p{Lu}\p{Ll}{3,}en)\s/u.test(subject);
  return preposition !== undefined && isBent ? `${capital(preposition)} ${subject}` : subject;
}

/** "Une vidéo claire et dynamique de 20 secondes": in these languages how it shall be stands behind what is asked for. */
function withoutManner(after: string, { language, link }: Lexicon): string {
  if (!/^(?:fr|es|it|pt)$/u.test(language) || leadingPhrase(link).test(after.trimStart())) return after;
  return after.replace(
    /^\s(?:(?:bien|très|muy|molto|muito|un peu|un poco|un po['’])\s)?\p{Ll}{4,}(?:(?:,|\s(?:et|y|e|mais|pero|ma|mas))\s(?!(?:que|qui|che)\s)\p{Ll}{4,}){0,2}(?=\s*(?:[,.]|$)|\s(?:d['’]|de|di|da|pour|para|per|sur|sobre|su|sul\p{L}*|qui|que|che|en|in|em|con|com|avec)(?!\p{L}))/u,
    '',
  );
}

/** "Rust and Go for our team blog" */
const shownOn = /(?<=\S)\sfor\s(?:our|my)\s(?:\p{Ll}+\s){0,3}(?:blog|newsletter|homepage|feed|intranet)(?=\s*[.]?$)/u;

/** "for Café Lumen's birthday out of her quote" */
const madeOf =
  /(?<=\S)\s(?:out of|from|using|with|aus|mit|à partir de|avec|a partir de|con|da|com|met|van|uit)\s(?:it|this|that|(?:(?:her|his|their|this|that|these|those|the|ihrem|seinem|diesem|diesen|son|sa|cette|cet|ce|ces|su|sus|est[ae]s?|quest[aeio]|le sue|le sua|sua|esta?s?|essas?|haar|zijn|deze|dit)\s)(?:quotes?|words|reviews?|text|sentences?|lines?|numbers|figures|zitat|worten|bewertung|satz|sätzen|zahlen|citation|mots|phrase|avis|chiffres|cita|palabras|frase|reseña|cifras|citazione|parole|recensione|cifre|citação|palavras|números|citaat|woorden|recensie|cijfers))(?=\s*[.]?$)/iu;

function dropFormatClauses(text: string, format: string): string {
  return text
    .replace(
      patternOf(
        `[,(]?\\s*(?:in|im|en|em|at|of)?\\s*(?<![\\p{L}\\p{N}:.,])(?:${format})(?![\\p{L}\\p{N}])\\)?(?=\\s*(?:[,.)]|$))`,
        'giu',
      ),
      // "a kettle that boils in 40 seconds": how long it takes is told.
      (clause, at: number) => (isContentLength(text, at) ? clause : ''),
    )
    .replace(/^[\s,]+/, '');
}

/** Lengths, formats and rates that only ever speak to the maker; no film lasts more than ten minutes. */
export const formatSource = onceFor((lexicon): string => {
  const [seconds, minutes] = [phraseSource(lexicon.second), phraseSource(lexicon.minute)];
  return `(?:${spelledLength}|${lengthLead}\\d{1,3}(?:[.,]\\d)?(?:[\\s-]?(?:ish|odd)(?=[\\s-]))?[\\s-]?(?:${seconds})|${lengthLead}(?:10|\\d(?:[.,]\\d)?)[\\s-]?(?:${minutes}))(?:\\s+(?:long|lang|de long|tops|(?:au |al |como |no )?max(?:imum|imal|imaal|imo)?|máximo|massimo|(?:como |no |al )(?:máximo|massimo)|como mucho|au plus|höchstens))?|\\d{3,4}\\s?[x×]\\s?\\d{3,4}|\\d{1,3}\\s?秒|16:9|9:16|1:1|4:5|\\d{2}\\s?fps|(?:vertical|portrait|landscape|square|hochformat|querformat|quadratisch|paysage|carré|vertical|horizontal|cuadrado|verticale|orizzontale|quadrato|quadrado)(?:e|o|a)?(?:\\s+format)?`;
});

/** The same as whole words, anywhere; compiled once. */
export const formatPattern = (lexicon: Lexicon, flags: 'iu' | 'giu'): RegExp =>
  patternOf(`(?<![\\p{L}\\p{N}])(?:${formatSource(lexicon)})(?![\\p{L}\\p{N}])`, flags);

const explaining = /(?<!\p{L})(?:expliquer|explicar|spiegare|explaining|erklären|uitleggen)(?!\p{L})/iu;
