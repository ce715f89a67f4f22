import { AppError } from '../contract/errors.ts';
import { filmFrame } from '../domain/render/file-timeline.ts';
import type { FrameSource } from '../engine/render/frame-source.ts';
import { openStage, type StageHandle } from '../engine/stage/open-stage.ts';
import { StagePage } from '../engine/stage/stage-page.ts';
import type { ExportPlan } from './export-plan.ts';
import { stageFilm } from './film.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'stage'>;

/**
 * The frames of an export's file, captured from a stage of its own. A capture fails when a scene did: a film with a hole
 * in it is no export.
 */
export async function filmFrames(
  ports: Ports,
  { film, settings }: ExportPlan,
  signal: AbortSignal,
): Promise<FrameSource & AsyncDisposable> {
  const stage = await openFor(ports, { film, settings }, signal);
  const rates = { film: film.size.fps, file: settings.fps };
  return {
    async capture(frame, picture) {
      const shot = await stage.capture(filmFrame(frame, rates), picture);
      const [fault] = stage.faults();
      if (fault) throw new AppError('scene_crashed', `scene ${fault.key} at frame ${fault.frame}: ${fault.message}`);
      return shot;
    },
    [Symbol.asyncDispose]: () => stage.close(),
  };
}

/** A browser's scale is fixed when it starts, so that only films in their own size get a warm one. */
async function openFor(
  ports: Ports,
  { film, settings }: Pick<ExportPlan, 'film' | 'settings'>,
  signal: AbortSignal,
): Promise<StageHandle> {
  const shown = { ...film, timeline: { ...film.timeline, transparent: settings.transparent } };
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
