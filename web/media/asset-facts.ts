import type { Asset } from '../../contract/assets.ts';

/** Size, weight and kind of an asset in a few words. */
export function factsOf({ kind, state, type, bytes, picture, sound }: Asset): string {
  if (state === 'checking') return 'Being looked into';
  const words = [
    (type.split('/')[1] ?? kind).replace(/\+xml$/, '').toUpperCase(),
    ...(picture ? [`${picture.width}×${picture.height}`] : []),
    ...(sound ? [`${sound.seconds.toFixed(1)} s`] : []),
    weightOf(bytes),
    ...(picture?.alpha ? ['see-through'] : []),
    ...(sound && sound.loudness !== null ? [`${sound.loudness.toFixed(0)} LUFS`] : []),
  ];
  return words.join(' · ');
}

/** What an asset looks like in a list; null until it is ready. */
export const lookOf = ({ picture, sound }: Asset) => picture?.thumbnailUrl ?? sound?.waveformUrl ?? null;

/** The file that films use; null until it is ready. */
export const fileOf = ({ picture, sound }: Asset) => picture?.url ?? sound?.url ?? null;

export function weightOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
