import type { Codec } from '../domain/render/codecs.ts';
import type { FrameSource } from '../engine/render/frame-source.ts';
import type { ExportPlan } from './export-plan.ts';
import { endOfFrames, framesAgain } from './film-frames.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'stage'>;
type Picture = Codec['picture'];

interface SharedPage {
  source: FrameSource;
  abort: AbortController;
  /** Spans that may still look at it. */
  spans: number;
  /** The look under way: one after another. */
  last: Promise<unknown>;
}

/** Frames as a page shows them that rendered none of the export. Dispose of it when its span is done. */
export type SecondLook = FrameSource & AsyncDisposable;

/**
 * One such page for all spans of an export that this process renders at a time, opened at the first look: a page costs
 * as much as half a second of frames. When the last span has looked it stays for a while, for the end of the export,
 * unless that was stopped; one that broke is joined no more.
 */
export function createSecondLooks(ports: Ports): (runId: string, plan: ExportPlan, signal: AbortSignal) => SecondLook {
  const pages = new Map<string, SharedPage>();
  const join = (runId: string, plan: ExportPlan): SharedPage => {
    const page = pages.get(runId) ?? openPage(ports, runId, plan);
    pages.set(runId, page);
    page.spans += 1;
    return page;
  };
  const forget = (runId: string, page: SharedPage) => {
    if (pages.get(runId) === page) pages.delete(runId);
  };
  return (runId, plan, signal) => {
    const stopped = stopOf(signal);
    let page: SharedPage | undefined;
    return {
      async capture(frame: number, picture: Picture) {
        const joined = page ?? join(runId, plan);
        page = joined;
        const shot = joined.last.then(() => joined.source.capture(frame, picture));
        joined.last = shot.catch(() => forget(runId, joined));
        return Promise.race([shot, stopped]);
      },
      async [Symbol.asyncDispose]() {
        if (!page) return;
        page.spans -= 1;
        if (page.spans > 0) return;
        forget(runId, page);
        page.abort.abort();
        await page.last;
        if (signal.aborted) await endOfFrames(ports, runId);
      },
    };
  };
}

/** A span that is told to stop does not wait for the page, which others may still need. */
function stopOf(signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  stopped.catch(() => undefined);
  return stopped;
}

function openPage(ports: Ports, runId: string, plan: ExportPlan): SharedPage {
  const abort = new AbortController();
  const source = framesAgain(ports, runId, plan, abort.signal);
  return { source, abort, spans: 0, last: Promise.resolve() };
}
