import type { MissingFact } from '../../contract/errors.ts';
import type { ContextLabel, Phase } from '../../contract/names.ts';

/** Everything that phase and gates depend on. */
export interface ProjectFacts {
  directed: boolean;
  /** Labels of the standing context entries; repeats do not matter. */
  contextLabels: readonly ContextLabel[];
  sceneCount: number;
  /** Picture hash of the head. */
  pictureHash: string;
  newestReview: { pictureHash: string; openErrors: readonly string[] } | null;
}

export const gatedOperations = [
  'prompt',
  'spar',
  'scene_edit',
  'preview',
  'review',
  'mend',
  'validate',
  'verify',
  'export',
  'loop',
  'production',
  'media',
] as const;
export type GatedOperation = (typeof gatedOperations)[number];

/** Where the project stands in the five gated phases. */
export function phase(facts: ProjectFacts): Phase {
  if (missingContexts(facts).length > 0) return 'context';
  if (facts.sceneCount === 0) return 'generate';
  if (!isReviewed(facts)) return 'review';
  return facts.newestReview?.openErrors.length ? 'iterate' : 'export';
}

/** What keeps `operation` closed; empty when its gate is open. `accepted` are finding ids an export takes upon itself. */
export function gate(
  operation: GatedOperation,
  facts: ProjectFacts,
  { accepted = [] }: { accepted?: readonly string[] } = {},
): MissingFact[] {
  if (operation === 'prompt' || operation === 'loop' || operation === 'production') return missingContexts(facts);
  if (operation === 'preview' || operation === 'mend') return missingScene(facts);
  if (operation === 'export') return missingForExport(facts, accepted);
  return [];
}

function missingContexts({ directed, contextLabels }: ProjectFacts): MissingFact[] {
  const wanted: ContextLabel[] = ['goal', 'requirement', 'brand'];
  if (directed) wanted.push('instructions');
  return wanted
    .filter((label) => !contextLabels.includes(label))
    .map((label) => ({
      fact: `a context entry labelled ${label}`,
      command: `framewright context add "<text>" --label ${label}`,
      tool: 'contexts.add',
      input: { label },
    }));
}

function missingScene({ sceneCount }: ProjectFacts): MissingFact[] {
  return sceneCount > 0 ? [] : [{ fact: 'a scene', command: 'framewright prompt "<text>"', tool: 'prompts.start' }];
}

function isReviewed({ newestReview, pictureHash }: ProjectFacts): boolean {
  return newestReview?.pictureHash === pictureHash;
}

function missingForExport(facts: ProjectFacts, accepted: readonly string[]): MissingFact[] {
  const scene = missingScene(facts);
  if (scene.length > 0) return scene;
  if (!isReviewed(facts)) {
    const command = 'framewright review';
    return [{ fact: 'a review of the project as it is now', command, tool: 'reviews.start' }];
  }
  const open = facts.newestReview?.openErrors.filter((id) => !accepted.includes(id)) ?? [];
  return open.map((id) => ({
    fact: `error ${id} of the newest review mended or accepted`,
    command: `framewright review --fix --apply, framewright prompt "<fix>", or framewright export start --accept "${id}" --reason "<text>"`,
    tool: 'reviews.fix',
    input: { apply: true },
    otherwise: { tool: 'exports.start', input: { accept: [id] } },
  }));
}
