import { z } from 'zod';
import { AppError } from '../../contract/errors.ts';
import { runFfprobe } from '../jail/run-ffmpeg.ts';

const Probe = z.object({
  streams: z
    .array(
      z.object({
        codec_name: z.string(),
        codec_type: z.string(),
        pix_fmt: z.string(),
        width: z.number(),
        height: z.number(),
        r_frame_rate: z.string(),
        avg_frame_rate: z.string(),
        /** WebM tells it for the whole file only. */
        duration: z.coerce.number().optional(),
        nb_read_packets: z.coerce.number(),
        color_space: z.string().default('unknown'),
      }),
    )
    .min(1),
  format: z.object({ duration: z.coerce.number() }),
});

/** What a video file says of itself; `frames` counts the packets that are really there. */
export interface FileFacts {
  frames: number;
  seconds: number;
  width: number;
  height: number;
  /** Frames per second; NaN where the file's two rates differ. */
  fps: number;
  codec: string;
  pixelFormat: string;
  colourSpace: string;
}

export async function probeFile(
  path: string,
  { signal, allowUnsandboxed }: { signal?: AbortSignal; allowUnsandboxed?: boolean } = {},
): Promise<FileFacts> {
  const { stdout } = await runFfprobe(
    ['-v', 'error', '-select_streams', 'v:0', '-count_packets', '-show_streams', '-show_format', '-of', 'json', path],
    { inputs: [path], signal, allowUnsandboxed },
  );
  const probe = Probe.safeParse(JSON.parse(stdout.toString())).data;
  const stream = probe?.streams[0];
  if (!stream) throw new AppError('export_check_failed', 'The file has no video stream');
  return {
    frames: stream.nb_read_packets,
    seconds: stream.duration ?? probe.format.duration,
    width: stream.width,
    height: stream.height,
    fps: stream.r_frame_rate === stream.avg_frame_rate ? rate(stream.r_frame_rate) : Number.NaN,
    codec: stream.codec_name,
    pixelFormat: stream.pix_fmt,
    colourSpace: stream.color_space,
  };
}

function rate(fraction: string): number {
  const [count, seconds] = fraction.split('/').map(Number);
  return (count ?? Number.NaN) / (seconds ?? 1);
}
