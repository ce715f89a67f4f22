import type { EntityManager } from '@mikro-orm/postgresql';
import type { RunResults } from '../contract/checks.ts';
import { AppError } from '../contract/errors.ts';
import type { LoopOutcome } from '../contract/names.ts';
import type { FilmPlan, SoundPlan } from '../contract/plan.ts';
import { runProblem } from '../contract/run-problem.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { JsonObject, Run } from '../db/entities/run.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { exportRecords } from '../db/repositories/exports.ts';
import { finishPaidRun } from '../db/repositories/finish-paid-run.ts';
import { media } from '../db/repositories/media.ts';
import { projects } from '../db/repositories/projects.ts';
import { reviews } from '../db/repositories/reviews.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { type RunEnd, runs } from '../db/repositories/runs.ts';
import { dollarsOfMicros } from '../domain/money/amounts.ts';
import { mediaPrices, sumOf } from '../domain/money/media-price.ts';
import { isCharged, quotePlan } from '../domain/money/quote.ts';
import { gate } from '../domain/project/gates.ts';
import { timelineLength } from '../domain/project/timeline.ts';
import { quantity } from '../domain/quantity.ts';
import { chargeOf } from './charge-run.ts';
import { finishedScenes } from './finished-scenes.ts';
import { loopTold, productionTold } from './long-run-told.ts';
import { mendTold } from './mend-told.ts';
import { asked } from './run-work.ts';
import { spentByChildren } from './spent-by-children.ts';

/** How a run ended: as wanted, stopped before that, or failed with a code. */
export interface Ending {
  stoppedBy?: 'cancelled' | 'cost_guard' | Exclude<LoopOutcome, 'done' | 'failed'>;
  failure?: string;
}

interface Told {
  summary: string;
  result: JsonObject;
  chunks?: { reused: number; rendered: number };
  leftOut?: string[];
  directions?: string[];
  conflicts?: string[];
}

/** Writes the end of a run: result, terminal event, what it pays, and what must not stay open after it. */
export async function settle(em: EntityManager, runId: string, wanted: Ending): Promise<number> {
  const run = await runs.find(em, runId);
  if (run.endedAt) return run.seq;
  const ending = await endingOf(em, run, wanted);
  const outcome = ending.failure ? 'failed' : ending.stoppedBy === 'cancelled' ? 'cancelled' : 'completed';
  const spentMicros = await chargeOf(em, run, outcome);
  if (spentMicros !== null) run.spentMicros = spentMicros;
  else if (run.kind === 'loop' || run.kind === 'production') await countChildren(em, run);
  const end = ending.failure ? await failed(em, run, ending.failure) : await completed(em, run, ending);
  if (run.draftRevisionId) await drafts.abandon(em, run.draftRevisionId);
  if (run.kind === 'export' && end.state !== 'completed') await endExport(em, run, end.state);
  return finishPaidRun(em, runId, end, spentMicros);
}

/** Cancelled half-way, a run has not counted yet what the run that it followed was paid for. */
async function countChildren(em: EntityManager, run: Run): Promise<void> {
  const { spentMicros } = await spentByChildren(em, run);
  await runs.note(em, run.id, { spentMicros });
  run.spentMicros = spentMicros;
}

/**
 * A result that already stands is no failure and, where it is a file, not cancelled any more: it is paid for. A file
 * that is being handed over in this moment is waited for.
 */
async function endingOf(em: EntityManager, run: Run, wanted: Ending): Promise<Ending> {
  if (run.kind === 'export' && (wanted.failure || wanted.stoppedBy)) {
    const record = await exportRecords.holdOfRun(em, run.id);
    return record?.state === 'completed' ? {} : wanted;
  }
  if (run.kind === 'media' && (wanted.failure || wanted.stoppedBy)) {
    return (await media.job(em, run.id))?.asset ? {} : wanted;
  }
  if (!wanted.failure || !run.draftRevisionId) return wanted;
  const draft = await revisions.get(em, run.projectId, run.draftRevisionId);
  return draft.publishedAs ? { stoppedBy: wanted.stoppedBy } : wanted;
}

