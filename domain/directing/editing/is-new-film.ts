import { lexiconOf } from '../lexicon/lexicons.ts';
import { languageOf } from '../reading/language.ts';
import { maskText } from '../reading/masked-text.ts';
import { anyPhrase, countWords, phraseSource } from '../reading/phrases.ts';
import { stripTask } from '../reading/strip-task.ts';
import { stripWrapper } from '../reading/wrapper.ts';
import type { FilmWords } from './clause.ts';
import type { Edit } from './edit.ts';
import { eachTold } from './read-each.ts';
import { speaksOfStanding } from './speaks-of-standing.ts';
import { startsAsEdit } from './starts-as-edit.ts';
import { editWordsOf } from './words/edit-languages.ts';

/** The brief in "New film: …"; null where the prompt does not start over in so many words. */
export function briefAnew(prompt: string): string | null {
  const phrases = editWordsOf(languageOf(prompt)).flatMap(({ anew }) => anew);
  const lead = new RegExp(`^\\s*(?:${phraseSource(phrases)})\\s*[:,.–—-]\\s*(?=\\S)`, 'iu').exec(prompt);
  return lead === null ? null : prompt.slice(lead[0].length);
}

/**
 * Whether a prompt on a standing film is a brief of its own: it starts over in words, asks for a film, or sets out
 * material at a length that no edit has. `edits`: what some of it was read as; `shown`: what the film shows;
 * `isOfParts`: it surely asks for something of a part.
 */
export function isNewFilm(
  prompt: string,
  edits: readonly Edit[] = [],
  shown: FilmWords | null = null,
  isOfParts = false,
): boolean {
  if (briefAnew(prompt) !== null) return true;
  const { text, held } = maskText(prompt);
  const first = text.split(/(?<=[.!?])\s|\n/u)[0] ?? '';
  const lexicons = [lexiconOf(languageOf(prompt)), lexiconOf('en')];
  if (lexicons.some(({ film }) => isOfStanding(first, film))) return false;
  if (countWords(text) >= 8 && lexicons.some((lexicon) => (stripWrapper(first, lexicon) ?? '').length > 0)) return true;
  const isOfShown = edits.some(({ kind }) => ofShown.has(kind));
  // "Present the days one at a time": what is read of a part, or told of each, is no subject of another film.
  const isTask = countWords(text) >= 8 && stripTask(first) !== null;
  if (isTask && !isOfShown && !eachTold.test(first)) return true;
  if (isTask || isOfParts || startsAsEdit(text) || isOfShown) return false;
  const facts = (text.match(/\d/g)?.length ?? 0) + held.length * 2;
  return countWords(text) >= 20 && facts >= 3 && (shown === null || !speaksOfStanding(text, shown));
}

/** Edits that only a film that stands can be asked for. */
const ofShown = new Set<Edit['kind']>([
  ...([
    'words',
    'text',
    'fact',
    'day',
    'line',
    'remove',
    'move',
    'swap',
    'addItem',
    'addRow',
    'signed',
    'split',
    'merge',
    'size',
    'emphasis',
  ] as const),
]);

const definite =
  /(?:^|\s)(?:the|this|that|our|my|whole|entire|complete|das|dieses|den|diesen|dem|der|unser(?:en)?|mein(?:en)?|ganzen?|le|la|ce|cette|notre|mon|el|este|esta|nuestro|mi|il|questo|nostro|o|nosso)\s+(?:(?:same|very\ssame|gleichen?|selben?|même|mism[oa]|stess[oa]|mesm[oa])\s+)?$/iu;

/**
 * "Make this video shorter so that …", "I want the whole film to …": a film that is known already is the one that
 * stands, unless something is told of it behind a colon.
 */
function isOfStanding(sentence: string, film: readonly string[]): boolean {
  const [noun] = sentence.matchAll(anyPhrase(film, 'giu'));
  if (noun === undefined || !definite.test(sentence.slice(0, noun.index))) return false;
  return !/[:：]/u.test(sentence.slice(noun.index));
}
