/** Where the clauses of a sentence stand, for how sure one must be to take them from the viewers. */
import { type HeldText, typed } from '../reading/masked-text.ts';
import { isOnlyText } from '../reading/only-text.ts';
import { readAvoided } from '../reading/read-avoid.ts';
import { type Asked, makersChance, meanOf, type PlaceInSentence, sureOfFacts } from './runs.ts';
import type { TaggedWord } from './tag-words.ts';

/** Where nobody asks for a film. */
const unlike = { hardly: 'hardly asked', not: 'unasked' } as const;

type Sentence = readonly (readonly TaggedWord[])[];

/**
 * The place of each clause. Few who tell viewers something turn to the maker in mid-sentence, and what stands in a row
 * goes or stays together.
 */
export function placesIn(sentence: Sentence, asked: Asked, held: readonly HeldText[]): PlaceInSentence[] {
  const [place, turn] = asked === 'surely' ? (['head', 'turn'] as const) : ([unlike[asked], unlike[asked]] as const);
  const refused = refusedIn(sentence, held);
  const row = sentence.findIndex(([word], index) => index > 0 && word?.clause.joint === 'colon');
  const ofRow = row < 0 ? 0 : meanOf(sentence.slice(row).flat(), makersChance);
  const isHeadMakers = meanOf(sentence[0] ?? [], makersChance) >= 0.5;
  const isQuoting = sentence.some(([word]) => quoted.test(word?.clause.text ?? ''));
  return sentence.map((clause, at) => {
    if (at >= refused.from && at < refused.to) return 'refused';
    // A label goes with what it labels, and "cakes" with "and coffee", unless it is surely the maker's own.
    const next = sentence[at + 1];
    const isLed = next?.[0]?.clause.joint === 'colon' || (next?.[0]?.clause.joint === 'and' && clause.length === 1);
    if (next !== undefined && isLed && meanOf(next, makersChance) < 0.5) return 'unasked';
    const isInRow = row > 0 && row <= at;
    if (isInRow && ofRow < 0.5) return 'row of copy';
    if (at === 0 || isHeadMakers) return place;
    // Who is quoted, and how it is said, goes with the quotation.
    if (isQuoting) return 'quoting';
    return !isInRow || (ofRow >= sureOfFacts && asked === 'surely') ? turn : 'row of copy';
  });
}

/** Ends in held words: `puts it this way: “…”`. */
const quoted = /^[\ue000-\uf8ff][.!?]?$/u;

/** "Never write “passion” or “artisan”": what stands in quotation marks behind a refusal, or behind its "or", is refused with it. */
function refusedIn(sentence: Sentence, held: readonly HeldText[]): { from: number; to: number } {
  const texts = sentence.map((clause) => clause[0]?.clause.text ?? '');
  const from = isOnlyText(texts.join(' '))
    ? -1
    : sentence.findIndex((clause, index) => {
        const text = texts[index] ?? '';
        const next = texts[index + 1] ?? '';
        const isHead = sentence[index + 1]?.[0]?.clause.joint === 'colon' && onlyQuoted.test(next);
        if (!refusing.test(text) || !(isHead || quoting.test(text) || orElse.test(next))) return false;
        if (meanOf(clause, makersChance) >= 0.4) return true;
        return readAvoided(typed(`${text} ${texts.slice(index + 1).join(', ')}`, held)).length > 0;
      });
  if (from < 0) return { from: 0, to: 0 };
  const other = texts.findIndex((text, index) => index > from && !onlyQuoted.test(text) && !orElse.test(text));
  return { from, to: other < 0 ? texts.length : other };
}

const refusing =
  /(?<!\p{L})(?:no|not|never|don['’]t|do not|without|avoid\p{L}*|kein\p{L}*|nicht|nie|niemals|ohne|vermeide\p{L}*|ne|n['’]\p{L}+|pas|jamais|sans|ni|évite\p{L}*|sin|nunca|jamás|evit[ae]\p{L}*|non|mai|senza|niente|não|nem|sem|niet|nooit|geen|zonder|vermijd\p{L}*)(?!\p{L})/iu;
const quoting = /[\ue000-\uf8ff]/u;
const onlyQuoted = /^(?:\p{L}{1,4}\s)?[\ue000-\uf8ff][.!?]?$/u;
const orElse = /^(?:or|nor|oder|noch|ou|ni|o|nem|of)\s\S+(?:\s\S+){0,3}$/iu;
