import { soundRate } from '../../domain/sound/sound-rate.ts';

/** Left and right of a sound at `soundRate`, 1 being full scale. */
export type Sides = readonly [Float32Array, Float32Array];

/** K-weighting at 48 kHz, ITU-R BS.1770-4, annex 1: a shelf for the head, then a filter against rumble. */
const shelf = [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585] as const;
const rumble = [1, -2, 1, -1.99004745483398, 0.99007225036621] as const;

const hop = soundRate / 10;
/** Hops of 100 ms in a block of 400 ms. */
const hopsPerBlock = 4;
/** LUFS below which a block is silence, and LU below the mean of the others at which it counts no more. */
const silence = -70;
const gate = 10;

/** Integrated loudness in LUFS by ITU-R BS.1770-4; null where nothing is loud enough to measure. */
export function loudnessOf(sides: Sides): number | null {
  const energies = sides.map(hopEnergies);
  const hops = Math.floor((sides[0]?.length ?? 0) / hop);
  const blocks: number[] = [];
  for (let first = 0; first + hopsPerBlock <= hops; first += 1) {
    let energy = 0;
    for (const side of energies) {
      for (let at = first; at < first + hopsPerBlock; at += 1) energy += side[at] as number;
    }
    blocks.push(energy / (hop * hopsPerBlock));
  }
  const heard = blocks.filter((energy) => lufs(energy) > silence);
  const threshold = lufs(mean(heard)) - gate;
  const counted = heard.filter((energy) => lufs(energy) > threshold);
  return counted.length === 0 ? null : lufs(mean(counted));
}

const lufs = (energy: number) => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sum of squares of each 100 ms, after the weighting. */
function hopEnergies(side: Float32Array): Float64Array {
  const energies = new Float64Array(Math.floor(side.length / hop));
  let [s1, s2, r1, r2] = [0, 0, 0, 0];
  for (let at = 0; at < energies.length * hop; at += 1) {
    const input = side[at] as number;
    const shelved = shelf[0] * input + s1;
    s1 = shelf[1] * input - shelf[3] * shelved + s2;
    s2 = shelf[2] * input - shelf[4] * shelved;
    const weighted = rumble[0] * shelved + r1;
    r1 = rumble[1] * shelved - rumble[3] * weighted + r2;
    r2 = rumble[2] * shelved - rumble[4] * weighted;
    const hopAt = Math.floor(at / hop);
    energies[hopAt] = (energies[hopAt] as number) + weighted * weighted;
  }
  return energies;
}
