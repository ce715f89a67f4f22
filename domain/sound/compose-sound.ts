import type { PlannedVoice, SoundPlan } from '../../contract/plan.ts';
import type { SoundClip } from '../../contract/sound.ts';
import type { Placement } from '../project/scene.ts';
import { timelineLength } from '../project/timeline.ts';
import { effectClips, inOrder, musicFadeSeconds, tracks } from './clip-usage.ts';
import { isEffect } from './effect-names.ts';

/** What a film is composed of besides what it is heard with already. */
export interface SoundParts {
  plan: SoundPlan;
  fps: number;
  scenes: readonly Placement[];
  /** Names of the sounds that were made; null where none was. */
  voice: { seconds: number } | null;
  music: string | null;
  /** Frames of the film before: music that ended with it ends with the film as it is now. */
  filmBefore: number;
  newId: () => string;
}

/** Silence kept before and after a line, in seconds, where the voice has as much. */
const before = 0.06;
const after = 0.25;
const musicRiseSeconds = 0.2;

/** The film's sound after its plan: what is made new takes the place of what had its role. */
export function composeSound(base: readonly SoundClip[], parts: SoundParts): SoundClip[] {
  const { plan, fps, scenes, voice, music, filmBefore, newId } = parts;
  const film = timelineLength(scenes);
  const isReplaced = ({ role, asset }: SoundClip) =>
    plan.silent?.includes(role) ||
    (voice !== null && role === 'voice') ||
    (music !== null && role === 'music') ||
    (plan.effects !== undefined && isEffect(asset));
  const kept = base
    .filter((clip) => !isReplaced(clip))
    .map((clip) => louder(clip, plan.louder?.[clip.role] ?? 0))
    .map((clip) => ({ ...clip, startFrame: plan.moved?.[clip.id] ?? clip.startFrame }))
    .map((clip) => (clip.role === 'music' ? endingWith(clip, filmBefore, film) : clip));
  const made = [
    ...(voice ? voiceClips(plan.voice, { fps, film, seconds: voice.seconds }) : []),
    ...(music === null ? [] : [musicClip(music, plan.music?.volume ?? 0, { fps, film })]),
  ].map((clip) => ({ id: newId(), ...clip }));
  const effects = plan.effects === 'place' ? effectClips(scenes, fps, newId) : [];
  return inOrder([...kept, ...made, ...effects]);
}

type NewClip = Omit<SoundClip, 'id'>;

function louder(clip: SoundClip, by: number): SoundClip {
  return by === 0 ? clip : { ...clip, volume: Math.min(12, Math.max(-60, clip.volume + by)) };
}

/** Music that lasted until the end of the film does so still, and fades out there. */
function endingWith(clip: SoundClip, before: number, film: number): SoundClip {
  const endsWithFilm = clip.startFrame + clip.durationInFrames >= before - 1;
  if (!endsWithFilm || film === before || clip.startFrame >= film) return clip;
  const durationInFrames = film - clip.startFrame;
  const fadeInFrames = Math.min(clip.fadeInFrames, Math.floor(durationInFrames / 4));
  return {
    ...clip,
    durationInFrames,
    fadeInFrames,
    fadeOutFrames: Math.min(clip.fadeOutFrames, Math.floor(durationInFrames / 4)),
  };
}

/** Each line at its place, cut out of the one sound so that its words begin where they were planned to. */
function voiceClips(
  voice: PlannedVoice | undefined,
  { fps, film, seconds }: { fps: number; film: number; seconds: number },
): NewClip[] {
  const { asset = '', lines = [] } = voice?.spoken ?? {};
  const clips = lines.map(({ start, from, to }, index): NewClip => {
    const quiet = Math.max(0, from - (lines[index - 1]?.to ?? 0));
    const startFrame = Math.max(0, Math.ceil((start - Math.min(before, quiet / 2, from)) * fps - 1e-6));
    const fromSeconds = Math.max(0, Number((from - (start - startFrame / fps)).toFixed(6)));
    const end = Math.min(to + after, (to + (lines[index + 1]?.from ?? seconds + to)) / 2, seconds);
    const durationInFrames = Math.max(1, Math.min(film - startFrame, Math.ceil((end - fromSeconds) * fps)));
    const places = { role: 'voice', track: tracks.voice, volume: 0, fadeInFrames: 0, fadeOutFrames: 0 } as const;
    return { asset, ...places, startFrame, durationInFrames, fromSeconds };
  });
  return clips
    .map((clip, index) => {
      const room = (clips[index + 1]?.startFrame ?? film) - clip.startFrame;
      return { ...clip, durationInFrames: Math.min(clip.durationInFrames, Math.max(1, room)) };
    })
    .filter(({ startFrame }) => startFrame < film);
}

/** Music begins with the picture and ends with it. */
function musicClip(asset: string, volume: number, { fps, film }: { fps: number; film: number }): NewClip {
  const fadeInFrames = Math.min(Math.round(musicRiseSeconds * fps), Math.floor(film / 4));
  const fadeOutFrames = Math.min(Math.round(musicFadeSeconds * fps), Math.floor(film / 4));
  const places = { role: 'music', track: tracks.music, startFrame: 0, durationInFrames: film, fromSeconds: 0 } as const;
  return { asset, ...places, volume, fadeInFrames, fadeOutFrames };
}
