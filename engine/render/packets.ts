import { AppError } from '../../contract/errors.ts';
import { runFfmpeg } from '../jail/run-ffmpeg.ts';

/** The video packets of a file in the order of the file, without decoding them. */
export interface Packets {
  hashes: string[];
  /** Seconds at which frames are shown, in order. */
  times: number[];
}

/** Arguments that print what `readPackets` reads. */
export const hashOutput = ['-map', '0:v', '-c', 'copy', '-f', 'framehash', '-hash', 'md5', 'pipe:1'];

export async function packetsOf(
  path: string,
  options: { signal?: AbortSignal; allowUnsandboxed?: boolean },
): Promise<Packets> {
  const { stdout } = await runFfmpeg(['-i', path, ...hashOutput], { inputs: [path], ...options });
  return readPackets(stdout.toString());
}

/** Lines of `stream, dts, pts, duration, size, hash` after a header that tells the time base. */
export function readPackets(text: string): Packets {
  const [, unit = 1, units = 1] = (/^#tb 0: (\d+)\/(\d+)$/mu.exec(text) ?? []).map(Number);
  const rows = text
    .split('\n')
    .flatMap((line) => (/^\d/u.test(line) ? [line.split(',').map((cell) => cell.trim())] : []));
  const times = rows.map((row) => (Number(row[2]) * unit) / units).sort((one, other) => one - other);
  return { hashes: rows.map((row) => row[5] ?? ''), times };
}

/** Every packet of the joined file must be the one that was given, and be shown at its frame's time, to a millisecond. */
export function refuseOtherPackets(joined: Packets, given: Packets, { frames, fps }: { frames: number; fps: number }) {
  const { hashes, times } = joined;
  if (hashes.length !== frames) {
    throw new AppError('export_check_failed', `The joined file has ${hashes.length} frames instead of ${frames}`);
  }
  const other = hashes.findIndex((hash, index) => hash !== given.hashes[index]);
  if (other !== -1) throw new AppError('export_check_failed', `Packet ${other} of the joined file is not its part's`);
  const late = times.findIndex((time, index) => Math.abs(time - (times[0] as number) - index / fps) > 0.0011);
  if (late !== -1)
    throw new AppError('export_check_failed', `Frame ${late} of the joined file is shown at a wrong time`);
}
