import { useEffect, useRef, useState } from 'react';
import { frameAfter } from './film-clock.ts';

export interface Playback {
  isPlaying: boolean;
  toggle(): void;
  stop(): void;
}

interface Range {
  fps: number;
  first: number;
  last: number;
  isLooping: boolean;
}

/** Plays from the frame at which it is started, by the clock: frames that the stage is too slow for are passed over. */
export function usePlayback(frame: number, range: Range, onFrame: (frame: number) => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const at = useRef(frame);
  at.current = frame;
  const { fps, first, last, isLooping } = range;
  const tell = useRef(onFrame);
  tell.current = onFrame;
  useEffect(() => {
    if (!isPlaying) return;
    const from = at.current >= last ? first : Math.max(first, at.current);
    const start = performance.now();
    let asked = requestAnimationFrame(function step(now) {
      const next = frameAfter(from, Math.max(0, now - start), { fps, first, last, isLooping });
      if (next.frame !== at.current) tell.current(next.frame);
      if (next.isOver) return setPlaying(false);
      asked = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(asked);
  }, [isPlaying, fps, first, last, isLooping]);
  return { isPlaying, toggle: () => setPlaying((before) => !before), stop: () => setPlaying(false) };
}
