import type { MusicMood } from '../../../contract/media-operations.ts';
import type { FilmPlan, SoundPlan } from '../../../contract/plan.ts';
import { relaidVoice } from './plan-sound.ts';

/** What a director that is not the rules orders to be heard, scene by scene. */
export interface OrderedSound {
  voiceover?: {
    lines: { scene: string; text: string }[];
    language?: string;
    voice?: 'female' | 'male';
    speed?: number;
  };
  music?: { prompt: string; mood?: MusicMood; tempo?: number; volume?: number };
  captions?: boolean;
}

/**
 * The sound of a plan whose scenes somebody else drew than the rules that proposed it: what was ordered, else what was
 * proposed, with the proposed lines laid over the scenes as they are now.
 */
export function directSound(
  plan: FilmPlan,
  proposed: SoundPlan | undefined,
  ordered?: OrderedSound,
): SoundPlan | undefined {
  const { voice: _, ...rest } = proposed ?? {};
  const voice = orderedVoice(plan, proposed, ordered) ?? relaidVoice(plan, proposed?.voice);
  const music = ordered?.music ? { volume: 0, ...ordered.music } : proposed?.music;
  const captions = (ordered?.captions && voice ? 'burn' : undefined) ?? proposed?.captions;
  const sound = { ...rest, ...(voice && { voice }), ...(music && { music }), ...(captions && { captions }) };
  return Object.keys(sound).length > 0 ? sound : undefined;
}

function orderedVoice(plan: FilmPlan, proposed: SoundPlan | undefined, ordered?: OrderedSound): SoundPlan['voice'] {
  const startOf = new Map(plan.scenes.map(({ name, startFrame }) => [name, startFrame]));
  const { lines: said = [], language, voice, speed } = ordered?.voiceover ?? {};
  const lines = said
    .map(({ scene, text }) => ({ text: text.trim(), at: startOf.get(scene) ?? 0 }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .sort((one, other) => one.at - other.at);
  if (lines.length === 0) return undefined;
  const keepsLength = proposed?.voice?.keepsLength ?? true;
  return { lines, language: language ?? plan.language, ...(voice && { voice }), ...(speed && { speed }), keepsLength };
}
