import { buffer } from 'node:stream/consumers';
import { AppError } from '../contract/errors.ts';
import { chunkKey, type RenderInputs } from '../domain/render/chunk-key.ts';
import { encoderSettings } from '../domain/render/encoder-settings.ts';
import { chooseExport } from '../domain/render/export-format.ts';
import { type Film, type FilmScene, stageFilm } from './film.ts';
import { keep, standing } from './object-cache.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;

export interface CapturedStill {
  frame: number;
  picture: Buffer;
}

/** Lossless stills in the order asked for; those that stand in the cache open no stage. */
export async function captureStills(
  ports: Ports,
  { projectId, film }: { projectId: string; film: Film },
  frames: readonly number[],
  signal: AbortSignal,
): Promise<CapturedStill[]> {
  const keyOf = stillKeys(ports, projectId, film);
  const there = keyOf ? await standing(ports, frames.map(keyOf)) : new Set<string>();
  await using stages = new AsyncDisposableStack();
  let stage: Awaited<ReturnType<typeof stageFilm>> | undefined;
  const stills: CapturedStill[] = [];
  for (const frame of frames) {
    const objectKey = keyOf?.(frame);
    const kept = objectKey && there.has(objectKey) ? await ports.storage.get(objectKey) : null;
    if (kept) {
      stills.push({ frame, picture: await buffer(kept) });
      continue;
    }
    stage ??= stages.use(await stageFilm(ports, film, signal));
    const picture = await stage.capture(frame, { format: 'png' });
    stills.push({ frame, picture });
    // A fault's picture is not kept: the next look may be a better one.
    if (objectKey && stage.faults().length === 0) {
      await keep(ports, { objectKey, projectId, content: picture, contentType: 'image/png' });
    }
  }
  return stills;
}

/** Where the still of a frame lies; null for a film with a scene that does not compile. */
function stillKeys({ stage }: Ports, projectId: string, film: Film): ((frame: number) => string) | null {
  const scenes = film.scenes.flatMap(renderedScene);
  if (scenes.length < film.scenes.length) return null;
  const inputs: RenderInputs = {
    ...{ scenes, theme: film.theme, assets: {}, size: film.size },
    ...{ stageVersion: stage.bundle.version, browserVersion: stage.browserVersion },
    settings: encoderSettings(chooseExport({ format: 'png' }, film.size)),
  };
  return (frame) => {
    return `projects/${projectId}/stills/${chunkKey(inputs, { firstFrame: frame, lastFrame: frame })}.png`;
  };
}

function renderedScene({ key, compiled, track, startFrame, durationInFrames }: FilmScene) {
  if (compiled instanceof AppError) return [];
  return [{ key, codeHash: compiled.hash, track, startFrame, durationInFrames }];
}
