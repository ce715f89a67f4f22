import { seeded } from './random.ts';

/** A still tile of grey grain as a CSS image; the same seed gives the same grain. */
export function noiseTile(seed: number, frequency = 0.9): string {
  const turn = Math.floor(seeded(seed, 'grain') * 1000);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256'><filter id='n' x='0' y='0' width='100%' height='100%'><feTurbulence type='fractalNoise' baseFrequency='${frequency}' numOctaves='2' seed='${turn}' stitchTiles='stitch'/><feColorMatrix type='saturate' values='0'/></filter><rect width='256' height='256' filter='url(#n)'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
