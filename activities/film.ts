import { AppError } from '../contract/errors.ts';
import type { SoundClip } from '../contract/sound.ts';
import type { StageTimeline } from '../contract/stage.ts';
import type { Theme } from '../contract/theme.ts';
import type { Revision } from '../db/entities/revision.ts';
import type { SceneWithCode } from '../db/repositories/revision-scenes.ts';
import { revisions } from '../db/repositories/revisions.ts';
import { neutralTheme } from '../domain/directing/neutral-theme.ts';
import { timelineLength } from '../domain/project/timeline.ts';
import { sceneKeys } from '../domain/render/scene-keys.ts';
import { type CompiledScene, compileScene } from '../engine/compile/compile-scene.ts';
import type { UnknownAsset } from '../engine/compile/unknown-assets.ts';
import type { TakeOptions } from '../engine/stage/browser-pool.ts';
import { openStage, type StageHandle } from '../engine/stage/open-stage.ts';
import { assetsOfFilm, type FilmAssets, noAssets } from './film-assets.ts';
import type { ActivityPorts } from './ports.ts';

/** A scene as the stage is to show it: with its code compiled, or with the reason why that was refused. */
export interface FilmScene extends Omit<SceneWithCode, 'versionId'> {
  /** From `sceneKeys`: the only name by which the page knows the scene. */
  key: string;
  compiled: CompiledScene | AppError;
  /** SHA-256 of each asset that it names, by its name. */
  assetHashes: Record<string, string>;
}

/** One revision made ready for the stage. */
export interface Film {
  size: { width: number; height: number; fps: number };
  theme: Theme;
  scenes: FilmScene[];
  /** The scenes that compiled. */
  timeline: StageTimeline;
  modules: Record<string, string>;
  /** Path below the stage's origin → reads the asset; of the assets that the scenes' code names. */
  assets: Record<string, () => Promise<Buffer>>;
  /** What it is heard with. */
  sound: readonly SoundClip[];
  /** What the code names and the project lacks. */
  unknownAssets: UnknownAsset[];
}

type FilmSource = Pick<Revision, 'width' | 'height' | 'fps' | 'theme'> & { sound?: readonly SoundClip[] };
type SceneSource = Omit<FilmScene, 'key' | 'compiled' | 'assetHashes'>;

/** Reads a revision, head or draft, and compiles its scenes. */
export async function readFilm(
  ports: Pick<ActivityPorts, 'database' | 'storage' | 'stage'>,
  { projectId, revisionId }: { projectId: string; revisionId: string },
  signal?: AbortSignal,
): Promise<Film> {
  const em = ports.database.fork();
  const revision = await revisions.get(em, projectId, revisionId);
  const sources = await revisions.scenesWithCode(em, revisionId);
  return makeFilm(revision, sources, signal, await assetsOfFilm(ports, projectId, sources, revision.theme));
}

/** A film of scenes that need not be stored anywhere; `assetsOfFilm` gives what they show. */
export async function makeFilm(
  { width, height, fps, theme, sound = [] }: FilmSource,
  sources: readonly SceneSource[],
  signal?: AbortSignal,
  { onTimeline, hashesOf, ...assets }: FilmAssets = noAssets,
): Promise<Film> {
  const keys = sceneKeys(sources.map(({ codeHash }) => codeHash));
  const scenes = await Promise.all(
    sources.map(async (scene, index) => {
      const key = keys[index] as string;
      return { ...scene, key, compiled: await compiled(scene, signal), assetHashes: hashesOf(scene.code) };
    }),
  );
  const shown = scenes.flatMap((scene) =>
    scene.compiled instanceof AppError ? [] : [{ ...scene, js: scene.compiled.js }],
  );
  const path = (key: string) => `/scenes/${key}.js`;
  const size = { width, height, fps };
  return {
    size,
    theme: theme ?? neutralTheme,
    scenes,
    timeline: {
      ...size,
      durationInFrames: Math.max(1, timelineLength(sources)),
      theme: theme ?? neutralTheme,
      scenes: shown.map(({ key, track, startFrame, durationInFrames }) => ({
        ...{ key, module: path(key), track, startFrame, durationInFrames },
      })),
      assets: onTimeline,
    },
    ...assets,
    sound,
    modules: Object.fromEntries(shown.map(({ key, js }) => [path(key), js])),
  };
}

/** Opens the film on a jailed stage of its own. */
export async function stageFilm(
  { stage }: Pick<ActivityPorts, 'stage'>,
  { timeline, modules, assets }: Film,
  signal: AbortSignal,
  taking?: TakeOptions,
): Promise<StageHandle> {
  signal.throwIfAborted();
  const page = await stage.pages.take(taking);
  try {
    return await openStage({ ...stage.browser, bundle: stage.bundle, timeline, modules, assets, signal, page });
  } catch (error) {
    // A cancel may come before the stage has taken the page over; its browser must not outlive that.
    await page[Symbol.asyncDispose]();
    throw error;
  }
}

/** Refuses films with a scene that can't be shown. */
export function refuseBroken({ scenes }: Film): void {
  for (const { compiled } of scenes) if (compiled instanceof AppError) throw compiled;
}

const remembered = new Map<string, CompiledScene>();
const mostRemembered = 500;

/** Equal code compiles to equal modules, so what this process compiled lately is not compiled again. */
async function compiled({ code, codeHash }: SceneSource, signal?: AbortSignal): Promise<CompiledScene | AppError> {
  const known = remembered.get(codeHash);
  if (known) return known;
  try {
    const scene = await compileScene(code, { signal });
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value as string);
    remembered.set(codeHash, scene);
    return scene;
  } catch (error) {
    if (error instanceof AppError && error.category === 'validation') return error;
    throw error;
  }
}
