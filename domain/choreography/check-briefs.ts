import type { FilmPlan, PlannedScene } from '../../contract/plan.ts';

/** Width of each zone in a landscape frame, in %. Art direction, section 6. */
const landscapeWidths: Readonly<Record<string, number>> = {
  ...{ full: 88, main: 72, A: 56, B: 28, head: 88, low: 56, close: 64 },
};

/** A box of its own: left, top, width and height in % of the frame. */
const ownBox = /^(\d{1,3}(?:\.\d+)?)(?:\s*,\s*(\d{1,3}(?:\.\d+)?)){3}$/;

/** Share of the frame's width that a proof beat takes alone in a landscape film, in %. */
const proofWidth = { low: 60, high: 80 };

const leaves = /\b(?:exit(?:s|ing)?|leav(?:es?|ing)|out|onwards?|away)\b/i;
const springs = /\bspring/i;
const energy = /\benerg(?:y|etic)\b/i;

/** What each brief of a new film must say before its scene is written. Interface of the service, part 1, rules 4 and 5. */
export function checkBriefs(plan: FilmPlan): string[] {
  // An edit keeps what stands and has no briefs of its own.
  if (plan.shape === 'edit') return [];
  return [...plan.scenes.flatMap((scene) => checkBrief(scene, plan)), ...checkProof(plan)];
}

function checkBrief({ name, role, zone, brief, pieces }: PlannedScene, { theme }: FilmPlan): string[] {
  const problems: string[] = [];
  const isOverlay = role === 'support' || role === 'text' || role === 'closing';
  if (role !== 'ground' && role !== 'closing' && !leaves.test(brief)) problems.push(`${name} says no exit.`);
  if (isOverlay && zone !== '' && widthOf(zone) === null)
    problems.push(`${name} stands in zone ${zone}, which has no position and size.`);
  if (role === 'hero' && !pieces.includes('Stage') && !springs.test(brief))
    problems.push('The hero moves on no spring: it is not carried by a Stage, and its brief names none.');
  if (!energy.test(brief) && !brief.toLowerCase().includes(theme.energy))
    problems.push(`${name} gives no hint of its energy.`);
  return problems;
}

/**
 * The hero of a landscape film fills most of the width, or shares it with a support beside it. One in zone `full` is
 * the frame itself, a world for a camera or words alone, and no proof beat.
 */
function checkProof({ scenes, width, height }: FilmPlan): string[] {
  if (width / height < 1.25) return [];
  return scenes.flatMap((scene) => {
    const share = scene.role === 'hero' && scene.zone !== 'full' ? widthOf(scene.zone) : null;
    if (share === null || (share >= proofWidth.low && share <= proofWidth.high)) return [];
    if (share < proofWidth.low && scenes.some((other) => standsBeside(scene, other))) return [];
    const bound = `${proofWidth.low} to ${proofWidth.high} %`;
    return [
      `${scene.name} takes ${share} % of the width; a proof beat takes ${bound}, or shares the frame with another.`,
    ];
  });
}

function standsBeside(scene: PlannedScene, other: PlannedScene): boolean {
  const meets =
    scene.startFrame < other.startFrame + other.durationInFrames &&
    other.startFrame < scene.startFrame + scene.durationInFrames;
  const zones = [scene.zone, other.zone].sort().join();
  return other !== scene && other.role !== 'ground' && meets && (zones === 'A,B' || ownBox.test(other.zone));
}

/** Width of a zone in % of a landscape frame; null where the name says none. */
function widthOf(zone: string): number | null {
  const named = landscapeWidths[zone];
  if (named !== undefined) return named;
  if (!ownBox.test(zone)) return null;
  const [left = 0, top = 0, width = 0, height = 0] = zone.split(',').map(Number);
  const isInFrame = width > 0 && height > 0 && left + width <= 100 && top + height <= 100;
  return isInFrame ? width : null;
}
