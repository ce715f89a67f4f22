/** Which quotation an edit means: "the quote from Ana", "the newspaper line", "la frase della presidente". */
import type { Clause } from './clause.ts';
import type { Target } from './edit.ts';
import { stemsOf } from './stems.ts';

/** What a film quotes, and what it tells of who said it. */
export interface Quoted {
  text: string;
  signed: string;
}

const surely =
  'quotes?|quotations?|testimonials?|zitate?s?|citations?|témoignages?|citas?|testimonios?|citazion[ei]|testimonianz[ae]|citaç(?:ão|ões)|depoimentos?';
const maybe =
  'lines?|words|sentence|saying|statement|review|spruch|satz|worte?|phrase|mots?|frase|palabras|parole|palavras';
const article = "(?:(?:the|our|das|die|der|den|dem|le|la|les|el|los|las|il|lo|o|a|as)\\s|l['’])?";
const by =
  "(?:(?:from|of|by|von|vom|der|des|de\\sla|de|du|del|della|dello|dei|di|do|da|dos|das)\\s|(?:de\\sl|dell|d)['’]\\s?)";
const behind = new RegExp(`^${article}(?:(${surely})|${maybe})\\s${by}(?:(?:the|la|le|el|our)\\s)?(.+)$`, 'iu');
const before = new RegExp(`^${article}(.+?)(?:['’]s?)?[\\s-]+(?:(${surely})|${maybe})$`, 'iu');
const press =
  /^(?:newspaper|paper|press|magazine|journal|critics?|zeitung|presse|kritik|journal|périodique|periódico|prensa|diario|giornale|stampa|jornal|imprensa|revista|rivista)$/iu;

const alone =
  /^(?:her|his|their|ihre?|seine?|sa|ses|son|sus?|(?:la|il|le|i)\s(?:sua|suo|sue|suoi)|(?:a|o|as|os)\s(?:sua|suas))\s(?:words|quote|quotation|saying|worte?|zitat|spruch|phrase|mots|citation|palabras|frase|cita|parole|citazione|palavras|citação)$|^(?:la|a|cette|esta|questa)\s(?:frase|phrase)$|^(?:the\ssaying|(?:der|den)\sspruch)$/iu;

/** The one quotation whose signature has the words; null where several have them, or none. */
export function quoteNamed({ film }: Clause, stretch: string): Target | null {
  const { quotes = [] } = film;
  const [, noun, who = ''] = behind.exec(stretch.trim()) ?? [];
  const [, other = '', strict] = who === '' ? (before.exec(stretch.trim()) ?? []) : [];
  const said = who === '' ? other : who;
  const [single, second] = quotes;
  // "La frase": what alone is quoted in a film.
  if (alone.test(stretch.trim()) && second === undefined)
    return single === undefined ? null : { by: 'words', words: single.text };
  // “Put the motto first and make Leroy's quote …”: what goes on before a name is another wish.
  if (said.split(/\s+/u).length > 6 || /\s(?:and|und|et|y|e)\s\p{Ll}/u.test(said)) return null;
  const wanted = stemsOf(said).filter((stem) => stem.length > 2);
  if (wanted.length === 0) return null;
  const own = quotes.filter(({ signed }) =>
    wanted.some((stem) => stemsOf(signed).some((token) => token === stem || isKin(token, stem))),
  );
  const [only, more] = own;
  if (only !== undefined) return more === undefined ? { by: 'words', words: only.text } : null;
  // "das Zitat vom Opa": a film with one quotation has no other that could be meant.
  const isQuote = (noun ?? strict) !== undefined && who !== '';
  return single !== undefined && second === undefined && (isQuote || press.test(said))
    ? { by: 'words', words: single.text }
    : null;
}

const isKin = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one));
