import type { Placement } from '../../project/scene.ts';
import type { Candidate } from '../edit.ts';
import type { Target } from '../target.ts';

type Placed = Placement & { sceneId: string };

/**
 * Fills a stretch in which nothing stands with the scene before it on its track, or brings the next one forward; where
 * none comes any more, the last one stands to the end of the film. A scene that is itself nothing but ground stays:
 * whether it goes or gets something to show is a decision.
 */
export function mendGap({ finding, film }: Target): Candidate[] {
  const grounds = longest(film.scenes);
  const end = Math.max(...film.scenes.map(endOf));
  const candidates = tracksOf(film.scenes).flatMap((scenes): Candidate[] => {
    const before = scenes.findLast((scene) => endOf(scene) <= finding.lastFrame && !grounds.has(scene.sceneId));
    const next = scenes.find((scene) => scene.startFrame > finding.firstFrame);
    if (!next) return before && before === scenes.at(-1) ? closing(before, end) : [];
    if (before && endOf(before) >= next.startFrame) return [];
    const enter = { sceneId: next.sceneId, startFrame: before ? endOf(before) : 0 };
    const early = { ...enter, durationInFrames: next.durationInFrames + next.startFrame - enter.startFrame };
    const hold = before && {
      sceneId: before.sceneId,
      startFrame: before.startFrame,
      durationInFrames: next.startFrame - before.startFrame,
    };
    return [
      ...(hold ? [{ what: 'the scene before the gap stands until the next one', edits: [], places: [hold] }] : []),
      { what: 'the next scene enters where the gap began', edits: [], places: [early] },
    ];
  });
  return candidates;
}

function closing({ sceneId, startFrame, durationInFrames }: Placed, end: number): Candidate[] {
  if (startFrame + durationInFrames >= end) return [];
  const hold = { sceneId, startFrame, durationInFrames: end - startFrame };
  return [{ what: 'the last scene stands to the end of the film', edits: [], places: [hold] }];
}

function tracksOf(scenes: readonly Placed[]): Placed[][] {
  const tracks = new Map<number, Placed[]>();
  for (const scene of scenes) tracks.set(scene.track, [...(tracks.get(scene.track) ?? []), scene]);
  return [...tracks.values()].map((track) => track.sort((a, b) => a.startFrame - b.startFrame));
}

/** Scenes that last as long as the film: its grounds. */
function longest(scenes: readonly Placed[]): Set<string> {
  const end = Math.max(...scenes.map(endOf));
  const whole = scenes.filter((scene) => scene.startFrame === 0 && endOf(scene) === end);
  return new Set(scenes.length > 1 ? whole.map(({ sceneId }) => sceneId) : []);
}

function endOf({ startFrame, durationInFrames }: Placement): number {
  return startFrame + durationInFrames;
}
