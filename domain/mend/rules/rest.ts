import type { Placement } from '../../project/scene.ts';
import { timelineLength } from '../../project/timeline.ts';
import type { Candidate, PlaceEdit } from '../edit.ts';
import type { Target } from '../target.ts';

/** Cut beyond what is too much, in seconds: measures are rounded, and samples lie a little apart. */
const margin = 0.3;

/**
 * Cuts out of the film what rests for too long: scenes that lie across it become shorter, what comes after moves up.
 * A film that must have its length is not cut.
 */
export function mendRest({ finding, film }: Target): Candidate[] {
  const { fps } = film.input.timeline;
  const most = secondsIn(finding.bound) * fps;
  const end = finding.lastFrame + 1;
  const cut = Math.ceil(end - finding.firstFrame - most + margin * fps);
  const left = timelineLength(film.scenes) - cut;
  if (!(cut > 0) || left < (film.loop?.framesAtLeast ?? Number.POSITIVE_INFINITY)) return [];
  const places = film.scenes.map((scene) => placedWithout(scene, end - cut, end));
  if (places.some(({ durationInFrames }) => durationInFrames < 1)) return [];
  return [{ what: `${(cut / fps).toFixed(1)} s at rest cut out of the film`, edits: [], places }];
}

function placedWithout(scene: Placement & { sceneId: string }, from: number, to: number): PlaceEdit {
  const moved = (frame: number) => (frame <= from ? frame : Math.max(from, frame - (to - from)));
  const startFrame = moved(scene.startFrame);
  const durationInFrames = moved(scene.startFrame + scene.durationInFrames) - startFrame;
  return { sceneId: scene.sceneId, startFrame, durationInFrames };
}

/** The seconds of a bound, such as `at most 2.5 s at this energy`. */
function secondsIn(bound: string): number {
  return Number(/([\d.]+) s\b/u.exec(bound)?.[1]);
}
