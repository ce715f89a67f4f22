const mostFps = 60;
/** Rates that are kept as they are; anything else comes to whole frames a second. */
const known = ['24000/1001', '30000/1001', '60000/1001'];

export interface FrameRate {
  /** What the container says, the higher where it says two. */
  said: number;
  /** The constant rate that the clip gets, as a number and as ffmpeg reads it. */
  fps: number;
  fraction: string;
}

/** From ffprobe's two rates, `frames/seconds` each: the mean, and the lowest that holds every frame. */
export function frameRate(mean: string | undefined, every: string | undefined): FrameRate {
  const [average, highest] = [framesPerSecond(mean), framesPerSecond(every)];
  const said = average || highest;
  if (mean && known.includes(mean)) return { said, fps: average, fraction: mean };
  const fps = Math.min(mostFps, Math.max(1, Math.round(said || 30)));
  return { said, fps, fraction: String(fps) };
}

function framesPerSecond(fraction = '0/0'): number {
  const [frames = 0, seconds = 0] = fraction.split('/').map(Number);
  return frames > 0 && seconds > 0 ? frames / seconds : 0;
}
