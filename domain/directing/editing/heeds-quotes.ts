/** Whether what was read of a sentence does with its quoted words what the sentence says. */
import { heldOf } from '../reading/masked-text.ts';
import { avoidedIn } from './avoided.ts';
import { flat } from './clause.ts';
import type { Ground } from './read-clause.ts';
import type { Step } from './read-sentence.ts';

/** Quoted words that the film lacks must be in some edit; what is wanted nowhere must not become words of the film. */
export function heedsQuotes(sentence: string, steps: readonly Step[], { held, film }: Ground): boolean {
  const edits = steps.flatMap((step) => (step.kind === 'edits' ? step.edits : []));
  if (edits.length === 0) return true;
  const avoided = avoidedIn(sentence).map(({ mark }) => flat(heldOf(mark, held)[0]?.text ?? ''));
  if (edits.some((edit) => newWordsOf(edit).some((words) => avoided.includes(flat(words))))) return false;
  const told = flat(JSON.stringify(steps));
  const texts = film.texts.map(flat);
  return heldOf(sentence, held)
    .filter(({ kind }) => kind !== 'address')
    .every(({ text }) => {
      const isShown = texts.some((shown) => shown.includes(flat(text)));
      return isShown || text.split(/,\s|\s[–—-]\s|\n/u).every((piece) => told.includes(flat(piece)));
    });
}

const newWordsOf = (edit: object): string[] =>
  ['to', 'text'].flatMap((key) => {
    const value = (edit as Record<string, unknown>)[key];
    return typeof value === 'string' ? [value] : [];
  });
