import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ExportFormat } from '../../contract/runs.ts';
import { formatFacts } from '../../domain/render/codecs.ts';
import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';
import { type FrameRange, frameCount } from '../../domain/render/plan-chunks.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';
import { joinGif } from './join-gif.ts';
import { joinPictures } from './join-pictures.ts';
import { hashOutput, packetsOf, readPackets, refuseOtherPackets } from './packets.ts';

export interface Assembly {
  /** In order. */
  parts: readonly (FrameRange & { path: string })[];
  path: string;
  settings: EncoderSettings;
  /** The mix of the whole film, as long as its frames, muxed beside the pictures; for mp4, webm and prores. */
  sound?: string | null;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

/** Joins parts into the finished file and moves it into place once its frames are counted and are those of the parts. */
export async function assemble(order: Assembly): Promise<void> {
  const { path, settings } = order;
  const draft = join(dirname(path), `${randomUUID()}-${basename(path)}`);
  try {
    if (settings.format === 'gif') await joinGif({ ...order, path: draft });
    else if (settings.format === 'png') await joinPictures({ ...order, path: draft });
    else await joinStreams({ ...order, path: draft });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Copies the streams, index first. Every packet of the file must be the packet of its part, in its place. */
async function joinStreams({ parts, path, settings, sound, signal, allowUnsandboxed }: Assembly): Promise<void> {
  const { format, fps } = settings;
  const frames = parts.reduce((sum, part) => sum + frameCount(part), 0);
  const { stdout } = await runFfmpeg(
    [
      ...[
        '-f',
        'concat',
        '-safe',
        '0',
        '-auto_convert',
        '0',
        '-protocol_whitelist',
        'file,pipe',
        '-i',
        'pipe:0',
        ...(sound ? ['-i', sound] : []),
      ],
      ...[
        '-map',
        '0:v',
        '-c:v',
        'copy',
        ...(sound ? soundArguments(format) : []),
        '-movflags',
        '+faststart',
        '-map_metadata',
        '-1',
      ],
      ...['-f', formatFacts[format].ending, path, ...hashOutput],
    ],
    {
      stdin: [Buffer.from(partList(parts, fps))],
      inputs: [...parts.map((part) => part.path), ...(sound ? [sound] : [])],
      ...{ outputDir: dirname(path), signal, allowUnsandboxed },
    },
  );
  const joined = await packetsOf(path, { signal, allowUnsandboxed });
  refuseOtherPackets(joined, readPackets(stdout.toString()), { frames, fps });
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

function soundArguments(format: ExportFormat): string[] {
  return ['-map', '1:a', ...(formatFacts[format].soundEncoder ?? []), '-ar', String(soundRate)];
}
