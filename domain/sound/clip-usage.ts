import type { SoundClip, SoundRole } from '../../contract/sound.ts';
import type { Placement } from '../project/scene.ts';
import { effectCues } from './effect-cues.ts';

/** The track of a clip of which nothing else is said. */
export const tracks: Record<SoundRole, number> = { voice: 0, music: 1, effect: 2 };
/** Seconds that music fades away for when nothing else is said. */
export const musicFadeSeconds = 1.5;

/** By start, then by track: as a film's sounds are kept. */
export function inOrder(clips: readonly SoundClip[]): SoundClip[] {
  return [...clips].sort((a, b) => a.startFrame - b.startFrame || a.track - b.track || (a.id < b.id ? -1 : 1));
}

/** Effects on the motion of a film, as its clips. */
export function effectClips(scenes: readonly Placement[], fps: number, newId: () => string): SoundClip[] {
  const usual = { role: 'effect', track: tracks.effect, fadeInFrames: 0, fadeOutFrames: 0 } as const;
  return effectCues(scenes, fps).map((cue) => ({ id: newId(), ...cue, ...usual }));
}
