/** Which role each word of a masked edit has, as a tagger learnt it from labelled edits. */
import type { HeldText, MaskedText } from '../../reading/masked-text.ts';
import { chancesAlong } from '../../tagging/tag-words.ts';
import type { Weights } from '../../tagging/weights.ts';
import type { EditWords } from '../words/edit-words.ts';
import { deedFeatures, type SaidWish } from './deed-features.ts';
import { editSight } from './edit-features.ts';
import { learntEditWeights } from './edit-weights.ts';
import { type Deed, deedLetters, deedNames, type Role, roleLetters, roleNames } from './roles.ts';

export interface EditWord {
  /** Where it stands in the masked text. */
  from: number;
  to: number;
  role: Role;
  /** How sure the role is, between 0 and 1; where a deed begins or ends in unmarked words, that it is either. */
  chance: number;
  /** How likely it says what shall be done, between 0 and 1. */
  deed: number;
}

/** The words of an edit in turn, each with its likeliest role; `texts` are what the film shows. */
function tagEdit(masked: MaskedText, texts: readonly string[], weights: Weights): EditWord[] {
  const sight = editSight(masked, texts);
  if (sight.places.length === 0) return [];
  const chances = chancesAlong(sight, weights, roleLetters);
  const hasDeed = chances.some((own) => chanceOf(own, 'deed') > 0.6);
  return sight.places.map(({ from, to }, at) => {
    const own = chances[at] ?? [];
    const most = Math.max(...own);
    const role = roleNames[own.indexOf(most)] ?? 'none';
    // Where a deed begins and ends makes no difference: "please make", "it's wrong, it is".
    const isLoose = role === 'deed' || (role === 'none' && hasDeed);
    const chance = isLoose ? chanceOf(own, 'deed') + chanceOf(own, 'none') : most;
    return { from, to, role, chance, deed: chanceOf(own, 'deed') };
  });
}

const chanceOf = (own: readonly number[], role: Role) => own[roleNames.indexOf(role)] ?? 0;

/** The tagged words of each of some sentences, placed within it; nothing is tagged before the first is asked for. */
export function onceTagged(sentences: readonly string[], held: HeldText[], texts: readonly string[]) {
  let words: EditWord[] | undefined;
  return (sentence: number): EditWord[] => {
    words ??= tagEdit({ text: sentences.join('\n'), held }, texts, learntEditWeights().roles);
    const start = sentences.slice(0, sentence).reduce((sum, { length }) => sum + length + 1, 0);
    const end = start + (sentences[sentence]?.length ?? 0);
    return words
      .filter(({ from, to }) => from >= start && to <= end)
      .map((word) => ({ ...word, from: word.from - start, to: word.to - start }));
  };
}

/** What a wish most likely asks to be done, and how sure that is, between 0 and 1. */
export function likeliestDeed(
  wish: SaidWish,
  held: readonly HeldText[],
  words: EditWords,
  weights: Weights = learntEditWeights().deeds,
): { deed: Deed; chance: number } {
  const row = { places: [{ clause: 0, joint: 'start' }], ofClause: [[]], ofWord: [deedFeatures(wish, held, words)] };
  const own = chancesAlong(row, weights, deedLetters)[0] ?? [];
  const chance = Math.max(...own);
  return { deed: deedNames[own.indexOf(chance)] ?? 'say', chance };
}
