import { join } from 'node:path';
import type { DirectedPlan } from '../../../../domain/directing/film.ts';
import { planFilm } from '../../../../domain/directing/plan-film.ts';
import { learntWeights } from '../../../../domain/directing/tagging/weights.ts';
import { type LabelledBrief, parseBriefs } from '../../../../scripts/training/labelled-briefs.ts';
import { labelledIn } from '../../../../scripts/training/labelled-in.ts';
import { measureTagger } from '../../../../scripts/training/measure.ts';
import { inputOf } from '../brief-input.ts';

const briefs = labelledIn(join(import.meta.dirname, 'held-out'), parseBriefs);

/** Every so many-th of the briefs that the tagger never saw. */
const every = (step: number) => briefs.filter((_, at) => at % step === 0);

/** How the tagger does on every `step`-th of them. */
export const measuredOn = (step: number) => measureTagger(every(step), learntWeights());

/** Of the films of every `step`-th: the share that lost a figure, and the share that shows words of the maker. */
export function filmsOf(step: number): { losing: number; telling: number } {
  const films = every(step).map((brief): Film => ({ brief, plan: planFilm(inputOf(brief.text)) }));
  const share = (has: (film: Film) => boolean) => films.filter(has).length / films.length;
  return { losing: share((film) => lostFigures(film).length > 0), telling: share(showsMakersWords) };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*/gu) ?? [];

interface Film {
  brief: LabelledBrief;
  plan: DirectedPlan;
}

/** Figures of copy that stand neither on screen nor among what was left out. */
function lostFigures({ brief, plan }: Film): string[] {
  const all = JSON.stringify([
    plan.leftOut,
    plan.scenes.map(({ words, shots }) => [words, shots.map(({ props }) => props)]),
  ]);
  return brief.pieces
    .flatMap(({ shown }) => shown)
    .flatMap((text) => text.replace(/^\s*\(?\d{1,2}[.)]/u, '').match(/\d+(?:[.,:]\d+)*/gu) ?? [])
    .filter((figure) => !all.includes(figure));
}

/** Whether two words in a row of what is said to the maker stand on screen, and are no copy. */
function showsMakersWords({ brief, plan }: Film): boolean {
  const screen = plan.scenes.map(({ words }) => ` ${wordsOf(words.join(' ')).join(' ')} `);
  const copy = ` ${brief.pieces.flatMap(({ shown }) => shown.flatMap(wordsOf)).join(' ')} `;
  return brief.pieces
    .filter(({ tag }) => 'WDBGL'.includes(tag))
    .some(({ text }) => {
      const own = wordsOf(text);
      return own.slice(1).some((word, at) => {
        const pair = ` ${own[at]} ${word} `;
        return `${own[at]}${word}`.length >= 6 && !copy.includes(pair) && screen.some((shown) => shown.includes(pair));
      });
    });
}
