import type { RunEventBody, RunEventType } from '../contract/runs.ts';
import { notify } from '../db/notifications.ts';
import type { ActivityPorts } from './ports.ts';

type LiveEvent = Extract<RunEventType, 'scene.delta' | 'frame'>;

/** Tells listening API processes something that is not kept. Losing one harms nobody, so a failure is only logged. */
export async function tellLive<Type extends LiveEvent>(
  { database, logger }: Pick<ActivityPorts, 'database' | 'logger'>,
  runId: string,
  event: Type,
  body: RunEventBody<Type>,
): Promise<void> {
  try {
    await notify(database.fork(), 'run_live', { runId, type: event, body });
  } catch (error) {
    logger.warn({ runId, err: error }, 'a live event was lost');
  }
}

const pauseMs = 60;
const largestText = 4_000;

/** Collects text that arrives in crumbs and tells it in pieces; `attempt` rises when a text begins again. */
export function createTextTeller(
  ports: Pick<ActivityPorts, 'database' | 'logger'>,
  runId: string,
  mark: { scene: number; attempt: number },
) {
  let pending = '';
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    for (; pending; pending = pending.slice(largestText)) {
      const text = pending.slice(0, largestText);
      last = last.then(() => tellLive(ports, runId, 'scene.delta', { ...mark, text }));
    }
  };
  return {
    add(delta: string) {
      pending += delta;
      timer ??= setTimeout(flush, pauseMs);
    },
    /** Resolves when all that was added is told. */
    end(): Promise<void> {
      flush();
      return last;
    },
  };
}
