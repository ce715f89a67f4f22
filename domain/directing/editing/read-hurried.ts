/** What is gone too soon or too small to be read, and what shall be done: "The quote goes by too fast, give it two more seconds". */
import { type Clause, type ClauseReader, targetOf } from './clause.ts';
import type { Edit } from './edit.ts';
import { quoteNamed } from './quote-named.ts';
import { sizeEdit } from './read-size.ts';
import { secondsOf } from './tagging/wish-times.ts';

const gone =
  '(?:goes|go|passes|pass|flies|fly|flashes|whizzes|runs|rushes|disappears|vanishes|is|are|feels?|geht|gehen|läuft|laufen|verschwindet|rauscht|zieht|ist|sind|passe(?:nt)?|défile(?:nt)?|disparaît|file|est|pasan?|va|van|desaparecen?|dura|passa(?:no)?|scorr(?:e|ono)|scompare|sparisce|passam?|desaparecem?)';
const soon =
  '(?:fast|quick|quickly|soon|short|brief|briefly|rushed|hurried|schnell|kurz|rasch|vite|court|courte|rapide|rapidement|rápid[oa]|rápidamente|deprisa|cort[oa]|poco|fretta|veloce|velocemente|presto|breve|depressa|cedo|curt[oa])';
const courtesy =
  /(?<!\p{L})(?:please|pls|bitte|svp|s['’]il\s(?:te|vous)\spla[iî]t|por\sfavor|per\sfavore|so|also|and|can\syou|could\syou)(?!\p{L}),?/giu;
const hurried = new RegExp(
  `^(.+?)\\s${gone}\\s([^,;–]{0,30}?${soon}[^,;–]{0,20}?)(?:\\s*[,;–]\\s+|\\s(?:so|and)\\s)(.+)$`,
  'iu',
);
const giving =
  /^(?:(?:give|leave|hold|keep|make|let|show|gib|lass|halte|zeige?|donne[rz]?|laisse[rz]?|garde[rz]?|da|dale|deja|dai|lascia|tieni|dá|deixa|deixem)(?:[\s-](?:it|them|ihm|ihr|ihnen|es|das|lui|leur|la|le|les|lo|los|las|gli|lhe|isso))?\s)?(?:(?:up|on|there|stay|stehen|à\sl['’]écran|en\spantalla|sullo\sschermo|no\secrã)\s)*/iu;
const moreTime =
  /^(?:(?:a\s(?:bit|little)|some|much|etwas|ein\s(?:bisschen|wenig)|un\speu|un\spoco|um\spouco)\s)?(?:more\stime|longer|mehr\szeit|länger|plus\s(?:de\stemps|longtemps)|más\stiempo|più\s(?:tempo|a\slungo)|mais\stempo)(?:\s(?:up|on\sscreen|on|there|stehen|bleiben|lassen|zeigen))?$/iu;
const counted = /^\S+(?:\s\S+){0,5}$/u;

/** Nothing of a part changes but how long it lasts. */
export const readHurried: ClauseReader = (clause) => {
  const [, said = '', , wish = ''] = hurried.exec(clause.text) ?? [];
  const target = said === '' ? null : targetOf(clause, said);
  if (target === null) return null;
  const plain = wish.replace(courtesy, ' ').replace(/\s+/gu, ' ').trim().replace(giving, '');
  if (moreTime.test(plain)) return { kind: 'length', change: { times: 1.25 }, target };
  const change = counted.test(plain) ? secondsOf(plain, 1) : null;
  return change === null ? null : { kind: 'length', change, target };
};

const larger =
  '(?:bigger|larger|größer|plus\\sgrande?s?|plus\\sgros(?:se)?|más\\sgrandes?|más\\sgrande|più\\sgrand[ei]|maiore?s?)';
const wished = `(?:(?:make|mach|mache|mets|mettez|rends|haz|pon|rendi|fai|metti|faz|faça|põe)\\s(?:it|them|sie|es|das|ihn|le|la|les|lo|isso)\\s)?(?:(?:a\\s(?:bit|little|lot)|much|etwas|viel|ein\\sbisschen|un\\speu|un\\spoco|um\\spouco|bien|mucho|molto|muito)\\s)?${larger}`;
const onlyLarger = new RegExp(`^${wished}$`, 'iu');
const complained = new RegExp(`^(.+?)\\s*[,;–]\\s+(${wished})$`, 'iu');
const subject =
  /^(.+?)\s(?:is|are|isn['’]t|aren['’]t|looks?|seems?|can\s(?:hardly|barely)|can['’]?t|cannot|ist|sind|kann\sman|est|sont|ne\sse|se\slit|apenas\sse|casi\sno|no\sse|es|non\ssi|si\slegge|è|não\sse|mal\sse|é)\s.{3,40}$/iu;
const object =
  /^(?:nobody|no\sone|people|you|we|i|one|niemand|man|on|personne|nadie|no\sse\spuede|nessuno|non\ssi\s(?:riesce\sa|può)|ninguém|não\sse\s(?:consegue|pode))\s(?:.{0,24}\s)?(?:read|see|lesen|lire|voir|leer|ver|leggere|vedere|ler|lee|lê)\s(.+)$/iu;
const isHard =
  /(?<!\p{L})(?:hard|read|see|legible|small|tiny|lesen|lesbar|erkennen|klein|lire|lit|lisible|petite?s?|leer|lee|legible|pequeñ[oa]s?|leggere|legge|leggibile|piccol[oaie]|ler|lê|legível|pequen[oa]s?)(?!\p{L})/iu;

/** "The quote is hard to read, bigger please": what the complaint is about; alone, what was spoken of. */
export const readUnread: ClauseReader = (clause) => {
  const text = clause.text.replace(courtesy, ' ').replace(/\s+/gu, ' ').trim().replace(/\s*,$/u, '');
  if (onlyLarger.test(text))
    return enlarged(clause, clause.spoken?.target == null ? '' : (clause.words.pronouns[0] ?? ''));
  const [, complaint = ''] = complained.exec(text) ?? [];
  const said = isHard.test(complaint) ? (object.exec(complaint)?.[1] ?? subject.exec(complaint)?.[1] ?? '') : '';
  return enlarged(clause, said);
};

function enlarged(clause: Clause, said: string): Edit | null {
  if (said === '') return null;
  const quote = quoteNamed(clause, said);
  if (quote !== null) return { kind: 'size', targets: [{ of: 'text', target: quote, isEvery: false }], times: 1.2 };
  const edit = sizeEdit(clause, said, { sign: 1 });
  // "The sentence" is one, and not all that can be read.
  const isAll = edit?.kind === 'size' && edit.targets.some(({ of }) => of === 'all');
  return isAll && oneSentence.test(said) ? null : edit;
}
const oneSentence = /(?:sentence|line|satz|zeile|phrase|ligne|frase|línea|riga|linha)$/iu;
