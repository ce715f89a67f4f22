/** Which part of the film a stretch of an edit means, where people call it by words of their own. */
import { type Clause, targetOf } from '../clause.ts';
import { segmentsOf } from '../cut-facts.ts';
import type { Target } from '../edit.ts';
import { stemsOf } from '../stems.ts';
import type { EditWords } from '../words/edit-words.ts';

/** An edit is read in its own language and in English: words of the others mean other things. */
export const ownLanguages = (languages: readonly EditWords[]): readonly EditWords[] => languages.slice(0, 2);

/** The part that a stretch means: as the rules read it, else what alone shows most of its words, else the kind it names. */
export function calledPart(clause: Clause, languages: readonly EditWords[], stretch: string): Target | null {
  // What is read last is said at the end, in whichever list it stands.
  if (lastLine.test(stretch)) return { by: 'noun', noun: 'action' };
  for (const words of ownLanguages(languages)) {
    const plain = targetOf({ ...clause, words }, stretch);
    if (plain !== null && isMeant(plain, stretch, words)) return plain;
  }
  return shownMost(clause, stretch) ?? headOf(clause, languages, stretch);
}

const lastLine =
  /^(?:the\s|der\s|den\s|die\s|la\s|l['’]|el\s|o\s|a\s)?(?:(?:last|final|letzter?n?|dernière|última|ultima)\s(?:sentence|line|phrase|satz|zeile|phrase|frase|línea|riga|linha)|(?:frase|línea|riga|linha)\s(?:final|finale))$/iu;

/** "The three services", "the 48 hours": a number counts scenes only where scenes are spoken of. */
function isMeant(target: Target, stretch: string, words: EditWords): boolean {
  if (target.by === 'words') return target.words.trim().length > 3 || /\d/u.test(target.words);
  if (target.by !== 'number') return true;
  return stretch
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => words.scene.includes(word) && word !== 'one');
}

/** Words that say nothing of which part is meant. */
const general = (words: EditWords): Set<string> =>
  new Set(
    [
      ...[words.article, words.scene, words.item, words.pronouns, words.letters, words.of, words.film, words.says],
      ...[words.to, words.with, words.and, words.before, words.after, words.there, words.larger, words.smaller, about],
    ]
      .flat()
      .flatMap((phrase) => stemsOf(phrase)),
  );

/** Words that lead to what a part is about. */
const about =
  'little whole kleine petit petite pequeño pequeña piccolo piccola about on with for from über mit von zum zur auf sur avec pour des les aux sobre con para por del los las sul sulla per dei delle com dos das satz angabe stelle zeile info bit thing line sentence phrase ligne frase línea linha riga'.split(
    ' ',
  );

/** The text of the film that has most of the words of a stretch, by their stems, where no other has as many. */
function shownMost(clause: Clause, stretch: string): Target | null {
  const empty = general(clause.words);
  const wanted = stemsOf(stretch).filter((stem) => !empty.has(stem));
  if (wanted.length === 0) return null;
  const scored = [...new Set(clause.film.texts)].map((text) => {
    const tokens = stemsOf(text);
    const found = wanted.filter((stem) => tokens.some((token) => token === stem || isKin(token, stem)));
    return { text, count: found.length };
  });
  const most = Math.max(0, ...scored.map(({ count }) => count));
  const best = scored.filter(({ count }) => count === most);
  // Nearly all of what is said must be there, or something else is meant.
  const isNearly = most === wanted.length || (wanted.length > 2 && most === wanted.length - 1);
  if (most === 0 || !isNearly || best.length > 1) return null;
  const text = best[0]?.text ?? '';
  // "The little van": of a row in one text, the stretch that it names.
  const stretches = segmentsOf(text.replace(/[.!?…]+$/u, '')).map((segment) => segment.text);
  const own = stretches.filter((one) =>
    stemsOf(one).some((token) => wanted.some((stem) => token === stem || isKin(token, stem))),
  );
  return { by: 'words', words: stretches.length > 2 && own.length === 1 ? (own[0] ?? text) : text };
}

/** "opening" and "openings", "bike" and "biking": one begins with the other. */
const isKin = (one: string, other: string) =>
  Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one));

/** "the customer quote", "le gros chiffre au milieu": the one kind of part that its words name. */
function headOf(clause: Clause, languages: readonly EditWords[], stretch: string): Target | null {
  const words = stretch.split(/\s+/u);
  for (let length = Math.min(3, words.length); length > 0; length -= 1)
    for (let at = words.length - length; at >= 0; at -= 1) {
      const said = words.slice(at, at + length).join(' ');
      for (const language of ownLanguages(languages)) {
        const target = targetOf({ ...clause, words: language }, `${language.article[0]} ${said}`);
        if (target !== null && target.by !== 'words' && target.by !== 'name') return target;
      }
    }
  return null;
}
