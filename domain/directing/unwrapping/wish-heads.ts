/** "Square film, 20 seconds, olive and cream, calm: Lantern & Larch, …": a head of nothing but wishes, told from what follows its colon. */
import { isLookClause, isLookWord } from '../reading/look-words.ts';
import { capital } from '../reading/phrases.ts';
import { filmClause, measure } from './asking-heads.ts';
import { withPlainFormat } from './format-lines.ts';
import { namesColour } from './names-colour.ts';

const head = /^\s*([^:：.!?\n"“„«]{3,140}):\s+(?=\S)/u;
const film = new RegExp(`^${filmClause}$`, 'iu');
/** "calm tone", "in teal", "with a warm mood": the word that says what kind of wish it is. */
const aside =
  /^(?:in|with|mit|en|avec|con|com|met)\s(?:an?\s|einem?r?\s|une?\s|una?\s|een\s)?|\s(?:tone|mood|feel|feeling|style|look|colou?rs?|palette|on\s(?:dark|light|black|white))$/giu;

/** The wishes end in a stop and stand on a line of their own; a head that names anything else stays. */
export function withoutWishHead(given: string): string {
  const prompt = withPlainFormat(given);
  const [whole, wishes = ''] = head.exec(prompt) ?? [];
  if (whole === undefined) return withMeasuresFirst(prompt);
  const clauses = wishes.split(
    /,\s*|\s(?:and|und|et|y|e|en|&|\+)\s|\s[·|/–—-]\s|\s(?=(?:in|with|mit|en|avec|con|com|met)\s)/u,
  );
  // "Fast: 90 seconds", "Bold and clear: …" may be told to viewers; "Square film, 20 seconds: …" is understood as it is.
  const isAsked = clauses.some((clause) => film.test(withoutLooks(clause)));
  if (!isAsked || clauses.every((clause) => film.test(clause))) return withMeasuresFirst(prompt);
  return clauses.every(isWish)
    ? `${capital(wishes)}.\n${capital(prompt.slice(whole.length))}`
    : withMeasuresFirst(prompt);
}

const measures = new RegExp(
  `^\\s*((?:${measure})(?:,?\\s(?:${measure})){0,3})(?:,\\s+|\\s?[:：]\\s+)(?=[\\p{L}\\p{N}"“„«])`,
  'iu',
);
const inSeconds = /\d\s?-?(?:s|secs?|seconds?|sek\p{L}*|secondes?|segs?|segundos?|secondi|seconden)(?!\p{L})/iu;
/** "20 seconds, for our bakery": what goes on to say for whom or about what is an asking, and read as such. */
const linked =
  /^(?:for|about|on|with|in|für|über|mit|von|pour|sur|avec|de|para|sobre|con|per|su|com|voor|over|met|van|and|und|et|y|e|en)\s/iu;

/** "20s square, paper receipts or the app: …": measures before all that is told are a film's. */
function withMeasuresFirst(prompt: string): string {
  const [whole, said = ''] = measures.exec(prompt) ?? [];
  if (whole === undefined || !inSeconds.test(said)) return prompt;
  const rest = prompt.slice(whole.length);
  const [next = ''] = /^[^,.:;!?\n]*/u.exec(rest) ?? [];
  // "30 seconds, 3 questions, 1 winner" may all be told.
  const isTold = /^\d/u.test(next) && inSeconds.test(whole) && !/\s/u.test(said.replace(inSeconds, ''));
  if (isTold || linked.test(rest) || isWish(next) || isLookWord(next.split(/\s/u)[0] ?? '')) return prompt;
  return `Video, ${said}.\n${capital(rest)}`;
}

const isWish = (clause: string) => {
  const said = clause.trim().replace(aside, '').trim();
  return film.test(withoutLooks(said)) || isLookClause(said) || namesColour(said);
};

/** "calm square film": how it feels before what it is. */
const withoutLooks = (clause: string) => {
  const words = clause.trim().split(/\s+/u);
  const first = words.findIndex((word) => !isLookWord(word));
  return first < 0 ? '' : words.slice(first).join(' ');
};
