/** Whom something is explained to: nothing that it tells. */
import { people } from '../lexicon/viewer-words.ts';
import { anyOf } from '../naming/kinds.ts';

const lead =
  '(?:to|for|für|an|pour|aux|para|a l[oa]s|às|aos|per|ai|agli|alle|voor|aan)\\s(?:(?:an?|my|our|the|die|unsere|meine|des|les|nos|mes|un|l[oa]s|mis|nuestros|unos|i|gli|dei|degli|[oa]s|uns|de|onze)\\s)?';
const who = `(?:(?:\\d{1,2}|five|six|seven|eight|nine|ten)[\\s-]year[\\s-]olds?|(?:sixth|first)[\\s-]formers|laypeople|lay people|non-experts|grandm\\p{L}+|grandp\\p{L}+|mum|dad|mom|everyone|anyone|laien|alle|\\p{L}*klässler|collégiens|lycéens|écoliers|novices|profanes|grand public|tout le monde|peques|todo el mundo|tutti|miúdos|leigos|toda a gente|scholieren|leken|iedereen|(?:small |young |little |kleine |junge |jeunes |petits |jonge )?${anyOf(people)})`;
/** "de 8 ans", "ab 6 Jahren", "de primaria" */
const age =
  "(?:\\s(?:(?:de|d['’]|ab|von|bis|van|vanaf|di|dai|entre|tra|tussen|à partir de|a partir de)\\s?\\d{1,2}(?:\\s?(?:à|bis|a|tot|und|et|y|e|en|-|–)\\s?\\d{1,2})?\\s(?:ans|jahren?|jaar|años|anni|anos)|de primaria|du primaire|delle elementari|in der grundschule))?";

/** "Explain fractions to 8-year-olds", "… pour des collégiens", before the end or a colon. */
export const listeners = new RegExp(`,?\\s${lead}${who}${age}(?=\\s*(?:[:：.?!]|$))`, 'iu');
