import { phraseSource } from '../reading/phrases.ts';
import { editWordsOf } from './words/edit-languages.ts';

/** "Fix …", "Change …": speaks of what stands, however long it is. */
export function startsAsEdit(text: string): boolean {
  const verbs = editWordsOf('en').flatMap(
    ({ change, remove, add, swap, move, split, merge, make, use, emphasise, shorten, lengthen }) =>
      [change, remove, add, swap, move, split, merge, make, use, emphasise, shorten, lengthen].flat(),
  );
  const fixing = [
    'fix',
    'mend',
    'repair',
    'improve',
    'adjust',
    'correct',
    'align',
    'resize',
    'korrigiere',
    'verbessere',
  ];
  return new RegExp(`^\\s*(?:please\\s+|bitte\\s+)?(?:${phraseSource([...verbs, ...fixing])})(?![\\p{L}])`, 'iu').test(
    text,
  );
}
