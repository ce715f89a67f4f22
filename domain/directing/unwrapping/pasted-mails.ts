/** A mail that was pasted below or above what is asked: without its head, its courtesies, its signature, and what its writer says of themselves. */
import { capital, countWords } from '../reading/phrases.ts';
import { bySentence } from './by-sentence.ts';
import { closing, dashes, greeting, header } from './letter-marks.ts';
import { isTalk } from './makers-talk.ts';
import { namesFilm } from './names-film.ts';

/** The brief with what its mail tells; a letter that is the brief itself is freed of its marks elsewhere. */
export function withoutMailTalk(text: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line, at) => header.test(line) && header.test(lines[at + 1] ?? ''));
  if (start < 0) return text;
  let from = start;
  while (header.test(lines[from] ?? '')) from += 1;
  const signed = signatureOf(lines, from);
  const end = signed < 0 ? lines.length : behindSignature(lines, signed);
  const [before, after] = [lines.slice(0, start).join('\n'), lines.slice(end).join('\n')];
  if (!namesFilm(before) && !namesFilm(after)) return text;
  const body = lines.slice(from, signed < 0 ? end : signed);
  const first = body.findIndex((line) => line.trim() !== '');
  const told = greeting.test(body[first] ?? '') ? body.slice(first + 1) : body;
  const isStrict = onlyFigures.test(`${before}\n${after}`);
  return [before.replace(/\n[ \t]*[-*_=]{3,}[ \t]*$/u, ''), withoutTalk(told.join('\n'), isStrict), after]
    .filter((part) => part.trim() !== '')
    .join('\n');
}

/** Where the writer signs off, or where a name stands above the dashes of a signature. */
function signatureOf(lines: readonly string[], from: number): number {
  const signed = lines.findIndex((line, at) => at > from && closing.test(line) && countWords(line) <= 12);
  if (signed >= 0) return signed;
  let at = lines.findIndex((line, index) => index > from && dashes.test(line));
  while (at > from + 1 && /^(?:\s*|\s*\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)?\s*)$/u.test(lines[at - 1] ?? ''))
    at -= 1;
  return at;
}

/** Below a sign-off stand a name and short lines, below its dashes more of them. */
function behindSignature(lines: readonly string[], signed: number): number {
  let at = signed + 1;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() !== '' && !dashes.test(line) && (countWords(line) > 9 || namesFilm(line))) return at;
    at += 1;
  }
  return at;
}

/** "Only the figures and the two quotes matter, the rest is background" */
const onlyFigures =
  /(?<!\p{L})(?:only|just|nur|seuls?|solo|sólo|só|alleen|enkel)\s(?:(?:the|die|den|das|les?|las?|los|el|i|le|gli|os|as|o|de|cuentan|importan|contano|importam|contam)\s)*(?:figures|numbers|facts|data|zahlen|fakten|chiffres|cifras|números|datos|numeri|cifre|dati|dados|cijfers|getallen)(?!\p{L})[^.!?\n]{0,80}?(?:(?<!\p{L})(?:matter|count|are (?:important|relevant|needed|for)|is background|zählen|wichtig|relevant|comptent|importent|importan|cuentan|contano|importano|importam|contam|tellen|belangrijk)|[,;]\s(?:the|everything|der|le|lo|el|il|o|de)\s(?:rest|else|reste|demás|resto))/iu;

const matter = /[\d\ue000-\uf8ff]/u;
/** "… where Harbour Table stands": who it is about. */
const names = /(?<=\p{Ll},?\s)\p{Lu}[\p{L}'’-]+\s\p{Lu}[\p{L}'’-]+/u;
const ownWords = [
  /(?<!\p{L})(?:I|I['’](?:m|ve|d|ll))(?!\p{L})/u,
  /(?<!\p{L})(?:me|my|myself|ich|mich|mir|mein\p{L}{0,2}|je|j['’](?=\p{L})|moi|yo|io|eu|ik|mij|mijn)(?!\p{L})/iu,
];
const sorry =
  /(?<!\p{L})(?:sorry|apolog\p{L}+|forgive|bear with|entschuldig\p{L}*|tut (?:mir|uns) leid|verzeih\p{L}*|désolée?s?|excuse[rz]?(?:-moi)?|pardon(?:nez)?|perdon\p{L}*|disculp\p{L}*|lo siento|scus\p{L}+|mi dispiace|desculp\p{L}*|perdão|excuses|het spijt)(?!\p{L})/iu;
const process =
  /(?<!\p{L})(?:before (?:anybody|anyone|you) asks?|by the way|believe it or not|as (?:discussed|promised|agreed)|let me know|speak soon|talk soon|see you|attached (?:is|are)|übrigens|wie (?:besprochen|versprochen)|bevor jemand fragt|au fait|comme (?:convenu|promis)|por cierto|como (?:acordamos|prometí)|a proposito|come promesso|a propósito|trouwens|zoals (?:beloofd|besproken))(?!\p{L})/iu;
const isAside = (clause: string) => [...ownWords, sorry, process].some((one) => one.test(clause));

/** Where a sentence may be left without what stands behind. */
const joint =
  /;\s|\s[–—]\s|,\s(?=(?:and|but|which|though|although|so|und|aber|was|wobei|et|mais|ce qui|ce que|y|pero|lo que|e|ma|cosa che|mas|o que|en|maar|wat)(?!\p{L}))/u;
const leadIn = /^[^,;:–—\d\ue000-\uf8ff]{0,80}[,;:–—]\s(?=\S)/u;

/** A mail of which most is its writer's own story tells that. */
const most = 0.75;

function withoutTalk(body: string, isStrict: boolean): string {
  let [all, gone] = [0, 0];
  const rest = bySentence(body, ({ text }) => {
    const isTold = matter.test(text) || (isStrict && names.test(text));
    all += 1;
    if (isTold) return withoutAsides(text);
    if (!isStrict && !isAside(text) && !isTalk(text)) return text;
    gone += 1;
    return '';
  });
  return gone > all * (isStrict ? 0.99 : most) ? body : rest;
}

function withoutAsides(sentence: string): string {
  const lead = leadIn.exec(sentence)?.[0] ?? '';
  const said = sorry.test(lead) ? sentence.slice(lead.length) : sentence;
  const [first = '', ...others] = said.split(joint);
  const kept = others.filter((clause) => matter.test(clause) || !isAside(clause));
  if (kept.length === others.length) return capital(said);
  const text = [first, ...kept].join(', ');
  return capital(/[.!?…]$/u.test(text) ? text : `${text}.`);
}
