/** Pixels by rows, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Colours as eyes tell them apart (OKLab, times 100), three numbers a pixel. */
export interface LabPicture {
  width: number;
  height: number;
  lab: Float32Array;
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The picture with its long side at most `side` pixels, each the mean of those it stands for. */
export function shrink({ width, height, data }: Pixels, side: number): Pixels {
  const scale = Math.min(1, side / Math.max(width, height));
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  if (wide === width && high === height) return { width, height, data };
  const sums = new Float64Array(wide * high * 4);
  const counts = new Uint32Array(wide * high);
  for (let y = 0; y < height; y++) {
    const row = Math.min(high - 1, Math.floor(((y + 0.5) * high) / height)) * wide;
    for (let x = 0; x < width; x++) {
      const to = row + Math.min(wide - 1, Math.floor(((x + 0.5) * wide) / width));
      const from = (y * width + x) * 4;
      for (let part = 0; part < 4; part++)
        sums[to * 4 + part] = (sums[to * 4 + part] as number) + (data[from + part] as number);
      counts[to] = (counts[to] as number) + 1;
    }
  }
  const small = new Uint8Array(wide * high * 4);
  for (let at = 0; at < small.length; at++) small[at] = Math.round((sums[at] as number) / (counts[at >> 2] as number));
  return { width: wide, height: high, data: small };
}

export function toLab({ width, height, data }: Pixels): LabPicture {
  const lab = new Float32Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue] = [0, 1, 2].map((part) => linear[data[at * 4 + part] as number] as number) as [
      number,
      number,
      number,
    ];
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    lab[at * 3] = 100 * (0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short);
    lab[at * 3 + 1] = 100 * (1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short);
    lab[at * 3 + 2] = 100 * (0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short);
  }
  return { width, height, lab };
}
