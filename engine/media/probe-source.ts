import { z } from 'zod';
import type { AssetType } from '../../contract/assets.ts';
import { runFfprobe } from '../jail/run-ffmpeg.ts';
import { decoding, type MediaOptions, refusedFile, sealedSource } from './sealed-source.ts';

const Count = z.coerce.number().optional().catch(undefined);
const Stream = z.object({
  codec_type: z.string().catch('unknown'),
  codec_name: z.string().optional(),
  channels: Count,
  sample_rate: Count,
  duration: Count,
  width: Count,
  height: Count,
  pix_fmt: z.string().optional(),
  avg_frame_rate: z.string().optional(),
  r_frame_rate: z.string().optional(),
  color_space: z.string().optional(),
  sample_aspect_ratio: z.string().optional(),
  nb_read_packets: Count,
  disposition: z.object({ attached_pic: z.number().catch(0) }).optional(),
  tags: z.record(z.string(), z.unknown()).optional(),
});
export type SourceStream = z.infer<typeof Stream>;
const Probe = z.object({
  streams: z.array(Stream).min(1),
  format: z.object({ duration: Count }).optional(),
  packets: z.array(z.object({ duration: Count })).optional(),
});

export interface SourceFacts {
  streams: SourceStream[];
  /** As the container says; null where it does not. */
  seconds: number | null;
  /** How long each packet stands, in units of its stream; where they were asked for. */
  durations: number[];
}

/** What an uploaded file's container says of it, read in the jail. Throws `asset_refused`. */
export async function probeSource(
  path: string,
  type: AssetType,
  options: MediaOptions,
  also: readonly string[] = [],
): Promise<SourceFacts> {
  const { tools, allowUnsandboxed, signal } = options;
  const args = ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', ...also, ...sealedSource(path, type)];
  const { stdout } = await decoding(signal, () =>
    runFfprobe(args, { inputs: [path], tools, allowUnsandboxed, signal, timeoutSeconds: 30 }),
  );
  const probe = Probe.safeParse(parse(stdout)).data;
  if (!probe) throw refusedFile('The file holds nothing that can be seen or heard.');
  const durations = (probe.packets ?? []).map(({ duration }) => duration ?? 0);
  return { streams: probe.streams, seconds: probe.format?.duration ?? null, durations };
}

function parse(stdout: Buffer): unknown {
  try {
    return JSON.parse(stdout.toString());
  } catch {
    return null;
  }
}
