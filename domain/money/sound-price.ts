import type { MediaOperation } from '../../contract/media-operations.ts';
import type { SoundPlan } from '../../contract/plan.ts';
import { quoteMedia } from './quote.ts';

/** What a plan has made besides its scenes, each at its list price in micro-dollars. */
export interface SoundPrices {
  voiceover?: number;
  music?: number;
}

/** Letters of one voiceover in a prompt, at most. */
export const scriptCharacters = 2_000;

/** List prices of a sound plan; `isCharged` says of whose work they are asked. */
export function soundPrices(
  sound: SoundPlan | undefined,
  isCharged: (operation: MediaOperation) => boolean,
): SoundPrices {
  const text = sound?.voice?.lines.map((line) => line.text).join(' ') ?? '';
  const price = (operation: 'voiceover' | 'music', quantity: number) =>
    quoteMedia(operation, quantity, isCharged(operation)).highMicros;
  return {
    ...(text && { voiceover: price('voiceover', [...text].length / 1000) }),
    ...(sound?.music && { music: price('music', 1) }),
  };
}

export const sumOf = ({ voiceover = 0, music = 0 }: SoundPrices): number => voiceover + music;
