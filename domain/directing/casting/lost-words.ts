/** What a plan does not show and has not said so yet: nothing of a brief is lost in silence. */
import type { Brief } from '../brief.ts';
import type { DirectedScene } from '../film.ts';

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
