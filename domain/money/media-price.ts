import type { MediaOperation } from '../../contract/media-operations.ts';
import type { FilmPlan } from '../../contract/plan.ts';
import { mediaQuantity } from '../media/media-quantity.ts';
import { quoteMedia } from './quote.ts';

/** What a plan has made besides its scenes, each at its list price in micro-dollars. */
export interface MediaPrices {
  voiceover?: number;
  music?: number;
  /** By the place of each in the plan. */
  pictures?: number[];
}

/** Letters of one voiceover in a prompt, at most. */
export const scriptCharacters = 2_000;

/** List prices of what a plan has made; `isCharged` says of whose work they are asked. */
export function mediaPrices(
  { sound, pictures = [] }: Pick<FilmPlan, 'sound' | 'pictures'>,
  isCharged: (operation: MediaOperation) => boolean,
): MediaPrices {
  const text = sound?.voice?.lines.map((line) => line.text).join(' ') ?? '';
  const price = (operation: MediaOperation, quantity: number) =>
    quoteMedia(operation, quantity, isCharged(operation)).highMicros;
  return {
    ...(text && { voiceover: price('voiceover', [...text].length / 1000) }),
    ...(sound?.music && { music: price('music', 1) }),
    ...(pictures.length > 0 && {
      pictures: pictures.map((picture) => price(picture.operation, mediaQuantity(picture.operation, { ...picture }))),
    }),
  };
}

export const sumOf = ({ voiceover = 0, music = 0, pictures = [] }: MediaPrices): number =>
  pictures.reduce((sum, micros) => sum + micros, voiceover + music);
