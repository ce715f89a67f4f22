import type { DirectorInput } from '../../../domain/directing/director.ts';
import { planFilm } from '../../../domain/directing/plan-film.ts';
import { readBrief } from '../../../domain/directing/read-brief.ts';
import { inputOf } from './brief-input.ts';

/** The shots that a prompt's film shows before its ground, in their order. */
export const shotsOf = (prompt: string, changes: Partial<DirectorInput> = {}) =>
  planFilm(inputOf(prompt, changes))
    .scenes.filter(({ role }) => role !== 'ground')
    .flatMap(({ shots }) => shots);

/** Those of one piece. */
export const piecesOf = (prompt: string, piece: string) => shotsOf(prompt).filter((one) => one.piece === piece);

/** What those are given. */
export const propsOf = (prompt: string, piece: string) => piecesOf(prompt, piece).map(({ props }) => props);

/** All words of a prompt's film, as they are read one behind the other. */
export const wordsShown = (prompt: string): string[] => planFilm(inputOf(prompt)).scenes.flatMap(({ words }) => words);

/** All that they show, as JSON. */
export const textsOf = (prompt: string): string => JSON.stringify(shotsOf(prompt).map(({ props }) => props));

/** What a prompt's film closes on, as JSON; undefined where no scene is its closing. */
export const closingOf = (prompt: string) =>
  JSON.stringify(planFilm(inputOf(prompt)).scenes.find(({ role }) => role === 'closing')?.shots);

export const readPrompt = (prompt: string) => readBrief(inputOf(prompt));
