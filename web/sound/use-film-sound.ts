import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SoundClip } from '../../contract/sound.ts';
import { call } from '../api/call.ts';
import { samplesOf } from './fetch-sounds.ts';
import { type HeardClip, mixFilm } from './mix-film.ts';
import { createSoundTrack, type SoundTrack } from './sound-track.ts';
import { useClips, useLibrary } from './use-sounds.ts';

/** What is heard with a film. */
export interface FilmSound {
  /** Whether there is anything to hear, be it mixed already or not. */
  isThere: boolean;
  /** Null until the mix is made. */
  track: SoundTrack | null;
}

interface Heard {
  projectId: string;
  revision: string;
  fps: number;
  frames: number;
}

/** Mixes a revision's sounds as an export does, as soon as they are here, and anew when one of them changes. */
export function useFilmSound({ projectId, revision, fps, frames }: Heard): FilmSound {
  const clips = useClips(projectId, revision);
  const library = useLibrary(projectId, clips.length > 0);
  const [track, setTrack] = useState<SoundTrack | null>(null);
  const files = new Map(library?.flatMap(({ name, sound }) => (sound ? [[name, sound] as const] : [])));
  // The same sounds are the same mix, whatever their addresses are called by now.
  const heard = JSON.stringify([clips, clips.map(({ asset }) => files.get(asset)?.sha256), fps, frames]);
  const isReady = clips.length > 0 && library !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `heard` says it all.
  useEffect(() => {
    if (!isReady) return setTrack(null);
    let isWanted = true;
    const urlOf = (asset: string) => files.get(asset)?.url;
    void soundsOf(clips, urlOf).then((sounds) => {
      if (isWanted) setTrack(createSoundTrack(mixFilm(sounds, { fps, frames })));
    });
    return () => {
      isWanted = false;
    };
  }, [isReady, heard]);
  useEffect(() => () => track?.stop(), [track]);
  return { isThere: clips.length > 0, track };
}

async function soundsOf(
  clips: readonly SoundClip[],
  urlOf: (asset: string) => string | undefined,
): Promise<HeardClip[]> {
  const sounds = await Promise.all(clips.map(({ asset }) => samplesOf(asset, urlOf(asset))));
  return clips.flatMap((clip, index) => {
    const sound = sounds[index];
    return sound ? [{ clip, sound }] : [];
  });
}

/** What is said in a revision, as captions; none where nothing is said or nobody knows the words. */
export function useCaptions(projectId: string, revision: string, isWanted: boolean) {
  const captions = useQuery({
    queryKey: ['project', projectId, 'captions', revision],
    queryFn: () => call('readCaptions', { params: { projectId }, query: { revision } }),
    enabled: isWanted,
    placeholderData: (before) => before,
  });
  return captions.data?.captions ?? [];
}
