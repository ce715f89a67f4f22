import { namedAssets } from '../../domain/media/named-assets.ts';
import { nearestNames } from './nearest-names.ts';

export interface UnknownAsset {
  sceneId: string;
  asset: string;
  line: number;
  /** Up to three names of the project that are written most like it. */
  nearest: string[];
}

/** The assets that scenes name and the project lacks. */
export function unknownAssets(
  scenes: readonly { sceneId: string; code: string }[],
  names: readonly string[],
): UnknownAsset[] {
  return scenes.flatMap(({ sceneId, code }) =>
    namedAssets(code)
      .filter(({ name }) => !names.includes(name))
      .map(({ name, line }) => ({ sceneId, asset: name, line, nearest: nearestNames(name, names) })),
  );
}
