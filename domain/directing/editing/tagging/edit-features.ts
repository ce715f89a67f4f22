/** What the tagger of edits sees: what that of briefs sees, what the words of edits are, and what the film shows. */

import { heldOf, type MaskedText } from '../../reading/masked-text.ts';
import { type PlacedRow, rowOf, sightOf } from '../../tagging/tag-words.ts';
import { stemsOf } from '../stems.ts';
import { editWordsOf } from '../words/edit-languages.ts';
import type { EditWords } from '../words/edit-words.ts';
import { wordKinds } from './word-kinds.ts';

/** `texts` are what the film shows. */
export function editSight(masked: MaskedText, texts: readonly string[]): PlacedRow {
  const sight = sightOf(masked);
  const { places, ofClause, ofWord } = rowOf(sight);
  const shown = new Set(texts.flatMap(stemsOf));
  const whole = new Set(texts.map((text) => text.toLowerCase()));
  const kinds = wordKinds(editWordsOf(sight.language)[0] as EditWords);
  const seenAt = (at: number): string[] => {
    const place = places[at];
    if (place === undefined) return [];
    const typed = masked.text.slice(place.from, place.to);
    const [held] = heldOf(typed, masked.held);
    if (held !== undefined) {
      const isShown = [...whole].some((text) => text.includes(held.text.toLowerCase().replace(/[.!?]$/u, '')));
      return [`m:${isShown ? 'shown' : 'new'}`];
    }
    const [stem] = stemsOf(typed);
    const isShown = stem !== undefined && (shown.has(stem) || (/^\d/u.test(typed) && shown.has(typed)));
    return [...(kinds.get(typed.toLowerCase()) ?? []), ...(stem === undefined ? [] : [`m:${isShown}`])];
  };
  const seen = places.map((_, at) => seenAt(at));
  return {
    places,
    ofClause,
    ofWord: ofWord.map((features, at) => [
      ...features,
      ...(seen[at] ?? []).map((one) => `.k:${one}`),
      ...(seen[at - 1] ?? []).map((one) => `.k<:${one}`),
      ...(seen[at + 1] ?? []).map((one) => `.k>:${one}`),
    ]),
  };
}
