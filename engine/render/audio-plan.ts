import type { ExportFormat } from '../../contract/runs.ts';

/** One sound in the film. Times are in frames of the file. */
export interface AudioClip {
  /** A file on this machine; it is decoded in the jail. */
  path: string;
  startFrame: number;
  durationInFrames: number;
  /** Seconds of the sound that are left out at its beginning. */
  fromSeconds: number;
  /** Factor of its loudness: 1 leaves it as it is. */
  volume: number;
}

/** All sounds of a film, decided before anything is rendered. */
export interface AudioPlan {
  clips: readonly AudioClip[];
}

const rate = 48_000;
const encoders: Partial<Record<ExportFormat, readonly string[]>> = {
  mp4: ['-c:a', 'aac', '-b:a', '192k'],
  webm: ['-c:a', 'libopus', '-b:a', '160k'],
  prores: ['-c:a', 'pcm_s16le'],
};

/** Mixes the clips, each at its place, to exactly as many samples as the film's frames last. */
export function audioArguments(
  { clips }: AudioPlan,
  film: { frames: number; fps: number; format: ExportFormat },
): { inputs: string[]; outputs: string[] } {
  const samples = (frames: number) => Math.round((frames / film.fps) * rate);
  const placed = clips.map(({ startFrame, durationInFrames, fromSeconds, volume }, index) => {
    const from = Math.round(fromSeconds * rate);
    const cut = `atrim=start_sample=${from}:end_sample=${from + samples(durationInFrames)}`;
    // The clip is the input after the pictures.
    return `[${index + 1}:a]aresample=${rate},aformat=sample_fmts=fltp:channel_layouts=stereo,${cut},asetpts=PTS-STARTPTS,volume=${volume},adelay=${samples(startFrame)}S:all=1[a${index}]`;
  });
  const names = clips.map((_, index) => `[a${index}]`).join('');
  const whole = `apad,atrim=end_sample=${samples(film.frames)}`;
  const mixed = `${names}amix=inputs=${clips.length}:normalize=0:dropout_transition=0,${whole}[sound]`;
  return {
    inputs: clips.flatMap(({ path }) => ['-i', path]),
    outputs: ['-filter_complex', [...placed, mixed].join(';'), '-map', '[sound]', ...(encoders[film.format] ?? [])],
  };
}
