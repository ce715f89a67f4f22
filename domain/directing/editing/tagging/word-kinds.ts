/** What the words of a language are to edits: "drop" one of removing, "quote" one of a part. */
import type { EditWords } from '../words/edit-words.ts';

const known = new Map<EditWords, Map<string, string[]>>();

/** For each word, in small letters, the lists of its language that have it; of a phrase, at which place. */
export function wordKinds(words: EditWords): Map<string, string[]> {
  const before = known.get(words);
  if (before !== undefined) return before;
  const kinds = new Map<string, string[]>();
  const add = (kind: string, phrases: readonly string[]) => {
    for (const phrase of phrases)
      for (const [at, word] of phrase.split(' ').entries()) {
        const name = phrase.includes(' ') ? `${kind}${at}` : kind;
        kinds.set(word, [...new Set([...(kinds.get(word) ?? []), name])]);
      }
  };
  for (const [kind, phrases] of Object.entries(words) as [string, EditWords[keyof EditWords]][]) {
    if (Array.isArray(phrases)) add(kind, phrases.flat());
    else for (const [noun, forms] of Object.entries(phrases)) add(`part:${noun}`, forms);
  }
  known.set(words, kinds);
  return kinds;
}
