import type { Asset } from '../../../contract/assets.ts';

/** What an asset is, and how a scene uses it. */
export function sayAsset({ name, picture, clip, sound }: Asset): string {
  const said = [
    ...(picture ? [`${sizeOf(picture)}. In a scene: <Img src={asset('${name}')} />`] : []),
    ...(clip ? [`${sizeOf(clip)}, ${lengthOf(clip)}. In a scene: <AssetVideo src={asset('${name}')} />`] : []),
    ...(sound ? [`${lengthOf(sound)}${sound.loudness === null ? ', silent' : `, ${sound.loudness} LUFS`}`] : []),
  ];
  return said.join('; ');
}

/** Size of what is seen, or length of what is heard. */
export function measureOf({ picture, clip, sound }: Asset): string {
  if (clip) return `${sizeOf(clip)}, ${lengthOf(clip)}`;
  return picture ? sizeOf(picture) : sound ? lengthOf(sound) : '–';
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${width}×${height}`;
const lengthOf = ({ seconds }: { seconds: number }) => `${seconds.toFixed(1)} s`;