async function failed(em: EntityManager, run: Run, code: string): Promise<RunEnd> {
  const missing = code === 'gate_closed' ? await missingFacts(em, run) : undefined;
  const error = runProblem(run.id, code, missing);
  return { state: 'failed', error, event: { type: 'run.failed', body: { error } } };
}

async function completed(em: EntityManager, run: Run, { stoppedBy }: Ending): Promise<RunEnd> {
  const { summary, result, leftOut, directions, conflicts, chunks } = await told(em, run, stoppedBy);
  const body: RunEventBody<'run.completed'> = {
    summary,
    spent: dollarsOfMicros(run.spentMicros),
    ...(stoppedBy && { stoppedBy }),
    ...(leftOut?.length && { leftOut }),
    ...(directions?.length && { directions }),
    ...(conflicts?.length && { conflicts }),
    ...(chunks && { chunks }),
  };
  const state = stoppedBy === 'cancelled' ? 'cancelled' : 'completed';
  return { state, result, event: { type: 'run.completed', body } };
}

function told(em: EntityManager, run: Run, stoppedBy: string | undefined): Promise<Told> {
  if (run.kind === 'prompt') return promptTold(em, run, stoppedBy);
  if (run.kind === 'loop') return loopTold(em, run, stoppedBy);
  if (run.kind === 'production') return productionTold(em, run, stoppedBy);
  if (stoppedBy) return Promise.resolve({ summary: 'Cancelled.', result: {} });
  if (run.kind === 'preview') return previewTold(em, run);
  if (run.kind === 'media') return mediaTold(em, run);
  if (run.kind === 'mend') return mendTold(em, run);
  return run.kind === 'review' ? reviewTold(em, run) : exportTold(em, run);
}

async function promptTold(em: EntityManager, run: Run, stoppedBy?: string): Promise<Told> {
  if (!run.draftRevisionId) return sparTold(em, run);
  const draft = await revisions.get(em, run.projectId, run.draftRevisionId);
  const finished = await finishedScenes(em, run.id);
  const names = new Set(finished.map(({ name }) => name));
  const leftOut = (draft.plan?.scenes ?? []).map(({ name }) => name).filter((name) => !names.has(name));
  const revision = draft.publishedAs ?? null;
  const scenes = revision ? finished.map(({ sceneId }) => sceneId) : [];
  const result: RunResults['prompt'] = { revision, scenes, leftOut, shape: draft.plan?.shape ?? '' };
  if (!revision) {
    const why = stoppedBy === 'budget' ? 'The budget does not pay for all of it' : 'Stopped';
    return { summary: `${why}; nothing was changed.`, result: { ...result } };
  }
  const seconds = timelineLength(await revisions.scenes(em, revision)) / draft.fps;
  const { conflicts } = draft;
  const isEdit = draft.plan?.shape === 'edit' && draft.parentId;
  const changes = isEdit ? await revisions.diff(em, run.projectId, draft.parentId ?? '', revision) : [];
  const plans = await runs.eventsOfType(em, run.id, 'plan');
  const variants = plans.flatMap(({ body }) => (body as { variants?: JsonObject[] }).variants ?? []);
  const round = (await runs.eventsOfType(em, run.id, 'round')).at(-1)?.body;
  // Scenes that could not be made, and copy of the brief that found no room.
  const unsaid = [...leftOut, ...(draft.plan?.leftOut ?? [])];
  const directions = draft.plan?.directions ?? [];
  const missing = leftOut.length > 0 ? `; ${leftOut.length} left out` : '';
  const kept = conflicts.length > 0 ? `; ${conflicts.length} kept as changed meanwhile` : '';
  return {
    summary: `${quantity(finished.length, 'scene')}, ${seconds.toFixed(1)} s in all${missing}${kept}.`,
    result: {
      ...result,
      leftOut: unsaid,
      directions,
      ...(kept && { conflicts }),
      ...(isEdit && { changes }),
      ...(variants.length > 0 && { variants }),
      ...(round && { round }),
    },
    leftOut: unsaid,
    directions,
    conflicts,
  };
}

