import type { FilmPlan, PlannedScene } from '../../contract/plan.ts';
import { checkBriefs } from './check-briefs.ts';

/** Shares of the film's length that each role keeps. Art direction, section 9. */
const shares: Record<PlannedScene['role'], readonly [number, number]> = {
  ground: [1, 1],
  hero: [0.6, 0.8],
  support: [0.2, 0.4],
  text: [0.1, 0.3],
  closing: [0.1, 0.3],
};

/** Problems of a plan as sentences, none when it is sound. The rules hold for whoever planned it. */
export function checkChoreography(plan: FilmPlan): string[] {
  return [
    ...checkFrames(plan),
    ...checkTracks(plan),
    ...checkShares(plan),
    ...checkCover(plan),
    ...checkMeetings(plan),
    ...checkBriefs(plan),
  ];
}

const endOf = ({ startFrame, durationInFrames }: PlannedScene) => startFrame + durationInFrames;

function checkFrames({ scenes, durationInFrames }: FilmPlan): string[] {
  const problems: string[] = [];
  if (!Number.isInteger(durationInFrames) || durationInFrames < 1)
    problems.push(`The film lasts ${durationInFrames} frames; a whole number from 1 is needed.`);
  for (const scene of scenes) {
    const isWhole = [scene.startFrame, scene.durationInFrames, scene.track].every(Number.isInteger);
    if (!isWhole || scene.startFrame < 0 || scene.durationInFrames < 1 || scene.track < 0)
      problems.push(`${scene.name} has a position or length that is no whole number of frames.`);
    if (endOf(scene) > durationInFrames)
      problems.push(`${scene.name} ends at frame ${endOf(scene)}, after the film's ${durationInFrames}.`);
    if (scene.role !== 'ground' && scene.zone === '')
      problems.push(`${scene.name} says no zone, so it has neither position nor size.`);
  }
  const names = scenes.map(({ name }) => name);
  if (new Set(names).size < names.length) problems.push('Two scenes have one name.');
  return problems;
}

function checkTracks({ scenes }: FilmPlan): string[] {
  const problems: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    for (const other of scenes.slice(index + 1)) {
      if (scene.track === other.track && meets(scene, other))
        problems.push(`${scene.name} and ${other.name} overlap on track ${scene.track}.`);
    }
    const isPlaced = {
      ground: scene.track === 0,
      hero: scene.track === 1,
      support: scene.track === 1 || scene.track === 2,
      text: scene.track >= 2,
      closing: scene.track >= 2,
    }[scene.role];
    if (!isPlaced) problems.push(`${scene.name} is a ${scene.role} and does not belong on track ${scene.track}.`);
  }
  return problems;
}

const meets = (one: PlannedScene, other: PlannedScene) =>
  one.startFrame < endOf(other) && other.startFrame < endOf(one);

function checkShares({ scenes, durationInFrames }: FilmPlan): string[] {
  if (scenes.length < 3) return [];
  const problems: string[] = [];
  for (const scene of scenes) {
    const [low, high] = shares[scene.role];
    const share = scene.durationInFrames / durationInFrames;
    const slip = 1 / durationInFrames;
    if (share < low - slip || share > high + slip) {
      problems.push(
        `${scene.name} takes ${Math.round(share * 100)} % of the film; a ${scene.role} takes ${low * 100} to ${high * 100} %.`,
      );
    }
  }
  for (const role of ['ground', 'hero'] as const) {
    if (!scenes.some((scene) => scene.role === role)) problems.push(`The plan has no ${role}.`);
  }
  return problems;
}

/** Every frame shows something besides the ground. */
function checkCover({ scenes, durationInFrames }: FilmPlan): string[] {
  const front = scenes.filter(({ role }) => role !== 'ground').sort((a, b) => a.startFrame - b.startFrame);
  let covered = 0;
  for (const scene of front) {
    if (scene.startFrame > covered)
      return [`Frames ${covered} to ${scene.startFrame - 1} show nothing but the ground.`];
    covered = Math.max(covered, endOf(scene));
  }
  return covered < durationInFrames
    ? [`Frames ${covered} to ${durationInFrames - 1} show nothing but the ground.`]
    : [];
}

const disjoint: readonly (readonly [string, string])[] = [
  ['A', 'B'],
  ['head', 'low'],
  ['head', 'main'],
  ['head', 'B'],
  ['low', 'B'],
  ['head', 'close'],
];
const apart = (one: string, other: string) =>
  disjoint.some(([a, b]) => (one === a && other === b) || (one === b && other === a));

/** Overlays that share time, beyond a change of scenes, stand in zones that do not touch. */
function checkMeetings({ scenes, durationInFrames }: FilmPlan): string[] {
  const overlays = scenes.filter(({ role }) => role !== 'ground' && role !== 'hero');
  const problems: string[] = [];
  for (const [index, scene] of overlays.entries()) {
    for (const other of overlays.slice(index + 1)) {
      const shared = Math.min(endOf(scene), endOf(other)) - Math.max(scene.startFrame, other.startFrame);
      if (shared > durationInFrames / 30 + 1 && !apart(scene.zone, other.zone))
        problems.push(`${scene.name} and ${other.name} stand in zones ${scene.zone} and ${other.zone} at one time.`);
    }
  }
  return problems;
}
