import type { Energy } from '../../contract/theme.ts';
import { type Beat, longestNeed } from './casting/shot.ts';
import type { Material } from './material.ts';
import { countWords } from './reading/phrases.ts';
import { shapeTable } from './shape-table.ts';
import { takeFigures, timesShown, worthOf } from './worth-of-beats.ts';

/** Overlap of two scenes at a change, in frames at 30 per second, at most a thirtieth of the film. */
const overlaps: Record<Energy, number> = { calm: 8, balanced: 6, energetic: 4 };

export interface Joints {
  /** Frames at 30 per second. */
  hookEnd: number;
  heroStart: number;
  heroEnd: number;
  closingStart: number;
  end: number;
}

/** Where hook, hero and closing meet, inside the shares that section 9 sets. Lengths in frames at 30 per second. */
export function placeJoints(total: number, hookNeed: number, closingNeed: number, energy: Energy): Joints {
  const o = Math.min(overlaps[energy], total / 30);
  const within = (value: number, low: number, high: number) => Math.min(total * high, Math.max(total * low, value));
  if (hookNeed === 0) {
    const closing = within(closingNeed, 0.215, 0.3);
    const heroEnd = Math.min(total * 0.795, total - closing + o);
    return { hookEnd: 0, heroStart: 0, heroEnd, closingStart: heroEnd - o, end: total };
  }
  let closing = within(closingNeed, 0.12, 0.25);
  let hook = within(hookNeed, 0.105, 0.24);
  const spare = total * 0.61 + 0 - (total - closing - hook + 2 * o);
  if (spare > 0) {
    const cut = Math.min(spare, closing - total * 0.15);
    closing -= Math.max(0, cut);
    hook -= Math.max(0, Math.min(spare - Math.max(0, cut), hook - total * 0.105));
  }
  const tooLong = total - closing - hook + 2 * o - total * 0.795;
  if (tooLong > 0) closing += tooLong;
  const hookEnd = hook;
  const closingStart = total - closing;
  return { hookEnd, heroStart: hookEnd - o, heroEnd: closingStart + o, closingStart, end: total };
}

/** Whether hook and closing have the time that their words need while the hero keeps its share. `total` in frames at 30. */
export function edgesFit(total: number, { hook, closing }: Material, energy: Energy): boolean {
  if (hook === null) return true;
  const need = longestNeed(closing);
  const { hookEnd, closingStart, end } = placeJoints(total, hook.need, need, energy);
  return hookEnd >= hook.need * nearly && end - closingStart >= need * nearly;
}

/** Needs have some room in themselves. */
const nearly = 0.97;

/** Length of the hero in frames at 30 per second. */
export function heroRoom(material: Material, seconds: number, energy: Energy): number {
  const closing = longestNeed(material.closing);
  const joints = placeJoints(seconds * 30, material.hook?.need ?? 0, closing, energy);
  return joints.heroEnd - joints.heroStart;
}

/** Pieces whose words come one after the other, each with the time to read it and no more. */
const turning = new Set(['Kinetic', 'ListBuild', 'Steps']);

/** What a crowded film may take a beat's time down to: others rest longer than they are read. */
const leastNeed = ({ need, shots }: Beat) => need * (shots.some(({ piece }) => turning.has(piece)) ? 0.96 : 0.8);

/** Keeps the beats that there is time to read, lowest rank out first; what is left out is named by its words. */
export function fitBeats(material: Material, seconds: number, energy: Energy): { kept: Beat[]; leftOut: string[] } {
  const room = heroRoom(material, seconds, energy);
  const kept = [...material.beats];
  const most = Math.max(1, Math.round(room / 40));
  const leftOut: Beat[] = [];
  const times = timesShown(kept);
  let worth = worthOf(kept, material, times);
  let needed = kept.reduce((sum, beat) => sum + leastNeed(beat), 0);
  while (kept.length > 1 && (needed > room || kept.length > most)) {
    const lowest = Math.min(...worth);
    if (lowest >= 100 && kept.length <= most * 2) break;
    const at = worth.lastIndexOf(lowest);
    const [gone] = kept.splice(at, 1) as [Beat];
    leftOut.push(gone);
    needed = kept.reduce((sum, beat) => sum + leastNeed(beat), 0);
    // The worth of others changes only where a figure stands nowhere else from now on, or another beat comes first.
    worth = takeFigures(times, gone) || at === 0 ? worthOf(kept, material, times) : worth.toSpliced(at, 1);
  }
  const all = inRest(material.beats, kept, leftOut, { room, most });
  const out = material.beats.filter((beat) => !all.includes(beat));
  return {
    kept: all,
    leftOut: out.map(({ shots }) =>
      shots
        .flatMap(({ words }) => words)
        .filter((word) => word !== '')
        .join(' · '),
    ),
  };
}

