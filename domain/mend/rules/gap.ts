import type { TextMeasure } from '../../../contract/stage.ts';
import type { Placement } from '../../project/scene.ts';
import { isReadable } from '../../review/text-states.ts';
import type { Candidate, ElementEdit } from '../edit.ts';
import type { Target } from '../target.ts';

type Placed = Placement & { sceneId: string };

/**
 * Fills a stretch in which nothing stands with the scene before it on its track, or brings the next one forward; where
 * none comes any more, the last one stands to the end of the film. A pause inside one scene is filled by the words
 * before or after it. A scene that is itself nothing but ground stays: whether it goes or gets something to show is a decision.
 */
export function mendGap(target: Target): Candidate[] {
  return [...betweenScenes(target), ...insideScene(target)];
}

function betweenScenes({ finding, film }: Target): Candidate[] {
  const grounds = longest(film.scenes);
  const end = Math.max(...film.scenes.map(endOf));
  return tracksOf(film.scenes).flatMap((scenes): Candidate[] => {
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
}

/** Words that one piece of code shows together, at most. */
const mostTogether = 4;

/** What could be read last before the pause stands until it is over, or what is read next after it enters when it begins. */
function insideScene({ finding, film: { input } }: Target): Candidate[] {
  const key = input.scenes.find(({ sceneId }) => sceneId === finding.sceneId)?.key;
  const readable = input.samples.flatMap(({ frame, texts }) => {
    const words = texts.filter((text) => text.key === key && isReadable(text, input.timeline));
    return words.length > 0 ? [{ frame, words }] : [];
  });
  const before = readable.findLast(({ frame }) => frame < finding.firstFrame);
  const after = readable.find(({ frame }) => frame > finding.lastFrame);
  const hold = before && { hold: finding.lastFrame + 1 - before.frame, fills: true };
  const earlier = after && { earlier: after.frame - finding.firstFrame };
  return [
    ...together('the words before the pause stand until it is over', before?.words ?? [], hold),
    ...together('the words after the pause enter when it begins', after?.words ?? [], earlier),
  ];
}

/** One change of all the words, then of each of them alone, since one may hold the others. */
function together(what: string, words: readonly TextMeasure[], change: Partial<ElementEdit> = {}): Candidate[] {
  const edits = words.slice(0, mostTogether).flatMap(({ line, column, text }): ElementEdit[] => {
    return line === undefined ? [] : [{ at: { line, column, text }, level: 0, ...change }];
  });
  const alone = edits.map((edit) => ({ what, edits: [edit] }));
  return edits.length > 1 ? [{ what, edits }, ...alone] : alone;
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
