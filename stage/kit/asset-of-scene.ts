import { assetNamed, assetNames, familyOfAsset } from './asset.ts';

/**
 * Address of an uploaded picture, for `src` of an Img: `<Img src={asset('logo')} />`; of a typeface its family, for
 * `fontFamily`. The name is written as plain text.
 */
export function asset(name: string): string {
  const found = assetNamed(String(name));
  if (found?.font) return familyOfAsset(String(name));
  if (found) return found.path;
  const known = assetNames();
  const hint = known.length > 0 ? ` This film names ${known.join(', ')}.` : '';
  throw new Error(`The project has no asset “${name}”, or its name is not written out as asset('…').${hint}`);
}
