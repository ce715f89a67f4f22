import { latestReview, type ProjectState, projectState } from '../../contract/checks.ts';
import type { Review } from '../../contract/findings.ts';
import { type Run, startReview } from '../../contract/runs.ts';
import type { Client } from '../client.ts';
import type { Command, CommonArguments } from '../command.ts';
import type { CliContext } from '../context.ts';
import type { Output } from '../output.ts';
import { watchRun } from '../watch-run.ts';
import { fixReview } from './fix-review.ts';

interface Arguments extends CommonArguments {
  summary?: boolean;
  full?: boolean;
  fresh?: boolean;
  fix?: boolean;
  apply?: boolean;
  dryRun?: boolean;
}

/** Measures the head revision unless its newest review still holds, then says where the project stands. */
export const createReviewCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright review --summary',
  builder: (yargs) =>
    yargs
      .option('summary', { type: 'boolean', describe: 'The state in at most 1,000 tokens; --json says no more either' })
      .option('full', { type: 'boolean', describe: 'With every finding, also as JSON' })
      .option('fresh', { type: 'boolean', describe: 'Measure again although nothing changed' })
      .option('fix', { type: 'boolean', describe: 'Mend what needs no model, free; shows the changes and makes none' })
      .option('dry-run', {
        type: 'boolean',
        implies: 'fix',
        conflicts: 'apply',
        describe: 'What --fix does without --apply',
      })
      .option('apply', {
        type: 'boolean',
        implies: 'fix',
        describe: 'With --fix: make the changes, as one revision',
      }) as never,
  async handler(arguments_) {
    const client = context.client();
    const projectId = context.projectId(arguments_);
    const output = context.output(arguments_);
    if (arguments_.fix) return fixReview(context, client, { projectId, apply: arguments_.apply === true, output });
    const params = { projectId };
    let state = await client.call(projectState, { params });
    if (arguments_.fresh || !state.review?.current) {
      const run = await client.call(startReview, { params, body: {} });
      await watchRun(context, client, run, { output: arguments_.summary ? quiet(output) : output });
      state = await client.call(projectState, { params });
    }
    sayState(state, output);
    if (arguments_.summary || (output.json && !arguments_.full)) return output.value(state);
    const review = await client.call(latestReview, { params });
    output.value({ state, review });
    sayReview(review, output);
  },
});

const quiet = (output: Output): Output => ({ ...output, say: () => {} });

function sayState(state: ProjectState, output: Output): void {
  output.say(
    `${state.name}: phase ${state.phase}, ${state.sceneCount} scenes, ${state.seconds.toFixed(1)} s, ${state.size} at ${state.fps} fps`,
  );
  for (const { fact, command } of state.missing) output.say(`  missing for the next phase: ${fact}\n    ${command}`);
  if (state.moreMissing > 0) output.say(`  and ${state.moreMissing} more`);
  if (!state.review) return;
  const { verdict, counts, top, more, newSinceLast, mendedSinceLast, stillThere, files, runId } = state.review;
  output.say(`Verdict: ${verdict} (${counts.error} errors, ${counts.warning} warnings, ${counts.info} notes)`);
  for (const line of top) output.say(`  ${line}`);
  if (more > 0) output.say(`  and ${more} more in the report`);
  output.say(
    `Since the last review: ${newSinceLast} new, ${mendedSinceLast} mended, ${stillThere} still there${runId ? `; run ${runId}` : ''}`,
  );
  for (const { kind, url, bytes } of files)
    output.say(`${kind === 'sheet' ? 'Contact sheet' : 'Report'}: ${url} (${bytes} bytes)`);
}

function sayReview(review: Review, output: Output): void {
  for (const finding of review.findings) {
    const place = [
      finding.sceneName,
      finding.line ? `line ${finding.line}` : null,
      `frames ${finding.firstFrame}–${finding.lastFrame}`,
    ];
    output.say(`${finding.severity} ${finding.rule} (${place.filter(Boolean).join(', ')}) ${finding.id}`);
    output.say(`  ${finding.message} Measured ${finding.measured}, bound ${finding.bound}. ${finding.fix}`);
  }
  for (const { criterion, measured, passed } of review.criteria) {
    output.say(`${passed ? 'holds' : 'fails'}: ${criterion} (measured ${measured})`);
  }
}

/** Starts a review and waits for it: what the main job needs between its phases. */
export async function reviewNow(
  context: CliContext,
  client: Client,
  projectId: string,
  output: Output,
  onRun?: (run: Run) => void,
): Promise<Review> {
  const run = await client.call(startReview, { params: { projectId }, body: {} });
  onRun?.(run);
  await watchRun(context, client, run, { output });
  return client.call(latestReview, { params: { projectId } });
}
