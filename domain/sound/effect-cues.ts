import type { Placement } from '../project/scene.ts';
import { timelineLength } from '../project/timeline.ts';
import { type EffectName, effectFacts } from './effect-names.ts';

/** An effect at its place in the film, in the film's frames. */
export interface PlacedEffect {
  asset: EffectName;
  startFrame: number;
  durationInFrames: number;
  fromSeconds: number;
  /** Decibels. */
  volume: number;
}

/** Cues closer together than this are heard as one. */
const closestSeconds = 0.7;

/**
 * Effects on the film's own motion: a whoosh whose peak lies on each handover from one scene to the next, a riser that
 * ends on the last one and a hit upon it, a click where a scene enters over one that goes on. A film of one scene has
 * a hit on its entrance.
 */
export function effectCues(scenes: readonly Placement[], fps: number): PlacedEffect[] {
  const film = timelineLength(scenes);
  const starts = [...new Set(scenes.map(({ startFrame }) => startFrame))].sort((one, other) => one - other);
  const cues = apart(starts, fps).filter((frame) => frame > 0 && frame < film);
  if (cues.length === 0) return film > 0 ? placed('fx:hit', starts[0] ?? 0, { fps, film, volume: -10 }) : [];
  const handovers = new Set(scenes.map(({ startFrame, durationInFrames }) => startFrame + durationInFrames));
  const last = cues.at(-1) as number;
  return cues
    .flatMap((frame) => {
      if (frame === last && cues.length > 1) {
        const riser = frame / fps >= effectFacts['fx:riser'].cueSeconds;
        const rise = riser ? placed('fx:riser', frame, { fps, film, volume: -16 }) : [];
        return [...rise, ...placed('fx:hit', frame, { fps, film, volume: -8 })];
      }
      const isHandover = [...handovers].some((end) => Math.abs(end - frame) <= fps);
      return isHandover
        ? placed('fx:whoosh', frame, { fps, film, volume: -12 })
        : placed('fx:click', frame, { fps, film, volume: -12 });
    })
    .sort((one, other) => one.startFrame - other.startFrame);
}

function apart(frames: readonly number[], fps: number): number[] {
  const kept: number[] = [];
  for (const frame of frames) {
    const before = kept.at(-1);
    if (before === undefined || frame - before >= closestSeconds * fps) kept.push(frame);
  }
  return kept;
}

/** The effect with its cue on the frame, to less than a frame; what would lie outside the film is cut off. */
function placed(
  asset: EffectName,
  frame: number,
  { fps, film, volume }: { fps: number; film: number; volume: number },
): PlacedEffect[] {
  const { seconds, cueSeconds } = effectFacts[asset];
  const wanted = frame / fps - cueSeconds;
  const startFrame = Math.max(0, Math.ceil(wanted * fps - 1e-9));
  const fromSeconds = Number((startFrame / fps - wanted).toFixed(6));
  const durationInFrames = Math.min(film - startFrame, Math.ceil((seconds - fromSeconds) * fps));
  return durationInFrames > 0 ? [{ asset, startFrame, durationInFrames, fromSeconds, volume }] : [];
}
