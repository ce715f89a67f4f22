import type { Asset } from '../../contract/assets.ts';

/** Size, weight and kind of an asset in a few words. */
export function factsOf({ kind, state, type, bytes, picture }: Asset): string {
  if (state === 'checking') return 'Being looked into';
  const words = [
    (type.split('/')[1] ?? kind).replace(/\+xml$/, '').toUpperCase(),
    ...(picture ? [`${picture.width}×${picture.height}`] : []),
    weightOf(bytes),
    ...(picture?.alpha ? ['see-through'] : []),
  ];
  return words.join(' · ');
}

export function weightOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
