import { type EffectName, effectFacts } from './effect-names.ts';
import { soundRate } from './sound-rate.ts';

const { abs, cos, exp, imul, max, min, sin, PI } = Math;

/** Left and right of an effect at 48 kHz, between -1 and 1, its highest peak at -6 dBFS: the same samples each time. */
export function synthesiseEffect(name: EffectName): [Float32Array, Float32Array] {
  const length = Math.round(effectFacts[name].seconds * soundRate);
  const sides = makers[name](length);
  const peak = max(...sides.map(loudest));
  for (const side of sides) for (let at = 0; at < length; at += 1) side[at] = ((side[at] as number) / peak) * 0.5;
  return sides;
}

type Sides = [Float32Array, Float32Array];

const makers: Record<EffectName, (length: number) => Sides> = {
  /** Noise through a band that rises to the middle and falls again, passing from left to right. */
  'fx:whoosh'(length) {
    const bell = (share: number) => exp(-(((share - 0.5) / 0.17) ** 2));
    const swept = bandNoise(length, 11, (share) => 250 + 2600 * bell(share));
    return spread(swept, (share) => ({ gain: bell(share) * edges(share), pan: share }));
  },
  /** A low drum whose pitch drops, with a short strike of noise on it. */
  'fx:hit'(length) {
    const strike = bandNoise(length, 23, () => 1800);
    let phase = 0;
    const drum = filled(length, (at) => {
      const seconds = at / soundRate;
      phase += (2 * PI * (45 + 110 * exp(-seconds / 0.04))) / soundRate;
      return sin(phase) * exp(-seconds / 0.28) + 0.5 * (strike[at] as number) * exp(-seconds / 0.025);
    });
    return spread(drum, (share) => ({ gain: min(1, share * 300) * edges(share), pan: 0.5 }));
  },
  /** Noise and a tone that climb two octaves and stop short. */
  'fx:riser'(length) {
    const air = bandNoise(length, 37, (share) => 300 * 16 ** share);
    let phase = 0;
    const climbing = filled(length, (at) => {
      phase += (2 * PI * 160 * 4 ** (at / length)) / soundRate;
      return (air[at] as number) + 0.12 * (sin(phase) + 0.5 * sin(2 * phase));
    });
    return spread(climbing, (share) => ({ gain: share ** 2.2 * min(1, (1 - share) / 0.05), pan: 0.5 }));
  },
  /** One short strike of two high tones. */
  'fx:click'(length) {
    const tones = filled(length, (at) => {
      const seconds = at / soundRate;
      const tone = sin(2 * PI * 2100 * seconds) + 0.6 * sin(2 * PI * 3700 * seconds);
      return tone * exp(-seconds / 0.008);
    });
    return spread(tones, (share) => ({ gain: edges(share), pan: 0.5 }));
  },
};

/** White noise through a resonant band whose middle, in hertz, follows `hertz` of the share of the whole. */
function bandNoise(length: number, seed: number, hertz: (share: number) => number): Float32Array {
  let state = seed * 2_654_435_761;
  let [low, band] = [0, 0];
  return filled(length, (at) => {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = state / 2_147_483_648 - 1;
    // Chamberlin's state variable filter: stable while the middle stays below a sixth of the rate.
    const step = 2 * sin((PI * min(hertz(at / length), soundRate / 7)) / soundRate);
    low += step * band;
    band += step * (noise - low - 0.6 * band);
    return band;
  });
}

/** Lays a sound between left (0) and right (1) at equal power. */
function spread(sound: Float32Array, at: (share: number) => { gain: number; pan: number }): Sides {
  const [left, right] = [new Float32Array(sound.length), new Float32Array(sound.length)];
  for (let index = 0; index < sound.length; index += 1) {
    const { gain, pan } = at(index / sound.length);
    const angle = ((0.15 + 0.7 * pan) * PI) / 2;
    left[index] = (sound[index] as number) * gain * cos(angle);
    right[index] = (sound[index] as number) * gain * sin(angle);
  }
  return [left, right];
}

function filled(length: number, sampleAt: (at: number) => number): Float32Array {
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at += 1) samples[at] = sampleAt(at);
  return samples;
}

/** From silence and back to it, so that nothing clicks at the ends. */
function edges(share: number): number {
  return min(1, (1 - share) / 0.1);
}

function loudest(side: Float32Array): number {
  let peak = 1e-9;
  for (let at = 0; at < side.length; at += 1) peak = max(peak, abs(side[at] as number));
  return peak;
}
