/** A linear-chain conditional random field over the words of a brief (Lafferty, McCallum and Pereira, 2001). */
import { languageOf } from '../reading/language.ts';
import type { MaskedText } from '../reading/masked-text.ts';
import { chancesOf } from './chances.ts';
import { type Clause, cutClauses } from './cut-clauses.ts';
import { clauseFeatures, type Sight, wordFeatures } from './features.ts';
import { type Tag, tags, type Weights } from './weights.ts';
import { kindsOf, wordsOf } from './words.ts';

export interface TaggedWord {
  clause: Clause;
  /** Where it stands in the masked text. */
  from: number;
  to: number;
  /** How likely each tag is, between 0 and 1, in the order of `tags`. */
  chances: number[];
}

export const chanceOf = (tag: Tag, { chances }: TaggedWord): number => chances[tags.indexOf(tag)] ?? 0;

/** The words of a masked brief, each with how likely its tags are. */
export function tagWords(masked: MaskedText, weights: Weights): TaggedWord[] {
  const sight = sightOf(masked);
  const row = rowOf(sight);
  if (row.places.length === 0) return [];
  const node = chancesAlong(row, weights, tags);
  return row.places.map(({ clause, from, to }, at) => ({
    clause: sight.clauses[clause] as Clause,
    from,
    to,
    chances: node[at] ?? [],
  }));
}

/** Words in a row, each with its clause; and what is seen of both. */
export interface Row {
  places: readonly Pick<Place, 'clause' | 'joint'>[];
  ofClause: readonly (readonly string[])[];
  ofWord: readonly (readonly string[])[];
}

export interface PlacedRow extends Row {
  places: Place[];
}

/** Every word of a text with what is seen of it and of its clause. */
export function rowOf(sight: Sight): PlacedRow {
  const places = placesOf(sight);
  return {
    places,
    ofClause: sight.clauses.map((_, at) => clauseFeatures(sight, at)),
    ofWord: places.map(({ clause, word }) => wordFeatures(sight, clause, word)),
  };
}

/** How likely each tag is, [word][tag], between 0 and 1. */
export function chancesAlong({ places, ofClause, ofWord }: Row, weights: Weights, of: readonly string[]): number[][] {
  const shared = ofClause.map((features) => sumOf(features, weights, of));
  const scores = places.map(({ clause }, at) => {
    const own = sumOf(ofWord[at] ?? [], weights, of);
    return own.map((score, tag) => score + (shared[clause]?.[tag] ?? 0));
  });
  const { node } = chancesOf(scores, (at, from, to) =>
    weights.step(places[at]?.joint ?? 'in', of[from] ?? '', of[to] ?? ''),
  );
  return node;
}

export function sightOf(masked: MaskedText): Sight {
  const language = languageOf(masked.text);
  const clauses = cutClauses(masked.text, language, masked.held);
  return {
    clauses,
    words: clauses.map(({ text }) => wordsOf(text, masked.held)),
    language,
    kinds: kindsOf(masked.text),
  };
}

export interface Place {
  /** Of which clause it is which word. */
  clause: number;
  word: number;
  /** What stands before it: the clause's joint, or `in` within one. */
  joint: string;
  from: number;
  to: number;
}

/** Every word of every clause in a row. */
export const placesOf = ({ clauses, words }: Sight): Place[] =>
  words.flatMap((own, clause) =>
    own.map(({ at, length }, word) => {
      const from = (clauses[clause]?.from ?? 0) + at;
      return { clause, word, joint: word === 0 ? (clauses[clause]?.joint ?? 'in') : 'in', from, to: from + length };
    }),
  );

function sumOf(features: readonly string[], weights: Weights, of: readonly string[]): number[] {
  const sum = of.map(() => 0);
  for (const feature of features)
    weights.feature(feature)?.forEach((weight, tag) => {
      sum[tag] = (sum[tag] ?? 0) + weight;
    });
  return sum;
}
