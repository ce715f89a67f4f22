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

/** Files that a film has made: a voiceover of so many letters, music, pictures. */
export interface MadeFiles {
  letters?: number;
  music?: boolean;
  pictures?: readonly { operation: MediaOperation; seconds?: number }[];
}

/** List prices of what a plan has made; `isCharged` says of whose work they are asked. */
export function mediaPrices(
  { sound, pictures }: Pick<FilmPlan, 'sound' | 'pictures'>,
  isCharged: (operation: MediaOperation) => boolean,
): MediaPrices {
  const letters = [...(sound?.voice?.lines.map((line) => line.text).join(' ') ?? '')].length;
  return pricesOfFiles({ letters, music: sound?.music !== undefined, pictures }, isCharged);
}

/** List prices of files, by what each is; what is not made has none. */
export function pricesOfFiles(
  { letters = 0, music = false, pictures = [] }: MadeFiles,
  isCharged: (operation: MediaOperation) => boolean,
): MediaPrices {
  const price = (operation: MediaOperation, quantity: number) =>
    quoteMedia(operation, quantity, isCharged(operation)).highMicros;
  return {
    ...(letters > 0 && { voiceover: price('voiceover', letters / 1000) }),
    ...(music && { music: price('music', 1) }),
    ...(pictures.length > 0 && {
      pictures: pictures.map((picture) => price(picture.operation, mediaQuantity(picture.operation, { ...picture }))),
    }),
  };
}

export const sumOf = ({ voiceover = 0, music = 0, pictures = [] }: MediaPrices): number =>
  pictures.reduce((sum, micros) => sum + micros, voiceover + music);
