import { type Captured, secondsLeft } from '../domain/render/time-left.ts';
import type { ActivityPorts } from './ports.ts';
import { tellLive } from './tell-live.ts';

type Ports = Pick<ActivityPorts, 'database' | 'logger'>;

interface Film {
  done: number;
  total: number;
  /** Thinned out: enough to tell a rate by. */
  past: Captured[];
  toldMs: number;
}

const pauseMs = 500;
const mostKept = 400;
const mostFilms = 200;

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
      else {
        // An export that is joined by another process never ends here.
        if (films.size >= mostFilms) films.delete(films.keys().next().value as string);
        films.set(runId, { done, total, past: [{ atMs: now(), frames: done }], toldMs: 0 });
      }
    },
    add(runId: string, frames: number): void {
      const film = films.get(runId);
      if (!film) return;
      film.done = Math.min(film.total, film.done + frames);
      if (now() - film.toldMs < pauseMs) return;
      film.toldMs = now();
      film.past.push({ atMs: film.toldMs, frames: film.done });
      if (film.past.length > mostKept) film.past = film.past.filter((_, index) => index % 2 === 0);
      const left = secondsLeft(film.past, film.total);
      const etaSeconds = left === null ? null : Math.max(1, Math.round(left));
      void tellLive(ports, runId, 'frame', { done: film.done, total: film.total, etaSeconds });
    },
    end(runId: string): void {
      films.delete(runId);
    },
  };
}
