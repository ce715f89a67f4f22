import { buffer } from 'node:stream/consumers';
import type { StageAsset } from '../contract/stage.ts';
import type { Theme } from '../contract/theme.ts';
import { assets, type ShownAsset, type ShownClip, type ShownFont } from '../db/repositories/assets.ts';
import { namesIn } from '../domain/media/named-assets.ts';
import { type UnknownAsset, unknownAssets } from '../engine/compile/unknown-assets.ts';
import { clipFrame } from '../engine/media/clip-frames.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;

/** Reads what lies at a path below the stage's origin. */
type Readers = Record<string, () => Promise<Buffer>>;

export interface FilmAssets {
  onTimeline: Record<string, StageAsset>;
  assets: Readers;
  /** SHA-256 of each asset that a scene's code names, and of the film's typeface, by name: they decide its pixels too. */
  hashesOf(code: string): Record<string, string>;
  unknownAssets: UnknownAsset[];
}

export const noAssets: FilmAssets = { onTimeline: {}, assets: {}, hashesOf: () => ({}), unknownAssets: [] };

/** The assets that scenes name, ready for the stage: each is read from storage when a page first asks for it. */
export async function assetsOfFilm(
  ports: Ports,
  projectId: string,
  scenes: readonly { sceneId: string; code: string }[],
  theme: Theme | null | undefined,
): Promise<FilmAssets> {
  const names = namesIn(scenes, theme);
  if (names.size === 0) return noAssets;
  const em = ports.database.fork();
  const isUsed = ({ name }: { name: string }) => names.has(name);
  const pictures = (await assets.shown(em, projectId)).filter(isUsed);
  const clips = (await assets.clips(em, projectId)).filter(isUsed);
  const fonts = (await assets.fonts(em, projectId)).filter(isUsed);
  return {
    onTimeline: Object.fromEntries([
      ...pictures.map((asset) => [asset.name, { path: pathOf(asset), width: asset.width, height: asset.height }]),
      ...clips.map((clip) => [clip.name, clipOnStage(clip)]),
      ...fonts.map((font) => [font.name, fontOnStage(font)]),
    ]),
    assets: Object.fromEntries([
      ...[...pictures, ...fonts].map((asset) => [pathOf(asset), once(() => read(ports, asset))]),
      ...clips.flatMap((clip) => framesOf(ports, clip)),
    ]),
    hashesOf: (code) => hashesOf(namesIn([{ code }], theme), [...pictures, ...clips, ...fonts]),
    unknownAssets: unknownAssets(scenes, await assets.names(em, projectId)),
  };
}

function hashesOf(
  names: ReadonlySet<string>,
  used: readonly { name: string; sha256: string }[],
): Record<string, string> {
  return Object.fromEntries(used.flatMap(({ name, sha256 }) => (names.has(name) ? [[name, sha256]] : [])));
}

/** No id or name of an account enters the page: the path is the content's hash. */
function pathOf({ sha256, objectKey }: Pick<ShownAsset, 'sha256' | 'objectKey'>): string {
  return `/assets/${sha256}${objectKey.slice(objectKey.lastIndexOf('.'))}`;
}

function clipOnStage({ sha256, width, height, fps, frames, alpha }: ShownClip): StageAsset {
  const [folder, ending] = [`/assets/${sha256}`, alpha ? 'png' : 'jpg'] as const;
  return { path: `${folder}/0.${ending}`, width, height, clip: { fps, frames, folder, ending } };
}

function fontOnStage(font: ShownFont): StageAsset {
  return { path: pathOf(font), width: 0, height: 0, font: { weights: font.weights, ranges: font.ranges } };
}

/** A reader for each of a clip's frames; those of one part are decoded together. */
function framesOf({ storage, stage }: Ports, clip: ShownClip): [string, () => Promise<Buffer>][] {
  const stored = {
    ...clip,
    read: (first: number, last: number) => read({ storage }, clip, { first, last }),
  };
  const { folder, ending } = clipOnStage(clip).clip ?? {};
  const { allowUnsandboxed } = stage.browser;
  return Array.from({ length: clip.frames }, (_, frame) => {
    return [`${folder}/${frame}.${ending}`, () => clipFrame(stored, frame, { allowUnsandboxed })];
  });
}

async function read(
  { storage }: Pick<Ports, 'storage'>,
  { name, objectKey }: Pick<ShownAsset, 'name' | 'objectKey'>,
  range?: { first: number; last: number },
): Promise<Buffer> {
  const content = await storage.get(objectKey, range);
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
