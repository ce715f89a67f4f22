/** The abstract mark of a film: a shape from its motif, drawn in parts. It stands in for no one's logo. */
import { Img } from 'remotion';
import type { Film } from './film.tsx';
import { progress, springAt } from './motion.ts';

export type Motif = 'circle' | 'arc' | 'bar' | 'blob';

interface BrandMarkProps {
  film: Film;
  motif: Motif;
  size: number;
  /** fr since it began to build. */
  fr: number;
  colour?: string;
  second?: string;
  /** Address of a picture that stands in the mark's place. */
  logo?: string;
}

export function BrandMark({
  film,
  motif,
  size,
  fr,
  colour = film.colours.brand,
  second = film.colours.accent,
  logo,
}: BrandMarkProps) {
  if (logo)
    return (
      <Img
        src={logo}
        style={{ width: size, height: size, objectFit: 'contain', flexShrink: 0, opacity: progress(fr, 0, 10, 'soft') }}
      />
    );
  const parts = { circle: circles, arc: arcs, bar: bars, blob: blobs }[motif];
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 100 100"
      style={{ flexShrink: 0, overflow: 'visible', display: 'block' }}
    >
      {parts({
        colour,
        second,
        grown: (after) => springAt(fr - after, film.theme.playful ? 'pop' : 'settle'),
        drawn: (after) => progress(fr, after, film.lasts('hero') * 1.3, 'move'),
      })}
    </svg>
  );
}

interface Build {
  colour: string;
  second: string;
  grown(after: number): number;
  drawn(after: number): number;
}

function scaled(p: number, x: number, y: number): string {
  return `translate(${x} ${y}) scale(${Math.max(0, p)}) translate(${-x} ${-y})`;
}

function circles({ colour, second, grown }: Build) {
  return (
    <>
      <circle cx="42" cy="50" r="40" fill={colour} transform={scaled(grown(0), 42, 50)} />
      <circle cx="80" cy="30" r="18" fill={second} transform={scaled(grown(6), 80, 30)} />
    </>
  );
}

function arcs({ colour, second, drawn }: Build) {
  const ring = (radius: number, stroke: string, after: number) => (
    <path
      d={`M ${50 - radius} 74 a ${radius} ${radius} 0 0 1 ${2 * radius} 0`}
      fill="none"
      stroke={stroke}
      strokeWidth="13"
      pathLength={1}
      strokeDasharray="1 1.1"
      strokeDashoffset={1 - drawn(after)}
      strokeOpacity={drawn(after) > 0.01 ? 1 : 0}
    />
  );
  return (
    <>
      {ring(42, colour, 0)}
      {ring(22, colour, 4)}
      <circle cx="50" cy="74" r="6.5" fill={second} opacity={drawn(8)} />
    </>
  );
}

function bars({ colour, second, grown }: Build) {
  return (
    <>
      {[40, 68, 94].map((height, i) => (
        <rect
          key={height}
          x={6 + i * 32}
          y={97 - height}
          width="24"
          height={height}
          fill={i === 2 ? second : colour}
          transform={`translate(0 97) scale(1 ${Math.max(0, grown(i * 4))}) translate(0 -97)`}
        />
      ))}
    </>
  );
}

function blobs({ colour, second, grown }: Build) {
  return (
    <>
      <path
        d="M52 6c26 0 42 18 42 42s-14 46-44 46S6 76 6 50S26 6 52 6z"
        fill={colour}
        transform={scaled(grown(0), 50, 50)}
      />
      <path
        d="M60 34c10 0 18 7 18 17s-9 18-19 18s-17-8-17-18s8-17 18-17z"
        fill={second}
        transform={scaled(grown(7), 60, 52)}
      />
    </>
  );
}