/** Planning alone: the plan stands in the run's own event and nowhere else, with what it would cost to make it. */
async function sparTold(em: EntityManager, run: Run): Promise<Told> {
  const events = await runs.eventsSince(em, run.id, 0);
  const plan = events.find(({ type }) => type === 'plan')?.body as RunEventBody<'plan'> | undefined;
  const { scenes = [], shape = '' } = plan ?? {};
  const sound = plan?.sound as SoundPlan | undefined;
  const pictures = plan?.pictures as FilmPlan['pictures'];
  const made = mediaPrices({ sound, pictures }, await media.charging(em, run.billing));
  const { leftOut = [], directions = [] } = plan ?? {};
  const { lowMicros, highMicros } = quotePlan({
    scenes: scenes.length,
    deep: asked<string>(run, 'mode') === 'agent-max',
    charged: isCharged(run.billing, run.provider === 'offline'),
    mediaMicros: sumOf(made),
  });
  const quote = { low: dollarsOfMicros(lowMicros), high: dollarsOfMicros(highMicros) };
  const result: RunResults['prompt'] = { revision: null, scenes: [], leftOut, directions, shape, plan, quote };
  const seen = pictures?.length && quantity(pictures.length, 'picture');
  const heard = [sound?.voice && 'a voiceover', sound?.music && 'music', sound?.captions === 'burn' && 'captions'];
  const beside = [seen, ...heard].filter(Boolean).join(' and ');
  const summary = `A plan of ${quantity(scenes.length, 'scene')}${beside && ` with ${beside}`}; nothing was changed.`;
  return { summary, result: { ...result } };
}

async function previewTold(em: EntityManager, run: Run): Promise<Told> {
  const events = await runs.eventsSince(em, run.id, 0);
  const artefacts = events.filter(({ type }) => type === 'artefact').map(({ body }) => body);
  const stills = artefacts.filter(({ kind }) => kind === 'still').length;
  return { summary: `${quantity(stills, 'still')}.`, result: { revision: run.revisionId, artefacts } };
}

async function reviewTold(em: EntityManager, run: Run): Promise<Told> {
  const review = await reviews.ofRun(em, run.id);
  const { error = 0, warning = 0 } = review?.counts ?? {};
  const summary = `${quantity(error, 'error')}, ${quantity(warning, 'warning')}.`;
  return { summary, result: { reviewId: review?.id, verdict: review?.verdict } };
}

async function exportTold(em: EntityManager, run: Run): Promise<Told> {
  const record = await exportRecords.ofRun(em, run.id);
  const chunks = { reused: record.chunksReused ?? 0, rendered: record.chunksRendered ?? 0 };
  const result: RunResults['export'] = { exportId: record.id, chunks };
  const summary = `The video is ready: ${quantity(chunks.rendered, 'chunk')} rendered, ${chunks.reused} reused.`;
  return { summary, result: { ...result }, chunks };
}

async function mediaTold(em: EntityManager, run: Run): Promise<Told> {
  const result = (await media.job(em, run.id))?.asset as RunResults['media'] | null | undefined;
  if (!result) throw new AppError('internal', `run ${run.id} ends without its asset`);
  return { summary: `${result.name} is in the library.`, result: { ...result } };
}

async function missingFacts(em: EntityManager, run: Run) {
  const accepted = asked<string[]>(run, 'accept') ?? [];
  return gate(run.kind, await projects.facts(em, run.projectId), { accepted });
}

async function endExport(em: EntityManager, run: Run, state: 'failed' | 'cancelled'): Promise<void> {
  const record = await exportRecords.holdOfRun(em, run.id);
  if (record) await exportRecords.finish(em, run.id, { state });
}
