import { buffer } from 'node:stream/consumers';
import type { StageAsset } from '../contract/stage.ts';
import { assets, type ShownAsset } from '../db/repositories/assets.ts';
import { namedAssets } from '../domain/media/named-assets.ts';
import { type UnknownAsset, unknownAssets } from '../engine/compile/unknown-assets.ts';
import type { ActivityPorts } from './ports.ts';

export interface FilmAssets {
  onTimeline: Record<string, StageAsset>;
  assets: Record<string, () => Promise<Buffer>>;
  /** SHA-256 of each asset that a scene's code names, by its name: they decide its pixels too. */
  hashesOf(code: string): Record<string, string>;
  unknownAssets: UnknownAsset[];
}

export const noAssets: FilmAssets = { onTimeline: {}, assets: {}, hashesOf: () => ({}), unknownAssets: [] };

/** The assets that scenes name, ready for the stage: each is read from storage when a page first asks for it. */
export async function assetsOfFilm(
  { database, storage }: Pick<ActivityPorts, 'database' | 'storage'>,
  projectId: string,
  scenes: readonly { sceneId: string; code: string }[],
): Promise<FilmAssets> {
  const names = new Set(scenes.flatMap(({ code }) => namedAssets(code).map(({ name }) => name)));
  const known = names.size > 0 ? await assets.shown(database.fork(), projectId) : [];
  const used = known.filter(({ name }) => names.has(name));
  return {
    onTimeline: Object.fromEntries(
      used.map((asset) => [asset.name, { path: pathOf(asset), width: asset.width, height: asset.height }]),
    ),
    assets: Object.fromEntries(used.map((asset) => [pathOf(asset), once(() => read(storage, asset))])),
    hashesOf: (code) => hashesOf(code, used),
    unknownAssets: unknownAssets(scenes, names.size > 0 ? await assets.names(database.fork(), projectId) : []),
  };
}

function hashesOf(code: string, used: readonly ShownAsset[]): Record<string, string> {
  const names = new Set(namedAssets(code).map(({ name }) => name));
  return Object.fromEntries(used.flatMap(({ name, sha256 }) => (names.has(name) ? [[name, sha256]] : [])));
}

/** No id or name of an account enters the page: the path is the content's hash. */
function pathOf({ sha256, objectKey }: ShownAsset): string {
  return `/assets/${sha256}${objectKey.slice(objectKey.lastIndexOf('.'))}`;
}

async function read(storage: ActivityPorts['storage'], { name, objectKey }: ShownAsset): Promise<Buffer> {
  const content = await storage.get(objectKey);
  if (!content) throw new Error(`the object of asset ${name} is gone`);
  return buffer(content);
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}
