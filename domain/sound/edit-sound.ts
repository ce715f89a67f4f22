import { AppError } from '../../contract/errors.ts';
import { limits } from '../../contract/limits.ts';
import type { SoundClip } from '../../contract/sound.ts';
import { inOrder, musicFadeSeconds, tracks } from './clip-usage.ts';
import { isEffect } from './effect-names.ts';

/** What a caller says of a clip's place; the rest is worked out. */
export type ClipPlace = Partial<Omit<SoundClip, 'id' | 'asset'>>;

/** One change of a film's sound. */
export type SoundEdit =
  | { type: 'add'; id: string; asset: string; place: ClipPlace }
  | { type: 'change'; id: string; place: ClipPlace }
  | { type: 'remove'; id: string }
  /** In the place of all synthesised effects that stand. */
  | { type: 'effects'; clips: readonly SoundClip[] };

/** What a clip is fitted to. `seconds`: the length of each sound of the library, by its name. */
export interface SoundGround {
  fps: number;
  /** Of the film; 0 for one without scenes. */
  filmFrames: number;
  seconds: Readonly<Record<string, number>>;
}

/** The film's sound after one edit, by start. Throws `invalid_body` for a place that cannot be, `not_found` for an unknown clip. */
export function editSound(clips: readonly SoundClip[], edit: SoundEdit, ground: SoundGround): SoundClip[] {
  if (edit.type === 'add') {
    if (clips.length >= limits.soundClips) throw tooMany();
    return inOrder([...clips, added(edit, ground)]);
  }
  if (edit.type === 'effects') {
    const kept = clips.filter(({ asset }) => !isEffect(asset));
    if (kept.length + edit.clips.length > limits.soundClips) throw tooMany();
    return inOrder([...kept, ...edit.clips]);
  }
  const clip = clipOf(clips, edit.id);
  const others = clips.filter(({ id }) => id !== edit.id);
  if (edit.type === 'remove') return others;
  return inOrder([...others, fitting({ ...clip, ...defined(edit.place) }, ground)]);
}

/** Throws `not_found` where the film has no such clip. */
export function clipOf(clips: readonly SoundClip[], id: string): SoundClip {
  const clip = clips.find((one) => one.id === id);
  if (clip) return clip;
  throw new AppError('not_found', `the film has no sound ${id}`, { detail: 'There is no such sound in this film.' });
}

function added({ id, asset, place }: Extract<SoundEdit, { type: 'add' }>, ground: SoundGround): SoundClip {
  const { role = isEffect(asset) ? 'effect' : 'voice', startFrame = 0, fromSeconds = 0 } = place;
  const rest = Math.ceil((secondsOf(asset, ground) - fromSeconds) * ground.fps);
  const room = ground.filmFrames > startFrame ? ground.filmFrames - startFrame : rest;
  const durationInFrames = place.durationInFrames ?? Math.max(1, Math.min(rest, room));
  const fade = role === 'music' ? Math.min(Math.round(musicFadeSeconds * ground.fps), durationInFrames) : 0;
  const usual = { track: tracks[role], volume: 0, fadeInFrames: 0, fadeOutFrames: fade };
  const clip = { id, asset, role, startFrame, fromSeconds, durationInFrames };
  return fitting({ ...usual, ...defined(place), ...clip }, ground);
}

function fitting(clip: SoundClip, ground: SoundGround): SoundClip {
  const length = secondsOf(clip.asset, ground);
  const refuse = (path: string, message: string): never => {
    throw new AppError('invalid_body', `${path} ${message}`, { errors: [{ path, message }] });
  };
  if (clip.fromSeconds >= length) refuse('fromSeconds', `must be below the ${length.toFixed(2)} s of the sound`);
  if (clip.fadeInFrames + clip.fadeOutFrames > clip.durationInFrames) {
    refuse('fadeOutFrames', `and fadeInFrames must fit into the clip's ${clip.durationInFrames} frames`);
  }
  return clip;
}

function secondsOf(asset: string, { seconds }: SoundGround): number {
  const known = seconds[asset];
  if (known !== undefined) return known;
  const names = Object.keys(seconds);
  const has = names.length > 0 ? `It has: ${names.slice(0, 20).join(', ')}.` : 'It has none yet.';
  const message = `is no sound of this project's library. ${has}`;
  throw new AppError('invalid_body', `no sound ${asset}`, { errors: [{ path: 'asset', message }] });
}

function tooMany(): AppError {
  const detail = `A film has at most ${limits.soundClips} sounds.`;
  return new AppError('limit_exceeded', 'too many sounds', { detail });
}

function defined<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never;
}
