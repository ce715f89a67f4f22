/** Seconds between two rows of features. */
export const hopSeconds = 0.008;

const bands = 18;
const window = 512;
const lowHertz = 120;
const highHertz = 7_600;

/** Loudness of the bands of each moment, in log units with the loudness of the whole as the last column. */
export function soundFeatures(samples: Float32Array, rate: number): Float32Array[] {
  const hop = Math.round(hopSeconds * rate);
  const taper = Float32Array.from({ length: window }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / window));
  const edges = bandEdges(rate);
  const rows: Float32Array[] = [];
  for (let start = 0; start < samples.length; start += hop) {
    const [real, imaginary] = [new Float32Array(window), new Float32Array(window)];
    for (let at = 0; at < window; at++) {
      real[at] = (samples[start + at - window / 2] ?? 0) * (taper[at] as number);
    }
    transform(real, imaginary);
    rows.push(rowOf(real, imaginary, edges));
  }
  return rows;
}

function rowOf(real: Float32Array, imaginary: Float32Array, edges: readonly number[]): Float32Array {
  const row = new Float32Array(bands + 1);
  let whole = 0;
  for (let band = 0; band < bands; band++) {
    let power = 0;
    for (let bin = edges[band] as number; bin < (edges[band + 1] as number); bin++) {
      power += (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2;
    }
    whole += power;
    row[band] = Math.log(power + 1e-4);
  }
  row[bands] = Math.log(whole + 1e-4);
  return row;
}

/** Bands of equal width as ears hear them (mel). */
function bandEdges(rate: number): number[] {
  const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
  const [low, high] = [mel(lowHertz), mel(Math.min(highHertz, rate / 2))];
  return Array.from({ length: bands + 1 }, (_, at) => {
    const hertz = 700 * (10 ** ((low + ((high - low) * at) / bands) / 2595) - 1);
    return Math.max(1 + at, Math.round((hertz * window) / rate));
  });
}

/** Turns of a circle in as many steps as a window has samples: asking for them each time takes most of the time. */
const turns = Array.from({ length: window / 2 }, (_, at) => (-2 * Math.PI * at) / window);
const cosines = Float64Array.from(turns, Math.cos);
const sines = Float64Array.from(turns, Math.sin);

/** Fourier transform of one window, in place. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length;
  for (let at = 1, to = 0; at < size; at++) {
    let bit = size >> 1;
    for (; to & bit; bit >>= 1) to ^= bit;
    to ^= bit;
    if (at < to) [real[at], real[to]] = [real[to] as number, real[at] as number];
  }
  for (let length = 2; length <= size; length <<= 1) {
    const turn = size / length;
    for (let start = 0; start < size; start += length) {
      for (let at = 0; at < length / 2; at++) {
        const cos = cosines[at * turn] as number;
        const sin = sines[at * turn] as number;
        const even = start + at;
        const odd = even + length / 2;
        const x = real[odd] as number;
        const y = imaginary[odd] as number;
        const re = x * cos - y * sin;
        const im = x * sin + y * cos;
        const a = real[even] as number;
        const b = imaginary[even] as number;
        real[odd] = a - re;
        imaginary[odd] = b - im;
        real[even] = a + re;
        imaginary[even] = b + im;
      }
    }
  }
}
