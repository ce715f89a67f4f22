import type { Asset } from '../../../contract/assets.ts';

/** What an asset is, and how a scene uses it. */
export function sayAsset({ name, picture, clip, sound, font }: Asset): string {
  const said = [
    ...(picture ? [`${sizeOf(picture)}. In a scene: <Img src={asset('${name}')} />`] : []),
    ...(clip ? [`${sizeOf(clip)}, ${lengthOf(clip)}. In a scene: <AssetVideo src={asset('${name}')} />`] : []),
    ...(sound ? [`${lengthOf(sound)}${sound.loudness === null ? ', silent' : `, ${sound.loudness} LUFS`}`] : []),
    ...(font
      ? [`${faceOf(font)}. In a scene: fontFamily: asset('${name}'); for the whole film: name it in the brand`]
      : []),
  ];
  return said.join('; ');
}

/** Where the file of an asset lies: of a clip with its sound the clip. Undefined while there is none. */
export const addressOf = ({ clip, picture, sound, font }: Asset): string | undefined =>
  (clip ?? picture ?? sound ?? font)?.url;

/** Size of what is seen, length of what is heard, or name of what is written with. */
export function measureOf({ picture, clip, sound, font }: Asset): string {
  if (font) return faceOf(font);
  if (clip) return `${sizeOf(clip)}, ${lengthOf(clip)}`;
  return picture ? sizeOf(picture) : sound ? lengthOf(sound) : '–';
}

const faceOf = ({ family, style, weights: [lightest, heaviest] }: NonNullable<Asset['font']>) =>
  `${family} ${style}, ${lightest === heaviest ? 'weight' : 'weights'} ${[...new Set([lightest, heaviest])].join('–')}`;
const sizeOf = ({ width, height }: { width: number; height: number }) => `${width}×${height}`;
const lengthOf = ({ seconds }: { seconds: number }) => `${seconds.toFixed(1)} s`;
