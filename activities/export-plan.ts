import { AppError } from '../contract/errors.ts';
import { ExportRequest } from '../contract/runs.ts';
import type { Run } from '../db/entities/run.ts';
import { isOnAt } from '../domain/project/timeline.ts';
import { chunkKey, type RenderInputs } from '../domain/render/chunk-key.ts';
import { formatFacts } from '../domain/render/codecs.ts';
import { type EncoderSettings, encoderSettings } from '../domain/render/encoder-settings.ts';
import { chooseExport } from '../domain/render/export-format.ts';
import { fileTimeline } from '../domain/render/file-timeline.ts';
import { onePieceRegions } from '../domain/render/one-piece.ts';
import { type FrameRange, planChunks } from '../domain/render/plan-chunks.ts';
import type { KeyedChunk } from '../engine/render/render-span.ts';
import { type Film, type FilmScene, readFilm, refuseBroken } from './film.ts';
import type { ActivityPorts } from './ports.ts';

export interface ExportPlan {
  film: Film;
  settings: EncoderSettings;
  /** Of the file. */
  frames: number;
  /** All chunks in order, each with the key of everything that decides its pixels. */
  chunks: KeyedChunk[];
  /** Ranges of frames that are rendered in order from their first, and the names of the scenes that demand it. */
  regions: FrameRange[];
  dependent: string[];
}

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;

/**
 * What an export has to make, worked out anew by each activity from the rows: of it only the
 * keys of scenes travel that turned out to depend on what was shown before them.
 */
export async function planOf(
  ports: Ports,
  run: Run,
  signal: AbortSignal,
  dependsOnHistory: readonly string[] = [],
): Promise<ExportPlan> {
  if (!run.revisionId) throw new AppError('internal', `export ${run.id} has no revision`);
  const film = await readFilm(ports, { projectId: run.projectId, revisionId: run.revisionId }, signal);
  refuseBroken(film);
  const { size, timeline } = film;
  const settings = encoderSettings(chooseExport(requestOf(run), size));
  const inputs: RenderInputs = {
    scenes: film.scenes.map(renderedScene),
    theme: film.theme,
    assets: {},
    size,
    stageVersion: ports.stage.bundle.version,
    browserVersion: ports.stage.browserVersion,
    settings,
  };
  const file = fileTimeline(timeline, settings.fps);
  const isDependent = film.scenes.map(({ key }) => dependsOnHistory.includes(key));
  const plain = planChunks(file);
  const regions = onePieceRegions(
    plain,
    fileScenes(film, settings.fps).filter((_, index) => isDependent[index]),
  );
  const chunks = plain.map((chunk) => {
    const onePiece = regions.some((region) => isWithin(chunk, region));
    return { ...chunk, key: chunkKey({ ...inputs, onePiece }, chunk) };
  });
  const dependent = film.scenes.flatMap(({ name }, index) => (isDependent[index] ? [name] : []));
  return { film, settings, chunks, frames: file.durationInFrames, regions, dependent };
}

/** What the caller asked of the file. */
export function requestOf({ input }: Pick<Run, 'input'>): ExportRequest {
  return ExportRequest.strip().catch({}).parse(input);
}

export function chunksWithin(chunks: readonly KeyedChunk[], range: FrameRange): KeyedChunk[] {
  return chunks.filter((chunk) => isWithin(chunk, range));
}

export function isWithin(chunk: FrameRange, { firstFrame, lastFrame }: FrameRange): boolean {
  return chunk.firstFrame >= firstFrame && chunk.lastFrame <= lastFrame;
}

/** Keys of the scenes that a frame of the file shows. */
export function scenesAt({ film, settings }: Pick<ExportPlan, 'film' | 'settings'>, frame: number): string[] {
  const places = fileScenes(film, settings.fps);
  return film.scenes.flatMap(({ key }, index) => {
    return isOnAt(places[index] as (typeof places)[number], frame) ? [key] : [];
  });
}

function fileScenes({ scenes, size, timeline }: Film, fps: number) {
  return fileTimeline({ fps: size.fps, durationInFrames: timeline.durationInFrames, scenes }, fps).scenes;
}

/** Where a part lies in storage: under its project, so that it goes when the project goes. */
export function partKey(
  run: Pick<Run, 'projectId'>,
  { settings }: Pick<ExportPlan, 'settings'>,
  { key }: KeyedChunk,
): string {
  return `projects/${run.projectId}/parts/${key}.${formatFacts[settings.format].partEnding}`;
}

function renderedScene({ key, compiled, track, startFrame, durationInFrames, assetHashes }: FilmScene) {
  if (compiled instanceof AppError) throw compiled;
  return { key, codeHash: compiled.hash, track, startFrame, durationInFrames, assets: assetHashes };
}
