import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AppError } from '../../contract/errors.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { probeFile } from './probe-file.ts';

export interface Assembly {
  /** Parts in order, in one folder. */
  parts: readonly string[];
  path: string;
  frames: number;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Joins parts by copying their streams, index first, and moves the file into place once its frames are counted. */
export async function assemble({ parts, path, frames, signal, allowUnsandboxed }: Assembly): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const list = ['ffconcat version 1.0', ...parts.map((part) => `file 'file:${part.replaceAll("'", "'\\''")}'`)].join(
    '\n',
  );
  try {
    await runFfmpeg(
      [
        ...['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file,pipe', '-i', 'pipe:0'],
        ...['-map', '0:v', '-c', 'copy', '-movflags', '+faststart', '-map_metadata', '-1', '-f', 'mp4', draft],
      ],
      { stdin: [Buffer.from(list)], inputs: [...parts], outputDir: dirname(path), signal, allowUnsandboxed },
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
