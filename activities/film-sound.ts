import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../contract/errors.ts';
import type { SoundClip } from '../contract/sound.ts';
import type { Run } from '../db/entities/run.ts';
import { assets } from '../db/repositories/assets.ts';
import { hasSound } from '../domain/render/export-hash.ts';
import { isEffect } from '../domain/sound/effect-names.ts';
import type { AudioClip } from '../engine/render/audio-plan.ts';
import { effectFile } from '../engine/render/effect-file.ts';
import { mixSound } from '../engine/render/mix-sound.ts';
import type { ExportPlan } from './export-plan.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage'>;

/** The mix of an export's film, in `folder`; null where nothing is heard in it, or its format cannot be. */
export async function mixOfFilm(
  ports: Ports,
  { projectId }: Pick<Run, 'projectId'>,
  { film, settings, frames }: ExportPlan,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<string | null> {
  const seconds = frames / settings.fps;
  const clips = film.sound.filter(({ startFrame }) => startFrame / film.size.fps < seconds);
  if (clips.length === 0 || !hasSound(settings)) return null;
  const files = await fetchSounds(ports, projectId, clips, folder);
  const plan = { clips: clips.map((clip) => placed(clip, film.size.fps, seconds, files.get(clip.asset) ?? '')) };
  return mixSound(plan, { seconds, folder, signal, allowUnsandboxed: ports.stage.browser.allowUnsandboxed });
}

/** Path of each sound by its name; a sound that is heard twice is fetched once. */
async function fetchSounds(
  { database, storage }: Ports,
  projectId: string,
  clips: readonly SoundClip[],
  folder: string,
): Promise<Map<string, string>> {
  const known = await assets.sounds(database.fork(), projectId);
  const paths = new Map<string, string>();
  for (const name of new Set(clips.map(({ asset }) => asset))) {
    if (isEffect(name)) {
      const made = join(folder, `effect-${paths.size}.wav`);
      await writeFile(made, effectFile(name));
      paths.set(name, made);
      continue;
    }
    const sound = known.find((one) => one.name === name);
    const content = sound && (await storage.get(sound.objectKey));
    if (!content) throw new AppError('unavailable', `the sound ${name} is gone`, { retryAfter: 5 });
    const path = join(folder, `sound-${paths.size}.flac`);
    await pipeline(content, createWriteStream(path));
    paths.set(name, path);
  }
  return paths;
}

/** What lasts longer than the film ends with it, and fades out by then. */
function placed(clip: SoundClip, fps: number, filmSeconds: number, path: string): AudioClip {
  const startSeconds = clip.startFrame / fps;
  const seconds = Math.min(clip.durationInFrames / fps, filmSeconds - startSeconds);
  const { role, fromSeconds, volume } = clip;
  const fades = { fadeInSeconds: clip.fadeInFrames / fps, fadeOutSeconds: clip.fadeOutFrames / fps };
  const share = Math.min(1, seconds / Math.max(fades.fadeInSeconds + fades.fadeOutSeconds, 1e-6));
  return {
    ...{ path, role, startSeconds, seconds, fromSeconds, volume },
    ...{ fadeInSeconds: fades.fadeInSeconds * share, fadeOutSeconds: fades.fadeOutSeconds * share },
  };
}
