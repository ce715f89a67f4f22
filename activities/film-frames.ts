import { AppError } from '../contract/errors.ts';
import { filmFrame } from '../domain/render/file-timeline.ts';
import type { FrameSource } from '../engine/render/frame-source.ts';
import type { StageHandle } from '../engine/stage/open-stage.ts';
import type { ExportPlan } from './export-plan.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'stage'>;
type Plan = Pick<ExportPlan, 'film' | 'settings'>;

/** The pages of an export: those that render its frames, and one that shows single frames again and none before them. */
const ownerOf = { render: (runId: string) => runId, again: (runId: string) => `${runId}/again` };

/**
 * Lends the frames of an export's file, from a page that stays open for its next span, or from one that has shown nothing
 * where they depend on that. A capture fails when a scene did: a film with a hole in it is no export.
 */
export function withFrames<Result>(
  ports: Ports,
  { runId, alone }: { runId: string; alone: boolean },
  plan: Plan,
  signal: AbortSignal,
  work: (source: Required<FrameSource>) => Promise<Result>,
): Promise<Result> {
  return lend(ports, { owner: ownerOf.render(runId), alone }, plan, signal, work);
}

/** Frames of the same film shown again: those that are captured twice, and those that the file is held against. */
export function framesAgain(ports: Ports, runId: string, plan: Plan, signal: AbortSignal): FrameSource {
  return {
    capture: (frame, picture) => {
      return lend(ports, { owner: ownerOf.again(runId) }, plan, signal, (source) => source.capture(frame, picture));
    },
  };
}

/** Closes the pages that an export kept open. */
export async function endOfFrames({ stage }: Ports, runId: string): Promise<void> {
  await Promise.all(Object.values(ownerOf).map((owner) => stage.kept.endOf(owner(runId))));
}

function lend<Result>(
  { stage }: Ports,
  page: { owner: string; alone?: boolean },
  plan: Plan,
  signal: AbortSignal,
  work: (source: Required<FrameSource>) => Promise<Result>,
): Promise<Result> {
  const { film, settings } = plan;
  const { modules, assets } = film;
  const timeline = { ...film.timeline, transparent: settings.transparent };
  const shown = { ...page, timeline, modules, assets, scale: settings.scale, refill: 'afterwards' } as const;
  return stage.kept.with(shown, signal, (open) => work(framesOf(open, plan)));
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
    paintAnew: () => stage.paintAnew(),
  };
}
