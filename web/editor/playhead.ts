import { useSyncExternalStore } from 'react';

/** The frame that is looked at. It moves thirty times a second, so only what shows it listens to it. */
export interface Playhead {
  readonly frame: number;
  /** How often somebody has asked for the playing to end. */
  readonly pauses: number;
  seek(frame: number): void;
  pause(): void;
  subscribe(listener: () => void): () => void;
}

export function createPlayhead(): Playhead {
  const listeners = new Set<() => void>();
  let frame = 0;
  let pauses = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get frame() {
      return frame;
    },
    get pauses() {
      return pauses;
    },
    seek(next) {
      frame = Math.max(0, Math.round(next));
      tell();
    },
    pause() {
      pauses += 1;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useFrame(playhead: Playhead): number {
  return useSyncExternalStore(playhead.subscribe, () => playhead.frame);
}

/** Changes whenever playing is to end, because a finding or a place on the timeline was chosen. */
export function usePauses(playhead: Playhead): number {
  return useSyncExternalStore(playhead.subscribe, () => playhead.pauses);
}
