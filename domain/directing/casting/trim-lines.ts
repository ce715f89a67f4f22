import { countWords } from '../reading/phrases.ts';
import type { Caster } from './pieces.ts';
import * as cast from './pieces.ts';
import { saidWhole } from './said-whole.ts';
import { type Beat, readingTime } from './shot.ts';

/** Where a sentence may end early without becoming another one. */
const joint =
  /[,;:]\s+|\s[–—]\s|\s+(?=(?:and|but|so|because|while|when|before|after|until|that|which|who|where|with|without|for|from|in|on|at|during|und|aber|weil|damit|während|wenn|bevor|nachdem|der|die|das|mit|ohne|für|aus|im|am|auf|et|mais|parce|pendant|quand|avant|après|qui|avec|sans|pour|dans|sur|y|pero|porque|mientras|cuando|antes|después|que|con|sin|para|en|ma|perché|mentre|quando|prima|dopo|che|senza|per|nel|nella)\s)/giu;

/**
 * A film of a few seconds that has one line, and not the time to read all of it, says as much of the line as can be
 * read, cut where the sentence has a joint. `room` in frames at 30 per second. What is cut is told by its words.
 */
export function trimLines(caster: Caster, beats: readonly Beat[], room: number): { beats: Beat[]; cut: string[] } {
  const [beat, more] = beats;
  const shot = beat?.shots.find(({ piece }) => ['Headline', 'Marker', 'Kinetic', 'Typeline'].includes(piece));
  if (beat === undefined || more !== undefined || shot === undefined) return { beats: [...beats], cut: [] };
  const text = saidWhole(caster.brief.copy, shot.words) ?? shot.words.join(' ');
  const lines = shot.piece === 'Kinetic' ? shot.words : [text];
  // Lines in relay come in one by one.
  const need = lines.reduce((sum, line) => sum + readingTime(line, caster.energy) + 14, 0);
  if (need <= room) return { beats: [...beats], cut: [] };
  const one = cast.headline(caster, longestPart(caster, text, room - 18));
  const said = one.words[0] ?? '';
  const rest = text.slice(said.length).replace(/^[\s,;:–—]+/u, '');
  return {
    beats: [{ ...beat, kind: 'exact', shots: [one], need: Math.min(room, one.need) }],
    cut: rest === '' ? [] : [rest],
  };
}

/** The longest beginning that can be read in time; at least its first three words. */
function longestPart({ energy }: Caster, text: string, room: number): string {
  const isReadable = (part: string) => readingTime(part, energy) <= room;
  if (isReadable(text)) return text;
  const ends = [...text.matchAll(joint)].map(({ index }) => text.slice(0, index));
  const parts = ends.filter((part) => countWords(part) >= 3);
  return parts.findLast(isReadable) ?? parts[0] ?? text;
}
