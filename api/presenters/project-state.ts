import type { ProjectState } from '../../contract/checks.ts';
import { Review } from '../../contract/findings.ts';
import { phase } from '../../domain/project/gates.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { countOfSeverities } from '../services/count-severities.ts';
import type { ProjectStateView } from '../services/read-project-state.ts';

/** The worst findings that a summary names. */
const mostNamed = 5;
const order = ['error', 'warning', 'info'];

export function presentProjectState({ project, facts, scenes, missing, review }: ProjectStateView): ProjectState {
  const durationInFrames = timelineLength(scenes);
  return {
    projectId: project.id,
    name: project.name,
    phase: phase(facts),
    missing,
    sceneCount: scenes.length,
    durationInFrames,
    seconds: durationInFrames / project.fps,
    size: `${project.width}x${project.height}`,
    fps: project.fps,
    review: review && {
      id: review.id,
      current: review.pictureHash === facts.pictureHash,
      verdict: Review.shape.verdict.parse(review.verdict),
      counts: countOfSeverities(review.findings),
      top: topOf(review.findings),
    },
  };
}

function topOf(findings: readonly { severity: string; message?: unknown }[]): string[] {
  return [...findings]
    .sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
    .slice(0, mostNamed)
    .map(({ severity, message }) => `${severity}: ${String(message ?? '')}`);
}
