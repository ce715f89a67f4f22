import { AppError } from '../contract/errors.ts';
import type { PlannedScene } from '../contract/plan.ts';
import type { RunEventBody } from '../contract/runs.ts';
import type { FrameMeasure } from '../contract/stage.ts';
import { drafts } from '../db/repositories/drafts.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { runs } from '../db/repositories/runs.ts';
import type { SceneFaultReport } from '../domain/directing/director.ts';
import { fitPlan } from '../domain/project/fit-plan.ts';
import { sha256 } from '../domain/project/picture-hash.ts';
import { directorInput, planOf } from './director-input.ts';
import { makeFilm, stageFilm } from './film.ts';
import { assetsOfFilm } from './film-assets.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';
import type { Receipt } from './receipt.ts';
import { livingRun } from './run-work.ts';
import { createSceneDrafts, type SceneVersionKey } from './scene-drafts.ts';
import { showMechanicalFaults } from './seen-faults.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'logger' | 'director'>;

/**
 * Shows a written scene alone on the stage; one that stands goes into the draft, else its faults are kept. `isSuspect`:
 * it may hold faults that are mended without a director, so that the whole draft is worth measuring.
 */
export function createTryingActivities(ports: Ports) {
  const { database } = ports;
  const texts = createSceneDrafts(ports);
  return {
    tryScene(key: SceneVersionKey): Promise<Receipt & { stands: boolean; isSuspect?: boolean }> {
      return keepAlive(async (signal) => {
        const run = await livingRun(ports, key.runId);
        const { revision: draft } = await directorInput(database.fork(), run);
        const plan = planOf(draft);
        const scene = plan.scenes[key.index];
        if (!scene) throw new AppError('internal', `the plan has no scene ${key.index}`);
        const code = await texts.code(key);
        const { faults, isSuspect } = await lookAt(ports, draft, scene, code, signal);
        if (faults.length > 0) {
          await texts.keepFaults(key, faults);
          return { seq: run.seq, stands: false };
        }
        // An edit changes what it names and nothing else. A model's film was never measured before.
        const isWorthMending = plan.shape !== 'edit' && (isSuspect || ports.director.name !== 'offline');
        return { seq: await keepScene(ports, key, code), stands: true, ...(isWorthMending && { isSuspect: true }) };
      });
    },
  };
}
export type TryingActivities = ReturnType<typeof createTryingActivities>;

type Size = {
  projectId: string;
  width: number;
  height: number;
  fps: number;
  theme: Parameters<typeof makeFilm>[0]['theme'];
};

interface Trial {
  faults: SceneFaultReport[];
  isSuspect: boolean;
}

async function lookAt(
  ports: Ports,
  size: Size,
  { name, durationInFrames }: PlannedScene,
  code: string,
  signal: AbortSignal,
): Promise<Trial> {
  const failed = (...faults: SceneFaultReport[]): Trial => ({ faults, isSuspect: false });
  const place = { name, track: 0, startFrame: 0, durationInFrames };
  const facts = { sceneId: '', codeHash: sha256(code), writtenBy: 'director' as const, compiledHash: null };
  const sources = [{ ...facts, ...place, code }];
  const film = await makeFilm(size, sources, signal, await assetsOfFilm(ports, size.projectId, sources, size.theme));
  const refusal = film.scenes[0]?.compiled;
  if (refusal instanceof AppError) return failed(...refusalFaults(refusal));
  try {
    await using stage = await stageFilm(ports, film, signal);
    const measures: FrameMeasure[] = [];
    for (const frame of framesToTry(durationInFrames)) measures.push(await stage.measure(frame));
    const faults = stage.faults().map(({ message, line }) => ({ message, line }));
    if (faults.length > 0) return failed(...faults);
    const isPainted = measures.some(({ scenes }) => scenes.some(({ painted }) => painted > 0));
    if (!isPainted) return failed({ message: 'The scene paints nothing at any time.' });
    return { faults, isSuspect: showMechanicalFaults(film, measures) };
  } catch (error) {
    // A scene that hangs or never gets ready breaks its stage; that is the scene's fault and worth a repair.
    if (!(error instanceof AppError) || error.category !== 'validation') throw error;
    return failed({ message: error.options.detail ?? error.message });
  }
}

function refusalFaults(refusal: AppError): SceneFaultReport[] {
  const errors = refusal.options.errors ?? [];
  if (errors.length === 0) return [{ message: refusal.options.detail ?? refusal.message }];
  return errors.map(({ path, message }) => ({ message, line: Number.parseInt(path, 10) || undefined }));
}

/** The first frame, the end of a usual entrance, the middle, the start of a usual exit and the last frame. */
function framesToTry(durationInFrames: number): number[] {
  const last = durationInFrames - 1;
  return [...new Set([0, 0.25, 0.5, 0.8, 1].map((share) => Math.round(share * last)))];
}

/** The scene in the draft and the event that tells of it, in one transaction. */
function keepScene({ database }: Ports, { runId, index, version }: SceneVersionKey, code: string): Promise<number> {
  return database.transaction(async (em) => {
    const run = await runs.find(em, runId);
    const { revision: draft } = await directorInput(em, run);
    const plan = planOf(draft);
    const planned = plan.scenes[index] as PlannedScene;
    const standing = draft.parentId ? await revisions.scenes(em, draft.parentId) : [];
    const fitted = fitPlan(standing, plan.scenes, { edits: plan.shape === 'edit' });
    const { sceneId, track } = fitted.scenes[index] as (typeof fitted.scenes)[number];
    for (const id of fitted.removed) await drafts.removeScene(em, draft.id, id);
    const { name, startFrame, durationInFrames } = planned;
    const scene = sceneId ? { id: sceneId } : { step: `scene-${index}` };
    const kept = await drafts.putScene(em, draft.id, { scene, name, code, track, startFrame, durationInFrames });
    const body: RunEventBody<'scene.ready'> = { sceneId: kept.sceneId, name, revision: draft.id, repairs: version };
    return runs.appendEvents(em, runId, `ready-${index}`, [{ type: 'scene.ready', body }]);
  });
}
