/** What a word is about, in classes that all languages share: who never saw "ochre" knows it for a colour. */
import de from './classes/de.json' with { type: 'json' };
import en from './classes/en.json' with { type: 'json' };
import es from './classes/es.json' with { type: 'json' };
import fr from './classes/fr.json' with { type: 'json' };
import it from './classes/it.json' with { type: 'json' };
import nl from './classes/nl.json' with { type: 'json' };
import pt from './classes/pt.json' with { type: 'json' };

const sources: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, en, es, fr, it, nl, pt };
const known = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The classes of a word as typed in small letters, the likeliest first; English words are at home in every language. */
export function classesOf(word: string, language: string): readonly string[] {
  const own = classesIn(language).get(word) ?? classesIn('en').get(word);
  // "l'eau", "d'une": what an elided word leads to says what it is.
  return own ?? classesIn(language).get(word.replace(/^\p{L}{1,3}'/u, '')) ?? [];
}

/** How many of some words in small letters a language knows by their class. */
export const countClassed = (words: readonly string[], language: string): number =>
  words.filter((word) => classesIn(language).has(word)).length;

function classesIn(language: string): ReadonlyMap<string, readonly string[]> {
  const read = known.get(language);
  if (read !== undefined) return read;
  const classes = new Map<string, string[]>();
  for (const [name, words] of Object.entries(sources[language] ?? {}))
    for (const word of words.split(' ')) classes.set(word, [...(classes.get(word) ?? []), name]);
  known.set(language, classes);
  return classes;
}
