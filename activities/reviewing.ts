import { AppError } from '../contract/errors.ts';
import { type Finding, severities } from '../contract/findings.ts';
import type { SceneFault } from '../contract/stage.ts';
import type { Run } from '../db/entities/run.ts';
import { contexts } from '../db/repositories/contexts.ts';
import { projects } from '../db/repositories/projects.ts';
import { reviews } from '../db/repositories/reviews.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import { chooseStills } from '../domain/review/choose-stills.ts';
import { measuredFacts } from '../domain/review/measured-facts.ts';
import { type ReviewResult, review, verdictOf } from '../domain/review/review.ts';
import { reviewReport } from '../domain/review/review-report.ts';
import { type MeasuredTimeline, measureTimeline } from '../engine/review/measure-timeline.ts';
import { movesBySpring } from '../engine/review/moves-by-spring.ts';
import { publishArtefacts, type StoredArtefact, storeReport, storeStills } from './artefacts.ts';
import { criteriaRows } from './criteria-rows.ts';
import { type Film, readFilm, stageFilm } from './film.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { publishCrops, type StoredCrop, storeCrops } from './review-crops.ts';
import { livingRun } from './run-work.ts';
import { storedView } from './stored-view.ts';
import { structureFindings } from './structure-findings.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'scratchDir' | 'logger'>;

/** Stills kept with a review: what its contact sheet shows. */
const mostStills = 12;

/** Measures one revision on the stage and keeps the verdict, with the pictures that show it. */
export function createReviewingActivities(ports: Ports) {
  return {
    measureReview({ runId }: { runId: string }): Promise<Receipt & { errors: number }> {
      let measuredFrames = 0;
      return keepAlive(
        async (signal) => {
          const run = await livingRun(ports, runId);
          const film = await readFilm(ports, { projectId: run.projectId, revisionId: run.revisionId ?? '' }, signal);
          const measured = await measure(ports, { ...film, projectId: run.projectId }, signal, () => {
            measuredFrames += 1;
          });
          const result = judge(film, measured);
          const chosen = chooseStills(measured.stills, result.findings, mostStills);
          const shown = { size: film.size, stills: measured.stills, findings: result.findings };
          const [pictures, crops] = await Promise.all([
            storeStills(ports, run, { film, ...chosen, sheet: true }),
            storeCrops(ports, run, shown, signal),
          ]);
          const report = await storeReport(ports, run, reviewReport(result, filmFacts(film)));
          return record(ports, run, { film, result, measured, stored: [...pictures, report], crops });
        },
        () => ({ measuredFrames }),
      );
    },
  };
}
export type ReviewingActivities = ReturnType<typeof createReviewingActivities>;

async function measure(
  ports: Ports,
  film: Film & { projectId: string },
  signal: AbortSignal,
  onFrame: () => void,
): Promise<MeasuredTimeline> {
  // A browser that starts meanwhile would take a third of the machine; the one that draws the sheet calls for the next.
  await using stage = await stageFilm(ports, film, signal, { refill: 'soon' });
  const scenes = film.scenes.map(({ key, sceneId, name, track, startFrame, durationInFrames, code }) => ({
    ...{ key, sceneId, name, track, startFrame, durationInFrames, springs: movesBySpring(code) },
  }));
  const brand = await givenBrand(ports, film);
  const { allowUnsandboxed } = ports.stage.browser;
  const measured = await measureTimeline({
    ...{ stage, timeline: film.timeline, scenes, onFrame, signal, allowUnsandboxed },
    ...(brand && { brand }),
  });
  measured.input = { ...measured.input, faults: [...refusals(film), ...measured.input.faults] };
  return measured;
}

/** The brand's colour and its legible twin, where a brand entry names that colour; else the director chose it. */
async function givenBrand({ database }: Ports, { projectId, theme }: Film & { projectId: string }) {
  const entries = await contexts.list(database.fork(), projectId);
  const { brand, brandText } = theme.colours;
  const isGiven = entries.some(
    (entry) => entry.label === 'brand' && entry.text.toLowerCase().includes(brand.toLowerCase()),
  );
  return isGiven ? [brand, brandText] : undefined;
}

/** What was measured and what is structurally wrong, under one verdict. */
function judge(film: Film, measured: MeasuredTimeline): ReviewResult {
  const { findings: seen, allowed } = review(measured.input);
  const worstFirst = [...structureFindings(film), ...seen].sort(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  );
  return { verdict: verdictOf(worstFirst), findings: worstFirst, allowed };
}

/** A scene that does not compile is one that fails, from its first frame on. */
function refusals({ scenes }: Film): SceneFault[] {
  return scenes.flatMap(({ key, startFrame, compiled }) => {
    if (!(compiled instanceof AppError)) return [];
    const [first] = compiled.options.errors ?? [];
    const line = Number.parseInt(first?.path ?? '', 10);
    const message = first?.message ?? compiled.options.detail ?? 'The code was refused.';
    return [{ key, frame: startFrame, kind: 'load' as const, message, ...(line && { line }) }];
  });
}

function filmFacts({ size, scenes, timeline }: Film) {
  return { size, durationInFrames: timeline.durationInFrames, sceneCount: scenes.length };
}

interface Reviewed {
  film: Film;
  result: ReviewResult;
  measured: MeasuredTimeline;
  stored: StoredArtefact[];
  crops: StoredCrop[];
}

function record({ database }: Ports, run: Run, { film, result, measured, stored, crops }: Reviewed) {
  const { verdict, allowed } = result;
  const count = (severity: Finding['severity']) =>
    result.findings.filter((finding) => finding.severity === severity).length;
  const counts = { error: count('error'), warning: count('warning'), info: count('info') };
  const errors = counts.error;
  const facts = measuredFacts(measured.input);
  return database.transaction(async (em) => {
    const revision = await revisions.get(em, run.projectId, run.revisionId ?? '');
    const { criteria } = await projects.find(em, run.projectId);
    const artefacts = await publishArtefacts(em, stored);
    const findings = await publishCrops(em, result.findings, crops);
    const { id } = await reviews.record(em, {
      ...{ projectId: run.projectId, revisionId: revision.id, runId: run.id, verdict, counts, stills: artefacts },
      findings,
      pictureHash: revisions.pictureHash(revision),
      measurements: {
        ...facts,
        criteria: criteriaRows(criteria, film, { counts, facts }),
        allowed: allowed.map(({ sceneName, rule }) => `${sceneName ?? 'film'}: ${rule}`),
      },
    });
    const name = errors > 0 ? 'iterate' : 'export';
    await runs.note(em, run.id, { phase: name, view: storedView(run, name) });
    const seq = await runs.appendEvents(em, run.id, 'review', [
      ...findings.map((body) => ({ type: 'finding', body })),
      ...artefacts.map((body) => ({ type: 'artefact', body })),
      { type: 'phase', body: { name, gate: 'open' } },
    ]);
    return { seq, errors, counts: { ...counts, stills: artefacts.length }, ids: { review: id } };
  });
}
