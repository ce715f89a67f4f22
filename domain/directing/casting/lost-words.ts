/** What a plan does not show and has not said so yet: nothing of a brief is lost in silence. */
import type { Brief } from '../brief.ts';
import type { DirectedScene } from '../film.ts';
import { clausesIn, missingClauses, tokensOf } from './missing-words.ts';

/** Whether every word and figure of a text stands somewhere else. */
export function isShown(text: string, shown: readonly string[]): boolean {
  const all = shown.join(' ').toLowerCase();
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,:-]*(?<![.,:-])/gu) ?? []).every((token) =>
    all.includes(token),
  );
}

const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/gu) ?? [];

/** Lists that directions hand over, and clauses of copy with a figure, that stand in no scene and were not named as left out. */
export function lostWords(
  { handed, copy }: Pick<Brief, 'handed' | 'copy'>,
  scenes: readonly Pick<DirectedScene, 'words' | 'shots'>[],
  leftOut: readonly string[],
): string[] {
  const words = scenes.flatMap((scene) => scene.words);
  const drawn = JSON.stringify(scenes.flatMap(({ shots }) => shots.map(({ props }) => props)));
  // "4.8 of 5": five stars stand there.
  const stars = scenes.some(({ shots }) => shots.some(({ piece }) => piece === 'Rating')) ? '5' : '';
  const known = new Set([...words, ...leftOut, drawn, stars].flatMap(figuresOf));
  const clauses = copy.flatMap((sentence) =>
    sentence.split(/(?<=[;:])\s+|(?<=,)\s+(?=\D)|\s[–—]\s/u).flatMap((clause) => {
      const lost = figuresOf(clause).filter((figure) => !known.has(figure));
      for (const figure of lost) known.add(figure);
      return lost.length === 0 ? [] : [clause.replace(/[.,;:]+$/u, '')];
    }),
  );
  return [...handed.filter((text) => !isShown(text, words)), ...clauses];
}

const standIn = /^(?:the|die|der|das|le|la|les|el|il|lo|o|a|de|het)\s\p{L}+,?$/iu;

/**
 * The last look at a finished film: clauses of the copy with words that stand in no scene, however they came to be cut,
 * and were not named as left out.
 */
export function untoldClauses(
  brief: Brief,
  scenes: readonly Pick<DirectedScene, 'words' | 'shots'>[],
  leftOut: readonly string[],
): string[] {
  const drawn = scenes.flatMap(({ shots }) => shots);
  const told = { piece: '', props: { texts: [...leftOut] } };
  return missingClauses(brief, [...drawn, told]).flatMap(({ sentence, missing }) =>
    clausesIn(sentence)
      .filter((clause) => tokensOf(clause).some((token) => missing.includes(token)))
      // "The company, founded in 2019, …": what only stands for the name says nothing of its own.
      .filter((clause) => !standIn.test(clause))
      .map((clause) => clause.replace(/[.,;:]+$/u, '')),
  );
}
