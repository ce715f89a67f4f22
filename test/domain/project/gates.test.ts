import { expect, test } from '@jest/globals';
import { type ContextLabel, contextLabels } from '../../../contract/names.ts';
import { type GatedOperation, gate, gatedOperations, type ProjectFacts, phase } from '../../../domain/project/gates.ts';

const threeLabels: ContextLabel[] = ['goal', 'requirement', 'brand'];
const clean: ProjectFacts = {
  ...{ directed: false, contextLabels: threeLabels, sceneCount: 1, pictureHash: 'now' },
  newestReview: { pictureHash: 'now', openErrors: [] },
};

/** Every combination of the facts that any gate looks at. */
const everyProject: ProjectFacts[] = [false, true].flatMap((directed) =>
  subsets(contextLabels).flatMap((labels) =>
    [0, 1, 3].flatMap((sceneCount) =>
      [null, review('old'), review('old', 'a'), review('now'), review('now', 'a'), review('now', 'a', 'b')].map(
        (newestReview) => ({ directed, contextLabels: labels, sceneCount, pictureHash: 'now', newestReview }),
      ),
    ),
  ),
);

function review(pictureHash: string, ...openErrors: string[]) {
  return { pictureHash, openErrors };
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

const hasContexts = ({ directed, contextLabels: labels }: ProjectFacts) =>
  [...threeLabels, ...(directed ? (['instructions'] as const) : [])].every((label) => labels.includes(label));
const isReviewed = ({ newestReview }: ProjectFacts) => newestReview?.pictureHash === 'now';

/** The table of the architecture, written a second time: whether the gate of an operation is open. */
const table: Record<GatedOperation, (facts: ProjectFacts) => boolean> = {
  prompt: hasContexts,
  spar: () => true,
  scene_edit: () => true,
  preview: ({ sceneCount }) => sceneCount > 0,
  review: () => true,
  mend: ({ sceneCount }) => sceneCount > 0,
  validate: () => true,
  verify: () => true,
  export: (facts) => facts.sceneCount > 0 && isReviewed(facts) && facts.newestReview?.openErrors.length === 0,
  loop: hasContexts,
  production: hasContexts,
  media: () => true,
};

for (const operation of gatedOperations) {
  test(`the gate of ${operation} is open exactly where the table says, in all ${everyProject.length} projects`, () => {
    for (const facts of everyProject) {
      expect([facts, gate(operation, facts).length === 0]).toEqual([facts, table[operation](facts)]);
    }
  });
}

test('a project is in the first phase whose condition it does not meet', () => {
  for (const facts of everyProject) {
    const expected = !hasContexts(facts)
      ? 'context'
      : facts.sceneCount === 0
        ? 'generate'
        : !isReviewed(facts)
          ? 'review'
          : facts.newestReview?.openErrors.length
            ? 'iterate'
            : 'export';
    expect([facts, phase(facts)]).toEqual([facts, expected]);
  }
});

const named = (label: string) => ({
  ...{ fact: `a context entry labelled ${label}`, tool: 'contexts.add', input: { label } },
  command: `framewright context add "<text>" --label ${label}`,
});

test('a closed gate names each missing fact and the command and the tool that supply it', () => {
  const missing = gate('prompt', { ...clean, directed: true, contextLabels: ['requirement'] });
  expect(missing).toEqual([named('goal'), named('brand'), named('instructions')]);
  expect(gate('preview', { ...clean, sceneCount: 0 })[0]?.command).toBe('framewright prompt "<text>"');
  expect(gate('export', { ...clean, newestReview: null })[0]?.command).toBe('framewright review');
});

test('an export opens for the errors that it accepts, and names the others', () => {
  const facts = { ...clean, newestReview: review('now', 'a', 'b') };
  expect(gate('export', facts, { accepted: ['a'] }).map(({ command }) => command)).toEqual([
    'framewright review --fix --apply, framewright prompt "<fix>", or framewright export start --accept "b" --reason "<text>"',
  ]);
  expect(gate('export', facts, { accepted: ['a', 'b'] })).toEqual([]);
});

test('accepting errors does not open an export of a picture that no review has seen', () => {
  const facts = { ...clean, newestReview: review('old', 'a') };
  expect(gate('export', facts, { accepted: ['a'] })).toHaveLength(1);
});
