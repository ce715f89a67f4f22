import { z } from 'zod';
import type { ProjectState } from '../../contract/checks.ts';
import type { MissingFact } from '../../contract/errors.ts';
import { Artefact, Review } from '../../contract/findings.ts';
import { phase } from '../../domain/project/gates.ts';
import { timelineLength } from '../../domain/project/timeline.ts';
import { summariseFindings, weightOf } from '../../domain/review/summarise-review.ts';
import { countOfSeverities } from '../services/count-severities.ts';
import type { ProjectStateView } from '../services/read-project-state.ts';
import { type Addresses, withFileAddresses } from './addresses.ts';

/** A thousand tokens, each of three plain characters at least. */
const mostCharacters = 3_000;
const mostMissing = 3;

/** The state in so few words that an agent may ask for it at every step, however many scenes and findings there are. */
export function presentProjectState(view: ProjectStateView, addresses: Addresses): ProjectState {
  const { project, facts, scenes, missing, review } = view;
  const durationInFrames = timelineLength(scenes);
  const state: ProjectState = {
    projectId: project.id,
    name: cut(project.name, 80),
    phase: phase(facts),
    missing: missing.slice(0, mostMissing).map(shortened),
    moreMissing: Math.max(0, missing.length - mostMissing),
    sceneCount: scenes.length,
    durationInFrames,
    seconds: Math.round((durationInFrames / project.fps) * 100) / 100,
    size: `${project.width}x${project.height}`,
    fps: project.fps,
    review: review && reviewOf(view, review, addresses),
  };
  if (!state.review || !review) return state;
  const room = mostCharacters - weightOf(JSON.stringify(state));
  const { lines, more } = summariseFindings(review.findings, room);
  return { ...state, review: { ...state.review, top: lines, more } };
}

type ReviewRow = NonNullable<ProjectStateView['review']>;

function reviewOf(
  { facts, previous }: ProjectStateView,
  review: ReviewRow,
  addresses: Addresses,
): ProjectState['review'] {
  const [ids, before] = [review, previous].map((each) => new Set(each?.findings.map(({ id }) => id)));
  const only = (some: Set<string> | undefined, other: Set<string> | undefined) =>
    [...(some ?? [])].filter((id) => !other?.has(id)).length;
  const files = z.array(Artefact).parse(withFileAddresses(review.stills, addresses));
  return {
    id: review.id,
    runId: review.runId ?? null,
    current: review.pictureHash === facts.pictureHash,
    verdict: Review.shape.verdict.parse(review.verdict),
    counts: countOfSeverities(review.findings),
    newSinceLast: previous ? only(ids, before) : 0,
    mendedSinceLast: only(before, ids),
    stillThere: ids ? ids.size - only(ids, before) : 0,
    top: [],
    more: 0,
    files: files.filter(({ kind }) => kind === 'sheet' || kind === 'report'),
  };
}

/** What is known of the tool's input is told by the refusal itself. */
function shortened({ fact, command, tool }: MissingFact): MissingFact {
  return { fact: cut(fact, 120), command: cut(command, 110), tool };
}

/** Shortened by weight, so that names of other scripts take no more room than plain ones. */
function cut(text: string, most: number): string {
  let [room, kept] = [most, ''];
  for (const character of text) {
    room -= weightOf(character);
    if (room < 0) return `${kept}…`;
    kept += character;
  }
  return kept;
}
