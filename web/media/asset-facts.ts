import type { Asset } from '../../contract/assets.ts';

/** Size, weight and kind of an asset in a few words. */
export function factsOf({ kind, state, type, bytes, picture, clip, sound, font }: Asset): string {
  if (state === 'checking') return 'Being looked into';
  const [seen, timed] = [picture ?? clip, clip ?? sound];
  const words = [
    (type.split('/')[1] ?? kind).replace(/\+xml$/, '').toUpperCase(),
    ...(font ? [`${font.family}, ${font.style}`] : []),
    ...(seen ? [`${seen.width}×${seen.height}`] : []),
    ...(timed ? [`${timed.seconds.toFixed(1)} s`] : []),
    weightOf(bytes),
    ...(seen?.alpha ? ['see-through'] : []),
    ...(sound && sound.loudness !== null ? [`${sound.loudness.toFixed(0)} LUFS`] : []),
  ];
  return words.join(' · ');
}

/** What an asset looks like in a list; null until it is ready. */
export const lookOf = ({ picture, clip, sound, font }: Asset) =>
  picture?.thumbnailUrl ?? clip?.posterUrl ?? sound?.waveformUrl ?? font?.thumbnailUrl ?? null;

/** The file that films use; null until it is ready. */
export const fileOf = ({ picture, clip, sound, font }: Asset) =>
  picture?.url ?? clip?.url ?? sound?.url ?? font?.url ?? null;

export function weightOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
