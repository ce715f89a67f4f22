import { useSyncExternalStore } from 'react';

/** The frame that is looked at. It moves thirty times a second, so only what shows it listens to it. */
export interface Playhead {
  readonly frame: number;
  readonly playing: boolean;
  seek(frame: number): void;
  setPlaying(playing: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createPlayhead(): Playhead {
  const listeners = new Set<() => void>();
  let frame = 0;
  let playing = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get frame() {
      return frame;
    },
    get playing() {
      return playing;
    },
    seek(next) {
      frame = Math.max(0, Math.round(next));
      tell();
    },
    setPlaying(next) {
      playing = next;
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

export function usePlaying(playhead: Playhead): boolean {
  return useSyncExternalStore(playhead.subscribe, () => playhead.playing);
}
