import { AppError } from '../contract/errors.ts';
import { filmFrame } from '../domain/render/file-timeline.ts';
import type { FrameSource } from '../engine/render/frame-source.ts';
import { openStage, type StageHandle } from '../engine/stage/open-stage.ts';
import { StagePage } from '../engine/stage/stage-page.ts';
import type { ExportPlan } from './export-plan.ts';
import { type Film, stageFilm } from './film.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'stage'>;
type Plan = Pick<ExportPlan, 'film' | 'settings'>;

/**
 * The frames of an export's file, captured from a stage of its own. A capture fails when a scene did: a film with a hole
 * in it is no export.
 */
export async function filmFrames(
  ports: Ports,
  { film, settings }: Plan,
  signal: AbortSignal,
): Promise<FrameSource & AsyncDisposable> {
  const stage = await openFor(ports, { film, settings }, signal);
  return { ...framesOf(stage, { film, settings }), [Symbol.asyncDispose]: () => stage.close() };
}

/**
 * The same frames from a stage that stays open between looks, for the export alone: the frames that are captured a
 * second time, and those that the finished file is held against.
 */
export async function keptFrames(
  ports: Ports,
  runId: string,
  { film, settings }: Plan,
  signal: AbortSignal,
): Promise<FrameSource & AsyncDisposable> {
  if (settings.scale !== 1) return filmFrames(ports, { film, settings }, signal);
  const { timeline, modules, assets } = shownAs(film, settings);
  const shown = { owner: runId, timeline, modules, assets };
  return {
    capture: (frame, picture) => {
      return ports.stage.kept.with(shown, signal, (stage) =>
        framesOf(stage, { film, settings }).capture(frame, picture),
      );
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

function framesOf(stage: StageHandle, { film, settings }: Plan): Required<FrameSource> {
  const rates = { film: film.size.fps, file: settings.fps };
  const refuseFaults = () => {
    const [fault] = stage.faults();
    if (fault) throw new AppError('scene_crashed', `scene ${fault.key} at frame ${fault.frame}: ${fault.message}`);
  };
  return {
    async capture(frame, picture) {
      const shot = await stage.capture(filmFrame(frame, rates), picture);
      refuseFaults();
      return shot;
    },
    async isUnchanged(frame) {
      const unchanged = await stage.isUnchanged(filmFrame(frame, rates));
      refuseFaults();
      return unchanged;
    },
  };
}

function shownAs(film: Film, { transparent }: Plan['settings']): Film {
  return { ...film, timeline: { ...film.timeline, transparent } };
}

/** A browser's scale is fixed when it starts, so that only films in their own size get a warm one. */
async function openFor(ports: Ports, { film, settings }: Plan, signal: AbortSignal): Promise<StageHandle> {
  const shown = shownAs(film, settings);
  if (settings.scale === 1) return stageFilm(ports, shown, signal, { refill: 'later' });
  const { bundle, browser } = ports.stage;
  const page = await StagePage.open(bundle, { ...browser, scale: settings.scale });
  return openStage({
    ...browser,
    bundle,
    timeline: shown.timeline,
    modules: film.modules,
    assets: film.assets,
    signal,
    page,
  });
}
