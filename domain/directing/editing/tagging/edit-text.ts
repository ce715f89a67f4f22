import type { MaskedText } from '../../reading/masked-text.ts';
import { sentencesOf } from '../sentences.ts';

/** An edit as its tagger reads it: a sentence a line, masked. */
export function editText(prompt: string): MaskedText {
  const { sentences, held } = sentencesOf(prompt);
  return { text: sentences.join('\n'), held };
}
