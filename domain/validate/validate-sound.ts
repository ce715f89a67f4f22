import type { SoundClip } from '../../contract/sound.ts';
import { isEffect } from '../sound/effect-names.ts';
import type { ValidationProblem } from './validate-timeline.ts';

/** A sound of the library: its length, and its loudness in LUFS, null where nothing in it can be heard. */
export interface KnownSound {
  name: string;
  seconds: number;
  loudness: number | null;
}

export interface SoundInput {
  clips: readonly SoundClip[];
  sounds: readonly KnownSound[];
  fps: number;
  /** Of the film; 0 without scenes. */
  filmFrames: number;
}

/** Everything that cannot be heard as it lies on the timeline. */
export function validateSound({ clips, sounds, fps, filmFrames }: SoundInput): ValidationProblem[] {
  const known = new Map(sounds.map((sound) => [sound.name, sound]));
  return [
    ...clips.flatMap((clip) => placeProblems(clip, fps, filmFrames)),
    ...clips.flatMap((clip) => assetProblems(clip, known, fps)),
    ...voiceProblems(clips.filter(({ role }) => role === 'voice')),
  ];
}

function problem(
  code: string,
  severity: ValidationProblem['severity'],
  message: string,
  fix: string,
): ValidationProblem {
  return { code, severity, sceneId: null, sceneName: null, line: null, message, fix };
}

function placeProblems({ id, asset, startFrame, durationInFrames }: SoundClip, fps: number, film: number) {
  const name = `The sound ${id} (“${asset}”)`;
  if (film === 0) return [];
  if (startFrame >= film) {
    const message = `${name} starts at frame ${startFrame}, after the film's last frame ${film - 1}.`;
    return [problem('sound_outside', 'error', message, 'Start it earlier, or take it out.')];
  }
  const over = startFrame + durationInFrames - film;
  if (over <= 0) return [];
  const message = `${name} goes on for ${(over / fps).toFixed(2)} s after the film; it is faded out there.`;
  return [problem('sound_too_long', 'warning', message, 'Shorten it, or lengthen the film.')];
}

function assetProblems(
  { id, asset, fromSeconds, volume }: SoundClip,
  known: ReadonlyMap<string, KnownSound>,
  fps: number,
) {
  const name = `The sound ${id} (“${asset}”)`;
  if (isEffect(asset)) return [];
  const sound = known.get(asset);
  if (!sound) {
    const names = [...known.keys()].slice(0, 20).join(', ') || 'none';
    const message = `${name} is not in the library. It has: ${names}.`;
    return [problem('unknown_sound', 'error', message, 'Upload it, or lay another sound there.')];
  }
  if (fromSeconds > sound.seconds - 1 / fps) {
    const message = `${name} begins ${fromSeconds} s into a sound of ${sound.seconds.toFixed(2)} s: nothing is left of it.`;
    return [problem('sound_silent', 'error', message, 'Leave out less of its beginning.')];
  }
  if (sound.loudness === null || volume <= -60) {
    return [problem('sound_silent', 'warning', `${name} cannot be heard.`, 'Make it louder, or take it out.')];
  }
  return [];
}

/** Two voices at one time are understood by nobody. */
function voiceProblems(voices: readonly SoundClip[]): ValidationProblem[] {
  const ordered = [...voices].sort((one, other) => one.startFrame - other.startFrame);
  return ordered.flatMap((clip, index) => {
    const next = ordered[index + 1];
    const over = next ? clip.startFrame + clip.durationInFrames - next.startFrame : 0;
    if (!next || over <= 0) return [];
    const message = `The voices ${clip.id} and ${next.id} speak at once from frame ${next.startFrame} on, for ${over} frames.`;
    return [problem('voices_overlap', 'warning', message, 'Move one of them, or shorten the first.')];
  });
}
