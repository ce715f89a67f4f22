/** The weights of both taggers of edits, which `scripts/train-edit-tagger.ts` writes. */
import { type Weights, weightsIn } from '../../tagging/weights.ts';
import source from './edit-weights.json' with { type: 'json' };
import { deedLetters, roleLetters } from './roles.ts';

export interface EditWeights {
  /** Of the words of an edit: which role each has. */
  roles: Weights;
  /** Of a wish: which deed it is. */
  deeds: Weights;
}

let known: EditWeights | undefined;

/** Read at the first edit that the rules do not understand. */
export function learntEditWeights(): EditWeights {
  known ??= { roles: weightsIn(source.roles, roleLetters), deeds: weightsIn(source.deeds, deedLetters) };
  return known;
}
