import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '../../contract/errors.ts';
import { type FrameRange, frameCount } from '../../domain/render/plan-chunks.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { probeFile } from './probe-file.ts';

export interface Assembly {
  /** In order. */
  parts: readonly (FrameRange & { path: string })[];
  path: string;
  fps: number;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Joins parts by copying their streams, index first, and moves the file into place once its frames are counted. */
export async function assemble({ parts, path, fps, signal, allowUnsandboxed }: Assembly): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const paths = parts.map((part) => part.path);
  const frames = parts.reduce((sum, part) => sum + frameCount(part), 0);
  try {
    await runFfmpeg(
      [
        ...['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i', 'pipe:0'],
        ...['-map', '0:v', '-c', 'copy', '-movflags', '+faststart', '-map_metadata', '-1', '-f', 'mp4', draft],
      ],
      { stdin: [Buffer.from(partList(parts, fps))], inputs: paths, outputDir: dirname(path), signal, allowUnsandboxed },
    );
    const found = await probeFile(draft, { signal, allowUnsandboxed });
    if (found.frames !== frames) {
      throw new AppError('export_check_failed', `The joined file has ${found.frames} frames instead of ${frames}`);
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The list says how long each part is: the parts themselves know it to a millisecond only, and the joined frames would
 * drift. Each length is the difference of two rounded positions, so that rounding never adds up.
 */
function partList(parts: Assembly['parts'], fps: number): string {
  let frames = 0;
  const microseconds = () => Math.round((frames * 1_000_000) / fps);
  const entries = parts.map((part) => {
    const from = microseconds();
    frames += frameCount(part);
    const seconds = ((microseconds() - from) / 1_000_000).toFixed(6);
    return `file 'file:${part.path.replaceAll("'", "'\\''")}'\nduration ${seconds}`;
  });
  return ['ffconcat version 1.0', ...entries].join('\n');
}
