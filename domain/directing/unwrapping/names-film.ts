import { lexicons } from '../lexicon/lexicons.ts';
import { anyPhrase } from '../reading/phrases.ts';

/** Whether a text holds a word for a film, in whatever language. */
export const namesFilm = (text: string): boolean => lexicons.some(({ film }) => anyPhrase(film).test(text));
