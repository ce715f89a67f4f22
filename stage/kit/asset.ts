/** The pictures, clips and typefaces of the project that scenes may use. */
import type { StageAsset } from '../../contract/stage.ts';

let assets: Readonly<Record<string, StageAsset>> = {};

/** Told once, before any scene is loaded. */
export function setAssets(next: Readonly<Record<string, StageAsset>>): void {
  assets = next;
}

/** Null where the film has none of that name. */
export function assetNamed(name: string): StageAsset | null {
  return Object.hasOwn(assets, name) ? (assets[name] ?? null) : null;
}

/** The clip that `asset()` gave this path for; null where it is a picture's, or none of the film's. */
export function clipAt(path: string): StageAsset | null {
  return Object.values(assets).find((asset) => asset.path === path && asset.clip) ?? null;
}

/** Family under which a typeface of the project is on the stage. */
export const familyOfAsset = (name: string) => `asset-${name}`;

export function assetNames(): string[] {
  return Object.keys(assets);
}
