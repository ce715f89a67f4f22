const linear = Float64Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance after WCAG 2 of the three levels from `at` on, 0–1. */
export function luminanceAt(levels: ArrayLike<number>, at: number): number {
  const level = (channel: number) => linear[levels[at + channel] as number] as number;
  return 0.2126 * level(0) + 0.7152 * level(1) + 0.0722 * level(2);
}

/** Of two relative luminances, 1–21. */
export function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
