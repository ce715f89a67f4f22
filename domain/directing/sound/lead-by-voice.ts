import type { FilmPlan, PlannedScene } from '../../../contract/plan.ts';
import { partFilm } from '../editing/film-parts.ts';
import { layParts } from '../editing/lay-parts.ts';
import type { DirectedPlan } from '../film.ts';
import { filmOfPlan, isDirected, type VoicePart, voiceParts } from './voice-parts.ts';

/** A line as it was spoken: `at` as planned, its length in seconds. */
export interface SpokenLine {
  at: number;
  seconds: number;
}

export interface VoicedPlan<Plan extends FilmPlan = FilmPlan> {
  plan: Plan;
  /** Second of the film at which each line begins, in the order of the lines. */
  starts: number[];
}

/** Seconds before the first word of a part, between two lines, after the last word of a part, and of the film. */
const lead = 0.25;
const gap = 0.3;
const breath = 0.35;
const tail = 0.6;
/** Seconds that a line may reach into the next part of a film whose length is stated. */
const spill = 0.9;
/** Seconds by which a line may begin before its part, where that keeps a stated length: a voice that leads in. */
const early = 1.6;
const tries = 40;

/**
 * The plan with parts that last as long as what is said in them and a breath. A film of a stated length keeps it while
 * all words have room in it; any other is as long as words and pictures need.
 */
export function leadByVoice<Plan extends FilmPlan>(
  plan: Plan,
  lines: readonly SpokenLine[],
  keepsLength: boolean,
): VoicedPlan<Plan> {
  const parts = voiceParts(plan);
  const needs = parts.map((part, index) => needOf(part, parts[index + 1], lines) * plan.fps);
  const now = parts.reduce((sum, { length }) => sum + length, 0);
  const first = keepsLength
    ? now
    : parts.reduce((sum, { length }, at) => sum + Math.max(needs[at] ?? 0, length * 0.85), 0);
  let best: VoicedPlan<Plan> | null = null;
  for (let step = 0; step < tries; step += 1) {
    const total = Math.round(first * 1.03 ** step);
    const timed = withLengths(plan, parts, shareOut(parts, needs, total)) ?? plan;
    const starts = startsOf(
      lines,
      parts,
      voiceParts(timed),
      keepsLength ? timed : { ...timed, durationInFrames: null },
    );
    best = { plan: timed, starts };
    if (hasRoom(timed, lines, starts, parts, keepsLength ? spill : 0.05)) break;
  }
  return best ?? { plan, starts: lines.map(({ at }) => at / plan.fps + lead) };
}

/** Seconds that the words of a part take, with its breaths; 0 where nothing is said. */
function needOf(part: VoicePart, next: VoicePart | undefined, lines: readonly SpokenLine[]): number {
  const own = lines.filter(({ at }) => at >= part.start && at < (next?.start ?? Number.POSITIVE_INFINITY));
  if (own.length === 0) return 0;
  const words = own.reduce((sum, { seconds }) => sum + seconds, 0);
  return lead + words + gap * (own.length - 1) + (next ? breath : tail);
}

/** Lengths with this sum: what is said first, the rest by the share that each part had. */
function shareOut(parts: readonly VoicePart[], needs: readonly number[], total: number): number[] {
  const now = parts.reduce((sum, { length }) => sum + length, 0);
  const scale = total / now;
  // The least factor of the planned lengths at which all together fill the film.
  let [low, high] = [0, scale * 2];
  for (let turn = 0; turn < 40; turn += 1) {
    const factor = (low + high) / 2;
    const sum = parts.reduce((all, { length }, at) => all + Math.max(needs[at] ?? 0, length * factor), 0);
    if (sum > total) high = factor;
    else low = factor;
  }
  let [exact, at] = [0, 0];
  return parts.map(({ length }, index) => {
    exact += Math.max(needs[index] ?? 0, length * low);
    const end = index === parts.length - 1 ? total : Math.round(exact);
    const whole = end - at;
    at = end;
    return whole;
  });
}

/** The plan with parts of these lengths; null where it has other parts then. */
function withLengths<Plan extends FilmPlan>(
  plan: Plan,
  parts: readonly VoicePart[],
  lengths: readonly number[],
): Plan | null {
  if (isDirected(plan)) return directedWithLengths(plan, lengths) as Plan | null;
  const ends: number[] = [];
  for (const length of lengths) ends.push((ends.at(-1) ?? 0) + length);
  const first = parts[0]?.start ?? 0;
  const map = (frame: number): number => {
    const at = parts.findLastIndex(({ start }) => frame >= start);
    const part = parts[at];
    if (part === undefined) return frame;
    const start = first + (ends[at - 1] ?? 0);
    return Math.round(start + ((frame - part.start) / part.length) * (lengths[at] ?? 0));
  };
  const scenes = plan.scenes.map((scene): PlannedScene => {
    const startFrame = map(scene.startFrame);
    const end = map(scene.startFrame + scene.durationInFrames);
    return { ...scene, startFrame, durationInFrames: Math.max(1, end - startFrame) };
  });
  return { ...plan, scenes, durationInFrames: map(plan.durationInFrames) };
}

function directedWithLengths(plan: DirectedPlan, lengths: readonly number[]): DirectedPlan | null {
  const parted = partFilm(filmOfPlan(plan));
  const laid = layParts(
    parted,
    parted.parts.map((part, index) => ({ ...part, length: lengths[index] ?? part.length })),
  );
  if (partFilm(laid).parts.length !== parted.parts.length) return null;
  const scenes = laid.scenes.map((scene) => {
    const planned = plan.scenes.find(({ name, track }) => name === scene.name && track === scene.track);
    return planned === undefined ? null : { ...planned, ...scene };
  });
  if (scenes.includes(null)) return null;
  return { ...plan, durationInFrames: laid.frames, scenes: scenes.filter((scene) => scene !== null) };
}

/**
 * Each line begins with its part, or when the line before it is over; in a film of a stated length a little before its
 * part where it would outlast it.
 */
function startsOf(
  lines: readonly SpokenLine[],
  before: readonly VoicePart[],
  after: readonly VoicePart[],
  { fps, durationInFrames }: { fps: number; durationInFrames: number | null },
): number[] {
  let free = 0;
  return lines.map(({ at, seconds }) => {
    const place = before.findLastIndex(({ start }) => start <= at);
    const own = (after[place]?.start ?? at) / fps;
    const end = after[place + 1]?.start ?? durationInFrames;
    const latest = durationInFrames === null || end == null ? own + lead : (end - 0.5) / fps - tail / 2 - seconds;
    const start = Math.max(free, Math.max(own - early, Math.min(own + lead, latest)));
    free = start + seconds + gap;
    return Math.round(start * fps) / fps;
  });
}

function hasRoom(
  plan: FilmPlan,
  lines: readonly SpokenLine[],
  starts: readonly number[],
  before: readonly VoicePart[],
  over: number,
): boolean {
  const after = voiceParts(plan);
  return lines.every(({ at, seconds }, index) => {
    const place = before.findLastIndex(({ start }) => start <= at);
    const end = after[place + 1]?.start ?? plan.durationInFrames;
    const isLast = place === before.length - 1;
    return (starts[index] ?? 0) + seconds <= end / plan.fps + (isLast ? -tail / 2 : over);
  });
}
