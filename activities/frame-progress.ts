import type { ActivityPorts } from './ports.ts';
import { tellLive } from './tell-live.ts';

type Ports = Pick<ActivityPorts, 'database' | 'logger'>;

interface Film {
  done: number;
  total: number;
  startedMs: number;
  startedAt: number;
  toldMs: number;
}

const pauseMs = 250;

/**
 * Counts captured frames of exports over all spans that this process renders and tells them live. `done` begins with
 * what the workflow knew to be finished; spans of other processes add to it when they are finished.
 */
export function createFrameProgress(ports: Ports, now: () => number = Date.now) {
  const films = new Map<string, Film>();
  return {
    begin(runId: string, { done, total }: { done: number; total: number }): void {
      const film = films.get(runId);
      if (film) film.done = Math.max(film.done, done);
      else films.set(runId, { done, total, startedMs: now(), startedAt: done, toldMs: 0 });
    },
    add(runId: string, frames: number): void {
      const film = films.get(runId);
      if (!film) return;
      film.done = Math.min(film.total, film.done + frames);
      if (now() - film.toldMs < pauseMs) return;
      film.toldMs = now();
      void tellLive(ports, runId, 'frame', { done: film.done, total: film.total, etaSeconds: etaSeconds(film, now()) });
    },
    end(runId: string): void {
      films.delete(runId);
    },
  };
}
export type FrameProgress = ReturnType<typeof createFrameProgress>;

function etaSeconds({ done, total, startedMs, startedAt }: Film, nowMs: number): number | null {
  const rate = (done - startedAt) / (nowMs - startedMs);
  return rate > 0 ? Math.ceil((total - done) / rate / 1000) : null;
}
