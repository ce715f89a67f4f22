/** A wish beside what it is read with, and how its parts are looked up. */
import { type Clause, isPronoun, match } from '../clause.ts';
import type { Edit, Place, Target } from '../edit.ts';
import { type Ground, readClause } from '../read-clause.ts';
import { placeOf } from '../read-move.ts';
import type { EditWords } from '../words/edit-words.ts';
import { calledPart, ownLanguages } from './called-part.ts';
import type { Wish } from './wishes.ts';

export interface Case {
  wish: Wish;
  ground: Ground;
  clause: Clause;
  words: EditWords;
}

export const part = ({ clause, ground }: Case, stretch: string | undefined): Target | null =>
  stretch === undefined ? (ground.spoken.target ?? null) : calledPart(clause, ground.languages, stretch);

/** Every part that a wish names, or the one that was spoken of; null where one of them is not known. */
function partsOf(one: Case): Target[] | null {
  const { targets, olds } = one.wish;
  const said = targets.length > 0 ? targets : olds;
  const found = said.length === 0 ? [part(one, undefined)] : said.map((stretch) => part(one, stretch));
  return found.every((target) => target !== null) ? found : null;
}

export const eachPart = (one: Case, put: (target: Target) => Edit): Edit[] | null => partsOf(one)?.map(put) ?? null;

/** The first of some wordings that the rules read. */
export function worded({ ground }: Case, wordings: readonly (string | false | undefined)[]): Edit[] | null {
  for (const wording of wordings) {
    const edits = wording ? readClause(wording, ground) : null;
    if (edits !== null) return edits;
  }
  return null;
}

/** Whether a stretch means the film, and no part of it: "it" where nothing was spoken of. */
export const isFilm = (one: Case, stretch: string) =>
  (one.ground.spoken.target === null && isPronoun({ ...one.clause, text: stretch })) ||
  ownLanguages(one.ground.languages).some(
    (words) => match({ ...one.clause, words, text: stretch }, '{the}(?:{film}|{it})') !== null,
  );

/** The place that a stretch names; null for none. */
export const placeIn = ({ clause, ground }: Case, stretch: string): Place | null =>
  ownLanguages(ground.languages)
    .map((words) => placeOf({ ...clause, words }, stretch))
    .find((place) => place !== null) ?? null;

/** "In a line of its own just above it", "to the ticket prices": the part at the end of a place. */
export function hostIn(one: Case, stretch: string): Target | null {
  const words = stretch.split(/\s+/u);
  for (let from = 0; from < words.length; from += 1) {
    const target = part(one, words.slice(from).join(' '));
    if (target !== null) return target;
  }
  return null;
}
