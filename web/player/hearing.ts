import { useLocalStorage } from '@mantine/hooks';
import { useEffect } from 'react';
import type { FilmSound } from '../sound/use-film-sound.ts';

/** How this person wants films heard and read, kept in this browser. */
export interface Hearing {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  hasCaptions: boolean;
}

const usual: Hearing = { volume: 0.8, isMuted: false, hasCaptions: true };

export function useHearing(): [Hearing, (part: Partial<Hearing>) => void] {
  const [hearing, set] = useLocalStorage<Hearing>({
    key: 'framewright-hearing',
    defaultValue: usual,
    getInitialValueInEffect: false,
  });
  return [hearing, (part) => set((before) => ({ ...before, ...part }))];
}

interface Played {
  isPlaying: boolean;
  /** Second of the film that is shown. */
  second: number;
}

/** Lets the film be heard while it plays: from where the picture stands, and with it wherever it jumps. */
export function useHeard({ track }: FilmSound, { volume, isMuted }: Hearing, { isPlaying, second }: Played): void {
  useEffect(() => track?.setVolume(isMuted ? 0 : volume), [track, volume, isMuted]);
  useEffect(() => {
    if (isPlaying) track?.follow(second);
    else track?.stop();
  }, [track, isPlaying, second]);
}
