import type { FilmPlan, PlannedVoice, SoundPlan } from '../../../contract/plan.ts';
import type { SoundRole } from '../../../contract/sound.ts';
import { languageOf } from '../reading/language.ts';
import type { SoundWish, VoiceWish } from './read-sound.ts';
import type { SoundEdits } from './read-sound-edits.ts';
import { ownLines, scriptLines } from './script-lines.ts';
import { voiceParts } from './voice-parts.ts';

export interface PlannedSound {
  sound?: SoundPlan;
  /** What of the wish cannot be. */
  leftOut: string[];
}

/** What a film of this plan is heard with, by what its prompt wishes. `keepsLength`: its length is stated. */
export function planSound(
  plan: FilmPlan,
  wish: SoundWish,
  { keepsLength, hasVoice = false }: { keepsLength: boolean; hasVoice?: boolean },
): PlannedSound {
  const { voice, leftOut } = wish.voice ? planVoice(plan, wish.voice, keepsLength) : { leftOut: [] };
  const isSaid = voice !== undefined || hasVoice;
  const { music } = wish;
  const mood =
    music?.mood ?? ({ calm: 'calm', balanced: 'uplifting', energetic: 'energetic' } as const)[plan.theme.energy];
  const sound: SoundPlan = {
    ...(voice && { voice }),
    ...(music && { music: { ...music, mood } }),
    ...(wish.captions && isSaid && { captions: 'burn' as const }),
    ...(wish.effects && { effects: 'place' as const }),
  };
  const told = wish.captions && !isSaid ? ['There are no captions without a voice.'] : [];
  return { ...(Object.keys(sound).length > 0 && { sound }), leftOut: [...leftOut, ...told] };
}

/** The plan with its sound; the zones of a captioned film leave the captions their band. */
export function withSound<Plan extends FilmPlan>(plan: Plan, { sound, leftOut }: PlannedSound): Plan {
  const heard = { ...plan, leftOut: [...plan.leftOut, ...leftOut], ...(sound && { sound }) };
  if (sound?.captions === undefined) return heard;
  const { captioned: _, ...theme } = plan.theme;
  return { ...heard, theme: sound.captions === 'burn' ? { ...theme, captioned: true } : theme };
}

/** A proposed voice over a plan whose scenes have changed since: its words keep their order. */
export function relaidVoice(plan: FilmPlan, voice: PlannedVoice | undefined): PlannedVoice | undefined {
  if (!voice) return undefined;
  const lines = scriptLines(voice.lines.map(({ text }) => text).join(' '), voiceParts(plan));
  return lines.length > 0 ? { ...voice, lines } : undefined;
}

function planVoice(plan: FilmPlan, { script, language, voice, speed }: VoiceWish, keepsLength: boolean) {
  const parts = voiceParts(plan);
  const seconds = keepsLength ? plan.durationInFrames / plan.fps : null;
  const lines = script ? scriptLines(script, parts) : ownLines(parts, seconds, speed);
  const spoken = languageOf(lines.map(({ text }) => text).join(' '));
  const own = script ? spoken : plan.language;
  const isOther = language !== undefined && language.slice(0, 2) !== own.slice(0, 2);
  const told = `The voice speaks the language of the film (${own}); nothing is translated.`;
  if (lines.length === 0) return { leftOut: ['The film has no words that a voice could say.'] };
  return {
    voice: { lines, language: own, ...(voice && { voice }), ...(speed && { speed }), keepsLength },
    leftOut: isOther ? [told] : [],
  };
}

/** The changes of an edit, as a plan; `plan` is the film as it stands after all else. */
export function planSoundEdits(
  plan: FilmPlan,
  { wish, removed, louder }: SoundEdits,
  ground: { keepsLength: boolean; hasVoice: boolean },
): PlannedSound {
  const { sound = {}, leftOut } = planSound(plan, wish, ground);
  const gone = removed.filter((kind) => !wish[kind]);
  const silent = gone.flatMap((kind): SoundRole[] => (kind === 'voice' || kind === 'music' ? [kind] : []));
  return {
    leftOut,
    sound: {
      ...sound,
      ...(gone.includes('captions') && { captions: 'none' as const }),
      ...(gone.includes('effects') && { effects: 'none' as const }),
      ...(silent.length > 0 && { silent }),
      ...(Object.keys(louder).length > 0 && { louder }),
    },
  };
}
