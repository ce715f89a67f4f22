import { readingTime } from '../casting/shot.ts';
import { lengthenItem } from './apply-items.ts';
import type { Edit, LengthChange } from './edit.ts';
import { type EditFilm, type Part, partFilm, stringsOfPart } from './film-parts.ts';
import { findTarget } from './find-target.ts';
import { layParts } from './lay-parts.ts';
import { refuseEdit } from './refuse-edit.ts';
import { textsIn } from './texts-in.ts';

export interface LengthApplied {
  film: EditFilm;
  /** What a shorter film has no time for. */
  leftOut: string[];
}

/** The film, or one part of it, shorter or longer. A film too short to be read leaves out what says least. */
export function applyLength(film: EditFilm, { change, target }: Extract<Edit, { kind: 'length' }>): LengthApplied {
  if (target?.by === 'item')
    return {
      film: lengthenItem(film, target, (now, wish) => framesAfter(now, wish, film.fps, 0.3), change),
      leftOut: [],
    };
  const parted = partFilm(film);
  if (target === null) return scaleFilm(film, framesAfter(film.frames, change, film.fps));
  const { parts } = findTarget(parted, target);
  const now = parts.reduce((sum, { length }) => sum + length, 0);
  const asked = framesAfter(now, change, film.fps);
  if (asked === now && 'least' in change) return { film, leftOut: [] };
  refuseOtherWay(now, asked, change);
  const need = parts.length === 1 && parts[0] !== undefined ? readingFrames(parts[0], film) : 0;
  // "A bit shorter" goes no further than the words allow; a number is met or refused.
  const wanted = 'times' in change && asked < now ? Math.max(asked, Math.min(now * 0.9, need)) : asked;
  if (wanted < now && wanted < need && !('times' in change)) throw unread(now, need, wanted, film);
  const lengthened = parted.parts.map((part) =>
    parts.includes(part) ? { ...part, length: part.length * (wanted / now) } : part,
  );
  // Nothing else gives or takes: the other scenes last as long as they did.
  return { film: layParts(parted, lengthened, true), leftOut: [] };
}

/** "Make it longer. Say 4 seconds" of a scene that lasts 6: nobody knows which of both is meant. */
function refuseOtherWay(now: number, asked: number, change: LengthChange): void {
  const way = 'to' in change ? change.way : undefined;
  if ((way === 'longer' && asked < now) || (way === 'shorter' && asked > now))
    throw refuseEdit(`It shall be ${way}, and the length that is named would make it the opposite.`);
}

/** What a part takes to come in and be read. Several texts are read while others still come in. */
function readingFrames(part: Part, { theme, fps }: EditFilm): number {
  const texts = (part.elements ?? []).flatMap(({ props }) => textsIn(props));
  const share = texts.length > 1 ? 0.7 : 1;
  return (texts.reduce((sum, text) => sum + readingTime(text, theme.energy) * share, 14) * fps) / 30;
}

function unread(now: number, need: number, wanted: number, { fps }: EditFilm) {
  const seconds = (frames: number) => `${Math.round((frames / fps) * 10) / 10} s`;
  return refuseEdit(
    `It lasts ${seconds(now)}, and its words take ${seconds(need)} to come in and be read: ${seconds(wanted)} would be too short.`,
  );
}

const shortest = 1;
const longest = 600;

function framesAfter(now: number, change: LengthChange, fps: number, least = shortest): number {
  const seconds =
    'to' in change
      ? change.to
      : 'by' in change
        ? now / fps + change.by
        : 'times' in change
          ? (now / fps) * change.times
          : Math.max(now / fps, change.least);
  if (seconds < least || seconds > longest)
    throw refuseEdit(`${Math.round(seconds * 10) / 10} s is no length that a film or scene can have here.`);
  return Math.round(seconds * fps);
}

/** The film at exactly these frames. */
export function scaleFilm(film: EditFilm, frames: number): LengthApplied {
  if (frames === film.frames) return { film, leftOut: [] };
  const parted = partFilm(film);
  const kept = [...parted.parts];
  const leftOut: string[] = [];
  while (kept.length > 3 && needsOf(kept, film).reduce((sum, need) => sum + need, 0) * 0.75 > frames) {
    const least = kept.slice(1, -1).reduce((one, other) => (weightOf(other) < weightOf(one) ? other : one));
    kept.splice(kept.indexOf(least), 1);
    leftOut.push(
      stringsOfPart(least)
        .filter((text) => /\p{L}{2}|\d/u.test(text) && !/^(?:main|full|close)$/.test(text))
        .join(' · '),
    );
  }
  const laid = layParts(parted, lengthsFor(kept, needsOf(kept, film), frames));
  return { film: laid, leftOut };
}

const needsOf = (parts: readonly Part[], { theme, fps }: EditFilm) =>
  parts.map((part) => {
    const texts = part.elements === null ? stringsOfPart(part) : part.elements.flatMap(({ props }) => textsIn(props));
    return (
      Math.max(
        36,
        texts.reduce((sum, text) => sum + readingTime(text, theme.energy) * 0.7, 16),
      ) *
      (fps / 30)
    );
  });

/** What a film loses least by: parts without a figure and with few words go first. */
const weightOf = (part: Part) =>
  stringsOfPart(part).reduce((sum, text) => sum + (/\d/.test(text) ? 3 : 0) + Math.min(2, text.length / 40), 0) +
  part.asides.length * 2;

/** Exact lengths: all alike when there is time, else the slack gives way first. */
function lengthsFor(parts: readonly Part[], needs: readonly number[], frames: number): Part[] {
  const now = parts.reduce((sum, { length }) => sum + length, 0);
  const floors = parts.map(({ length }, index) => Math.min(length, needs[index] ?? 0));
  const floor = floors.reduce((sum, need) => sum + need, 0);
  const isTight = frames < now && floor < frames;
  const slack = isTight ? (frames - floor) / Math.max(1, now - floor) : 1;
  const raw = parts.map(({ length }, index) =>
    isTight ? (floors[index] ?? 0) + (length - (floors[index] ?? 0)) * slack : (length * frames) / now,
  );
  let at = 0;
  let exact = 0;
  return parts.map((part, index) => {
    exact += raw[index] ?? 0;
    const length = (index === parts.length - 1 ? frames : Math.round(exact)) - at;
    at += length;
    return { ...part, length };
  });
}
