/** How each name of a colour is found in a text. */
import { compoundSource, compounds } from './colour-compounds.ts';
import { names, softNames } from './colour-names.ts';
import { modifiers } from './colour-shades.ts';
import { softHues } from './colour-words.ts';

interface Pattern {
  words: readonly string[];
  source: RegExp;
  hex: string;
  isSoft: boolean;
}
let compiled: readonly Pattern[] | undefined;

/** How each colour name is found in a text, compiled once; names of two words first, which hold names of one. */
function compilePatterns(): readonly Pattern[] {
  const whole = compounds.map(([words, hex]) => {
    const source = new RegExp(spelled(compoundSource(words), 'e[nrsm]?|s'), 'giu');
    return { words, source, hex, isSoft: false };
  });
  const single = [...names, ...softNames].map(([name, hex]) => {
    const dense = /[^\p{Script=Latin}\p{Script=Cyrillic}]/u.test(name);
    const source = new RegExp(dense ? `(dark |light )?${name}` : spelled(name, name === 'red' ? 's' : endings), 'giu');
    return { words: [name], source, hex, isSoft: softHues.has(name.toLowerCase()) };
  });
  return [...whole, ...single];
}

/** "Redes" are Spanish nets: who says red in English puts at most an s behind it. */
const endings = 'e[nrsm]?|s|es|t[öo]ne?n?|tinten';
const spelled = (name: string, ends: string) =>
  `(?<![\\p{L}#])((?:${modifiers})[\\s-]?)?${name}(?:${ends})?(?![\\p{L}])`;

/** The patterns of those names alone whose letters a text holds: most hold none, and all of them take long to try. */
export function patternsFor(text: string): Pattern[] {
  compiled ??= compilePatterns();
  const lower = text.toLowerCase();
  return compiled.filter(({ words }) => words.every((word) => lower.includes(word.replace(/^d'/u, ''))));
}
