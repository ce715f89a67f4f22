import type { FilmPlan, PlannedScene } from '../../contract/plan.ts';
import type { Theme } from '../../contract/theme.ts';

/** A typeface of the project's library, as far as a film's look depends on it. */
export interface LibraryTypeface {
  /** What scenes call it. */
  name: string;
  /** What it calls itself. */
  family: string;
  weights: [number, number];
  advance: number;
}

type Typeface = NonNullable<Theme['typeface']>;

/** Words before a name that say what it is, in the languages that briefs are read in. */
const said =
  /(?:typefaces?|fonts?|schrift(?:art|en)?|hausschrift|tipograf[ií]a|fuentes?|polices?|typographie|caratter[ei]|fonte?s?|letra)\b/iu;

/**
 * The uploaded typeface that a brand entry names: by the name that it has here or by its own, the longest where several
 * fit. A name that is an everyday word counts only in a sentence that speaks of typefaces.
 */
export function brandTypeface(brand: string, library: readonly LibraryTypeface[]): Typeface | null {
  const sentences = brand.split(/[\n;!?]|\.(?:\s|$)/u);
  const found = library.flatMap((typeface) => {
    const names = [...new Set([typeface.name, typeface.family])];
    const hits = names.filter((name) =>
      sentences.some((sentence) => holds(sentence, name) && (said.test(sentence) || isOwnName(name))),
    );
    return hits.map((name) => ({ typeface, length: name.length }));
  });
  const [best] = found.toSorted((one, other) => other.length - one.length);
  if (!best) return null;
  const { name, weights, advance } = best.typeface;
  return { asset: name, weights, advance };
}

/** A plan whose look wears the brand's typeface, where the library has it; else the one that stood. */
export function dressPlan<Plan extends FilmPlan<PlannedScene>>(
  plan: Plan,
  { brand, library }: { brand: string; library: readonly LibraryTypeface[] },
): Plan {
  const typeface = brandTypeface(brand, library);
  return typeface ? { ...plan, theme: { ...plan.theme, typeface } } : plan;
}

/** Names of two words, or with a dash or digit, are nobody's everyday speech. */
const isOwnName = (name: string) => /\S[\s_-]\S|\d/u.test(name);

function holds(sentence: string, name: string): boolean {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const [before, after] = [sentence.charAt(at - 1), sentence.charAt(at + name.length)];
  return !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);
}
