/** Arithmetic on sRGB hex colours. */

type Rgb = [red: number, green: number, blue: number];

function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance 0–1 after WCAG 2.2. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio 1–21 after WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The same colour at an alpha of 0–1. */
export function alpha(hex: string, amount: number): string {
  const [r, g, b] = channels(hex);
  return `rgba(${r}, ${g}, ${b}, ${Math.round(amount * 1000) / 1000})`;
}

/** `share` of `over` laid on `under`, as an opaque hex. */
export function blend(under: string, over: string, share: number): string {
  const [a, b] = [channels(under), channels(over)];
  const mixed = a.map((channel, i) => Math.round(channel + ((b[i] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
