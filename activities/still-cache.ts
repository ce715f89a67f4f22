import { buffer } from 'node:stream/consumers';
import { AppError } from '../contract/errors.ts';
import { chunkKey, type RenderInputs } from '../domain/render/chunk-key.ts';
import { encoderSettings } from '../domain/render/encoder-settings.ts';
import { chooseExport } from '../domain/render/export-format.ts';
import type { Film, FilmScene } from './film.ts';
import { keep, standing } from './object-cache.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;

interface CapturedStill {
  frame: number;
  picture: Buffer;
}

export interface CapturedStills {
  /** In the order asked for. */
  stills: CapturedStill[];
  /** Resolves when the new ones lie in the cache; what is done with the pictures need not wait for that. */
  cached: Promise<unknown>;
}

/** A lossless picture costs twice the time of a JPEG, and twenty times its bytes. */
export const stillFormats = {
  lossless: { format: 'png' },
  light: { format: 'jpeg', quality: 95 },
} as const;

interface StillsWanted {
  projectId: string;
  film: Film;
  frames: readonly number[];
  picture: (typeof stillFormats)[keyof typeof stillFormats];
}

/** Stills of one film; those that stand in the cache open no stage. */
export async function captureStills(ports: Ports, wanted: StillsWanted, signal: AbortSignal): Promise<CapturedStills> {
  const { projectId, film, frames, picture: format } = wanted;
  const keyOf = stillKeys(ports, wanted);
  const there = keyOf ? await standing(ports, frames.map(keyOf)) : new Set<string>();
  const found = new Map<number, Buffer>();
  for (const frame of new Set(frames)) {
    const objectKey = keyOf?.(frame);
    const kept = objectKey && there.has(objectKey) ? await ports.storage.get(objectKey) : null;
    if (kept) found.set(frame, await buffer(kept));
  }
  const missing = [...new Set(frames)].filter((frame) => !found.has(frame));
  const shown = { owner: projectId, timeline: film.timeline, modules: film.modules, assets: film.assets };
  const storing: Promise<unknown>[] = [];
  const looks = shared(missing).map((some) =>
    ports.stage.kept.with(shown, signal, async (stage) => {
      for (const frame of some) {
        const picture = await stage.capture(frame, format);
        found.set(frame, picture);
        const objectKey = keyOf?.(frame);
        // A fault's picture is not kept: the next look may be a better one.
        if (!objectKey || stage.faults().length > 0) continue;
        // Storing one while the next is captured: neither waits for the other.
        storing.push(keep(ports, { objectKey, projectId, content: picture, contentType: `image/${format.format}` }));
        storing.at(-1)?.catch(() => undefined);
      }
    }),
  );
  await Promise.allSettled(looks);
  const cached = Promise.all(storing);
  // The failure is met where it is awaited.
  cached.catch(() => undefined);
  await Promise.all(looks);
  return { stills: frames.map((frame) => ({ frame, picture: found.get(frame) as Buffer })), cached };
}

/** From this many frames on a second stage pays for its opening. */
const manyFrames = 6;

function shared(frames: readonly number[]): number[][] {
  if (frames.length === 0) return [];
  if (frames.length < manyFrames) return [[...frames]];
  const half = Math.ceil(frames.length / 2);
  return [frames.slice(0, half), frames.slice(half)];
}

/** Where the still of a frame lies; null for a film with a scene that does not compile. */
function stillKeys({ stage }: Ports, { projectId, film, picture }: StillsWanted): ((frame: number) => string) | null {
  const scenes = film.scenes.flatMap(renderedScene);
  if (scenes.length < film.scenes.length) return null;
  const inputs: RenderInputs = {
    ...{ scenes, theme: film.theme, assets: {}, size: film.size },
    ...{ stageVersion: stage.bundle.version, browserVersion: stage.browserVersion },
    settings: { ...encoderSettings(chooseExport({ format: 'png' }, film.size)), picture },
  };
  return (frame) => {
    return `projects/${projectId}/stills/${chunkKey(inputs, { firstFrame: frame, lastFrame: frame })}.${picture.format}`;
  };
}

function renderedScene({ key, compiled, track, startFrame, durationInFrames, assetHashes }: FilmScene) {
  if (compiled instanceof AppError) return [];
  return [{ key, codeHash: compiled.hash, track, startFrame, durationInFrames, assets: assetHashes }];
}
