import type { Energy } from '../../contract/theme.ts';
import { type Json, readingTime } from './casting/shot.ts';

/** Frames at 30 per second in which an item comes in and the list leaves. */
const settle = 34;

/**
 * When the items of a list come, in frames at 30 per second from its start, where its length would else leave the last
 * one too little time to be read; undefined where the kit's own spread does.
 */
export function listCues(items: Json | undefined, length: number, energy: Energy): number[] | undefined {
  const texts = Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
  const last = texts.at(-1);
  if (last === undefined || texts.length < 2) return undefined;
  const span = length - readingTime(last, energy) - settle;
  if (span >= 0.6 * length) return undefined;
  return texts.map((_, index) => 4 + (Math.max(0, span - 4) * index) / (texts.length - 1));
}
