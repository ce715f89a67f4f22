import type { Finding } from '../../../contract/findings.ts';
import type { Placement } from '../../project/scene.ts';
import { bounds, readingFrames } from '../../review/bounds.ts';
import type { Candidate, SourcePlace } from '../edit.ts';
import type { Target } from '../target.ts';

type Placed = Placement & { sceneId: string };

/** Holds words as long as it takes to read them: the scene becomes longer, or what ends the words comes later, or both. */
export function mendReading({ at, finding, film }: Target): Candidate[] {
  const { timeline } = film.input;
  const scene = film.scenes.find(({ sceneId }) => sceneId === finding.sceneId);
  if (!scene || finding.text === null) return [];
  const needed = readingFrames(finding.text, timeline);
  // What a sample apart may hide is added, so that the mended time is surely enough.
  const frames = Math.max(1, needed - (finding.lastFrame - finding.firstFrame)) + Math.round(timeline.fps / 6);
  const lengthen = { sceneId: scene.sceneId, frames };
  const room = scene.startFrame + scene.durationInFrames - 1 - finding.lastFrame;
  const what = `held ${(frames / timeline.fps).toFixed(1)} s longer`;
  const held: Candidate[] = at ? [{ what, edits: [{ at, level: 0, hold: frames }] }] : [];
  const both: Candidate[] = at ? [{ what, edits: [{ at, level: 0, hold: frames }], lengthen }] : [];
  const scenes: Candidate[] = [{ what: `the scene ${what}`, edits: [], lengthen }];
  const slower = at ? slowerScene(at, finding, scene, needed / timeline.fps) : [];
  const longer = room >= frames ? [...held, ...both, ...scenes] : [...both, ...scenes, ...held];
  return [...(at && blinks(finding, film) ? steady(at) : []), ...longer, ...slower];
}

/** Times that words come and go within what a review calls one stretch, from which they blink. */
const leastBlinks = 3;

function blinks({ sceneId, text }: Finding, { input }: Target['film']): boolean {
  const key = input.scenes.find((scene) => scene.sceneId === sceneId)?.key;
  const seen = input.samples
    .filter(({ scenes }) => scenes.some((scene) => scene.key === key))
    .map(({ texts }) =>
      texts.some((each) => each.key === key && each.text === text && each.opacity > bounds.restOpacity),
    );
  return seen.filter((isSeen, index) => isSeen && !seen[index - 1]).length >= leastBlinks;
}

/** Words that blink stand instead. */
function steady(at: SourcePlace): Candidate[] {
  const style = [{ property: 'opacity', set: 1 }];
  return [0, 1].map((level) => ({
    what: 'words stand without blinking',
    edits: [{ at, level, where: ['opacity'], style }],
  }));
}

const slowest = 4;

/** A scene that hurries through its words by its frame alone plays as much slower as the words need, four times at most. */
function slowerScene(at: SourcePlace, { measured }: Finding, scene: Placed, seconds: number): Candidate[] {
  const stood = Number.parseFloat(measured);
  const slow = Math.min(slowest, Math.ceil((seconds / stood) * 1.05 * 10) / 10);
  if (!(slow > 1)) return [];
  const frames = Math.ceil(scene.durationInFrames * (slow - 1));
  const lengthen = { sceneId: scene.sceneId, frames };
  return [{ what: `the scene plays ${slow} times slower`, edits: [{ at, level: 0, slow }], lengthen }];
}