/** A long beat that goes out last leaves room for shorter ones that went before it: the worthiest first. */
function inRest(beats: readonly Beat[], kept: readonly Beat[], leftOut: readonly Beat[], { room, most }: Rest): Beat[] {
  const again = new Set(kept);
  for (const beat of [...leftOut].reverse()) {
    const need = [...again, beat].reduce((sum, one) => sum + leastNeed(one), 0);
    // "The number" alone is a scrap of what went.
    const text = beat.shots.flatMap(({ words }) => words).join(' ');
    const isTold = countWords(text) >= 3 || /[.!?]$/u.test(text.trim());
    if (isTold && need <= room && again.size < most) again.add(beat);
  }
  return beats.filter((beat) => again.has(beat));
}

interface Rest {
  /** Frames at 30 per second. */
  room: number;
  /** The most beats. */
  most: number;
}

const spreadOf = (lengths: readonly number[]) => {
  const mean = lengths.reduce((all, length) => all + length, 0) / lengths.length;
  return Math.sqrt(lengths.reduce((all, length) => all + (length - mean) ** 2, 0) / lengths.length) / mean;
};

/** Nothing may rest so long that the picture seems to stand still. */
const longestBeat: Record<Energy, number> = { calm: 215, balanced: 175, energetic: 165 };

/** What a film may dwell on one beat where it would keep one beat otherwise: a little more, or half of the mean more. */
const dwellOn = (longest: number, mean: number) => Math.max(longest + 20, mean * 1.5);

/**
 * Beats of nearly one length keep time like a metronome: the longest take from the shortest what those can spare, one
 * after the other until the lengths differ enough.
 */
function varied(lengths: readonly number[], needs: readonly number[], longest: number): number[] {
  const result = [...lengths];
  const byLength = lengths.map((_, index) => index).sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0));
  for (const [rank, index] of byLength.slice(0, Math.max(1, Math.floor(lengths.length / 2))).entries()) {
    if (lengths.length < 2 || spreadOf(result) >= 0.32) return result;
    const givers = byLength.slice(rank + 1).filter((at) => (result[at] ?? 0) < (result[index] ?? 0) || rank === 0);
    const spare = givers.map((at) =>
      Math.max(0, Math.min((lengths[at] ?? 0) * 0.3, (result[at] ?? 0) - (needs[at] ?? 0))),
    );
    const all = spare.reduce((sum, frames) => sum + frames, 0);
    const taken = Math.min(all, Math.max(0, longest - (result[index] ?? 0)));
    result[index] = (result[index] ?? 0) + taken;
    for (const [place, at] of givers.entries())
      result[at] = (result[at] ?? 0) - ((spare[place] ?? 0) * taken) / Math.max(1, all);
  }
  return result;
}

/**
 * Lengths of the hero's beats in frames at 30 per second, as `room` and `total` are: by reading need and the energy of
 * the shape, filling the room exactly. A beat with an aside lasts long enough for a support scene of a fifth of the film.
 */
export function beatLengths(
  material: Material,
  { room, total, dwells }: { room: number; total: number; dwells: boolean },
  energy: Energy,
): number[] {
  const { hero } = shapeTable[material.shape].energy;
  const factor = [1.35, 1.15, 1, 0.88, 0.75];
  const weights = material.beats.map(({ need, asked }, index) => {
    if (asked !== undefined) return asked;
    const level = hero[Math.min(index, hero.length - 1)] ?? 3;
    return Math.max(36, need) * (1 + ((factor[level - 1] ?? 1) - 1) * 0.4);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = weights.map((weight) => (weight / sum) * room);
  const isAsked = material.beats.some(({ asked }) => asked !== undefined);
  const lengths = isAsked
    ? shares
    : varied(
        shares,
        material.beats.map(({ need }) => need * 1.02),
        dwells ? dwellOn(longestBeat[energy], room / material.beats.length) : longestBeat[energy],
      );
  const least = leastLengths(material.beats, room, total);
  const lack = lengths.reduce((all, length, index) => all + Math.max(0, (least[index] ?? 0) - length), 0);
  const spare = lengths.reduce((all, length, index) => all + Math.max(0, length - (least[index] ?? 0)), 0);
  return lengths.map((length, index) => {
    const floor = least[index] ?? 0;
    return length < floor ? floor : length - (lack * (length - floor)) / Math.max(1, spare);
  });
}

/** What no beat may fall below; together never more than there is. */
function leastLengths(beats: readonly Beat[], room: number, total: number): number[] {
  const least = beats.map((beat) => Math.max(leastNeed(beat), beat.aside === undefined ? 0 : total * 0.235));
  const sum = least.reduce((all, length) => all + length, 0);
  return least.map((length) => length * Math.min(1, room / sum));
}
