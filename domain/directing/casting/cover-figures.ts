import type { Material } from '../plan-film.ts';
import { countWords } from '../reading/phrases.ts';
import { makeBeat } from './make-beat.ts';
import type { Caster } from './pieces.ts';
import type { Json } from './shot.ts';
import { lineShots } from './statement-beats.ts';

/**
 * Every figure of the brief stands on the stage as it is spelled: a sentence of which no piece took a figure up is
 * shown itself, or the clause of it that holds the figure.
 */
export function coverFigures(caster: Caster, material: Material): Material {
  const { brief } = caster;
  const shots = [
    ...(material.hook === null ? [] : [material.hook]),
    ...material.beats.flatMap((beat) => [...beat.shots, ...(beat.aside === undefined ? [] : [beat.aside])]),
    ...material.closing,
  ];
  const shown = new Set(shots.flatMap(({ props }) => stringsOf(props)).flatMap(figuresOf));
  const lost = brief.copy.flatMap((sentence) => {
    const missing = figuresOf(sentence).filter((figure) => !shown.has(figure));
    for (const figure of missing) shown.add(figure);
    return missing.length === 0 ? [] : [clauseOf(sentence, missing)];
  });
  const beats = [...new Set(lost)].map((text, index) => makeBeat('statement', 12, lineShots(caster, text, index)));
  return { ...material, beats: [...material.beats, ...beats] };
}

/** Digits with their separators, as spelled. */
const figuresOf = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/gu) ?? [];

function stringsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
}

/** The sentence where it is short, else the clauses that hold these figures. */
function clauseOf(sentence: string, figures: readonly string[]): string {
  if (countWords(sentence) <= 12) return sentence;
  const clauses = sentence.split(/(?<=[,;:])\s+|\s[–—]\s/u);
  const kept = clauses.filter((clause) => figuresOf(clause).some((figure) => figures.includes(figure)));
  return kept.join(' ').replace(/[,;:]$/u, '');
}
