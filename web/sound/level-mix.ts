import { highestPeak, loudnessTarget, mostGain, nearEnough } from '../../domain/sound/mix-levels.ts';
import { soundRate } from '../../domain/sound/sound-rate.ts';
import { loudnessOf, type Sides } from './loudness.ts';

const peakLevel = 10 ** (highestPeak / 20);

/** How fast a peak is met before it comes, and let go after it: the share that goes in one sample. */
const attack = 1 / (0.002 * soundRate);
const release = 1 / (0.02 * soundRate);

/** Brings the mix to the loudness of an export, in place; what the limiter takes is given back once. */
export function levelMix(mix: Sides): void {
  const missing = missingIn(mix);
  scale(mix, missing);
  limit(mix);
  const rest = missingIn(mix);
  if (Math.abs(rest) < nearEnough) return;
  scale(mix, Math.min(rest, mostGain - missing));
  limit(mix);
}

function missingIn(mix: Sides): number {
  const loudness = loudnessOf(mix);
  return loudness === null ? 0 : Math.min(mostGain, loudnessTarget - loudness);
}

function scale(mix: Sides, decibels: number): void {
  const factor = 10 ** (decibels / 20);
  for (const side of mix) for (let at = 0; at < side.length; at += 1) side[at] = (side[at] as number) * factor;
}

/** Holds peaks down, beginning shortly before them: both sides alike, so that nothing wanders between them. */
function limit([left, right]: Sides): void {
  const gains = new Float32Array(left.length);
  let held = 1;
  // Backwards, so that each sample knows the peaks that come.
  for (let at = left.length - 1; at >= 0; at -= 1) {
    const peak = Math.max(Math.abs(left[at] as number), Math.abs(right[at] as number));
    held = Math.min(held + (1 - held) * attack, peak > peakLevel ? peakLevel / peak : 1);
    gains[at] = held;
  }
  let gain = 1;
  for (let at = 0; at < left.length; at += 1) {
    gain = Math.min(gains[at] as number, gain + (1 - gain) * release);
    left[at] = (left[at] as number) * gain;
    right[at] = (right[at] as number) * gain;
  }
}
