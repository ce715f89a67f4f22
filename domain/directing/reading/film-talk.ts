import type { Lexicon } from '../lexicon/lexicon.ts';
import { isLookWord } from './look-words.ts';
import { asksHow } from './manner-wishes.ts';
import { anyPhrase, countPhrases } from './phrases.ts';

/** "Make it lively", "Use warm colours", "End on the logo": what speaks of the film is the maker's, in a guide as well. */
export const speaksOfFilm = (said: string, lexicon: Lexicon): boolean =>
  ofTheFilm.test(said) || ordersFilm(said, lexicon) || namesCraft(said, lexicon);

/** "Keep it calm", "Use a dark ground": an order that names the film or what only films have; "Use sunscreen" is none. */
export const ordersFilm = (said: string, lexicon: Lexicon): boolean =>
  asksHow(said) ||
  /^(?:make|keep) (?:it|this)(?!\p{L})/iu.test(said) ||
  anyPhrase(lexicon.film).test(said) ||
  (ofTheFilm.test(said) && namesCraft(said, lexicon));

const namesCraft = (said: string, lexicon: Lexicon) =>
  countPhrases(said, lexicon.craft) > 0 ||
  said.split(/[\s,.;]+/u).some((word) => isLookWord(word) && !small.test(word));

const ofTheFilm =
  /^(?:please|bitte|make it|keep it|make sure|use|show|include|end|close with|open with|start with|begin with|finish with|avoid|don['’]t|do not|no |utilise[rz]?|montre[rz]?|termine[rz]?|usa|muestra|termina|evita|mostra|finisci|use|mostre|termine|toon|gebruik|eindig|verwende|zeige?|nutze?)(?!\p{L})/iu;

const small = /^(?:and|und|et|y|e|en|with|mit|but|very|not|avec|con|com|met)$/iu;
