import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type Export, getExport, validateProject, verifyProject } from '../../contract/checks.ts';
import { AppError } from '../../contract/errors.ts';
import type { Artefact, Review } from '../../contract/findings.ts';
import { addContext, createProject, type Format, getProject, type Project } from '../../contract/projects.ts';
import { type Run, startExport, startPreview, startPrompt } from '../../contract/runs.ts';
import { deriveContexts } from '../../domain/directing/derive-contexts.ts';
import type { Client } from '../client.ts';
import { reviewNow } from '../commands/review.ts';
import type { CliContext } from '../context.ts';
import { download, downloadArtefacts } from '../download.ts';
import type { Output } from '../output.ts';
import { sayUnshown } from '../say-unshown.ts';
import { watchRun } from '../watch-run.ts';
import { addBalance } from './add-balance.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';

export interface MainJobOptions {
  prompt: string;
  format: Format;
  seconds?: number;
  seed?: number;
  /** Where stills, contact sheet and MP4 are saved. */
  out: string;
}

export interface MainJobReport {
  project: Project;
  export: Export;
  file: string;
  sheet: string;
  /** Wall seconds by phase. */
  phases: Record<string, number>;
  /** The runs with their links into the Temporal UI. */
  runs: { kind: string; id: string; temporalUrl: string | null }[];
  /** Dollars that prompts and export have cost. */
  spent: number;
}

interface Job extends MainJobOptions {
  context: CliContext;
  client: Client;
  output: Output;
  watch: Stopwatch;
  runs: MainJobReport['runs'];
  projectId: string;
  spent: number;
}

/** Films of another seed that are tried when the review finds errors, before they are accepted by name. */
const retakes = 2;

/** From a prompt to an MP4 through the public API: context, prompt, preview, review, validate, verify, export. */
export async function runMainJob(context: CliContext, client: Client, options: MainJobOptions): Promise<MainJobReport> {
  const output = context.output({});
  const watch = createStopwatch();
  const job: Job = { ...options, context, client, output, watch, runs: [], projectId: '', spent: 0 };
  await watch.time('top-up', () => addBalance(client, output));
  await watch.time('project and context', () => openProject(job));
  const { review, sheet } = await generateUntilClean(job);
  await watch.time('validate', () => validate(job));
  await watch.time('verify', () => verify(job));
  const { exported, file } = await watch.time('export', () => exportFilm(job, review));
  const project = await client.call(getProject, { params: { projectId: job.projectId } });
  return { project, export: exported, file, sheet, phases: watch.seconds(), runs: job.runs, spent: job.spent };
}

async function openProject(job: Job): Promise<void> {
  const { client, output, prompt, format } = job;
  const name = prompt.replace(/\s+/g, ' ').slice(0, 60);
  const project = await client.call(createProject, { body: { name, format }, idempotencyKey: randomUUID() });
  job.projectId = project.id;
  output.say(`Project ${project.id}: ${project.width}×${project.height} at ${project.fps} fps`);
  const contexts = deriveContexts(prompt);
  const length = job.seconds ? `\nThe film lasts ${job.seconds} seconds.` : '';
  for (const [label, text] of Object.entries({ ...contexts, requirement: contexts.requirement + length })) {
    await client.call(addContext, { params: { projectId: project.id }, body: { label: label as 'goal', text } });
    output.say(`  ${label}: ${text.replaceAll('\n', ' ')}`);
  }
}

/** Prompt, preview and review; a review with errors is answered by another seed, at most twice. */
async function generateUntilClean(job: Job): Promise<{ review: Review; sheet: string }> {
  for (let take = 0; ; take += 1) {
    const seed = (job.seed ?? 0) + take;
    await job.watch.time('prompt', () => prompt(job, seed));
    const sheet = await job.watch.time('preview', () => preview(job));
    const review = await job.watch.time('review', () => measure(job));
    if (review.verdict !== 'errors' || take === retakes) return { review, sheet };
    job.output.say(`The review found ${review.counts.error} errors; another take with seed ${seed + 1}.`);
  }
}

async function prompt(job: Job, seed: number): Promise<void> {
  const { client, output } = job;
  const params = { projectId: job.projectId };
  const run = await client.call(startPrompt, {
    params,
    body: { prompt: job.prompt, seed },
    idempotencyKey: randomUUID(),
  });
  remember(job, run);
  const ended = await watchRun(job.context, client, run, { output });
  job.spent += ended.spent;
  sayUnshown(output, ended.result ?? {});
}

async function preview(job: Job): Promise<string> {
  const { client, output, projectId } = job;
  const { durationInFrames } = await client.call(getProject, { params: { projectId } });
  const count = Math.min(12, durationInFrames);
  const frames = Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * durationInFrames) / count));
  const run = await client.call(startPreview, { params: { projectId }, body: { frames, sheet: true } });
  remember(job, run);
  const ended = await watchRun(job.context, client, run, { output });
  const files = await downloadArtefacts((ended.result?.artefacts ?? []) as Artefact[], resolve(job.out));
  const sheet = files.find((file) => /sheet\.\w+$/.test(file)) ?? files.at(-1) ?? '';
  output.say(`  ${count} stills; contact sheet ${sheet}`);
  return sheet;
}

async function measure(job: Job): Promise<Review> {
  const review = await reviewNow(job.context, job.client, job.projectId, job.output, (run) => remember(job, run));
  const { error, warning, info } = review.counts;
  job.output.say(`  verdict ${review.verdict}: ${error} errors, ${warning} warnings, ${info} notes`);
  return review;
}

async function validate(job: Job): Promise<void> {
  const report = await job.client.call(validateProject, { params: { projectId: job.projectId } });
  job.output.say(`Validate: ${report.valid ? 'valid' : 'not valid'}, ${report.problems.length} problems`);
  for (const problem of report.problems) job.output.say(`  ${problem.code}: ${problem.message}`);
  if (!report.valid) throw new AppError('invalid_timeline', 'the generated project is not valid');
}

async function verify(job: Job): Promise<void> {
  const criteria = `duration<=${Math.max(job.seconds ?? 0, 90)}s,scenes>=3,${job.format},fps>=30`;
  const report = await job.client.call(verifyProject, { params: { projectId: job.projectId }, body: { criteria } });
  job.output.say(`Verify: ${report.passed ? 'passed' : 'failed'}`);
  job.output.table(
    ['criterion', 'measured', 'passed'],
    report.rows.map((row) => [row.criterion, row.measured, row.passed ? 'yes' : 'no']),
  );
}

async function exportFilm(job: Job, review: Review): Promise<{ exported: Export; file: string }> {
  const { client, output } = job;
  const open = review.findings.filter(({ severity }) => severity === 'error').map(({ id }) => id);
  if (open.length > 0) output.say(`Accepted by name after ${retakes + 1} takes: ${open.join(', ')}`);
  const body = open.length > 0 ? { accept: open, reason: 'The last take stands; its faults are listed above.' } : {};
  const params = { projectId: job.projectId };
  const run = await client.call(startExport, { params, body, idempotencyKey: randomUUID() });
  remember(job, run);
  const ended = await watchRun(job.context, client, run, { output });
  job.spent += ended.spent;
  const exported = await client.call(getExport, { params: { exportId: String(ended.result?.exportId) } });
  const file = await download(String(exported.url), resolve(job.out, 'film.mp4'));
  return { exported, file };
}

function remember(job: Job, run: Run): void {
  job.runs.push({ kind: run.kind, id: run.id, temporalUrl: run.temporalUrl });
}
