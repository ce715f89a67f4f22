import { AbsoluteFill } from 'remotion';
import type { Motif } from '../brand-mark.tsx';
import { blend } from '../colour.ts';
import type { Film } from '../film.tsx';
import { mix, progress, springAt } from '../motion.ts';
import { type Piece, type PieceProps, usePiece } from '../piece.tsx';
import { seeded } from '../random.ts';

export interface ShapeFieldProps extends PieceProps {
  motif?: 'auto' | Motif;
  n?: number;
  moves?: number[];
}

/** A few large shapes of the brand round the edges, that shift at cues and rest between. */
export function ShapeField(props: ShapeFieldProps) {
  const { motif = 'auto', moves = [] } = props;
  const piece = usePiece('ShapeField', { exit: 'none', ...props }, { zone: 'full', kind: 'fade' });
  if (!piece.shown) return null;
  const { film } = piece;
  const n = Math.min(7, props.n ?? (film.format === 'landscape' ? 4 : 3));
  const shape = motif === 'auto' ? film.theme.motif : motif;
  return (
    <AbsoluteFill data-fw-piece="ShapeField" style={{ overflow: 'hidden' }}>
      {Array.from({ length: n }, (_, i) => (
        <Shape key={String(i)} piece={piece} shape={shape} index={i} n={n} moves={moves} />
      ))}
    </AbsoluteFill>
  );
}

interface ShapeProps {
  piece: Piece;
  shape: Motif;
  index: number;
  n: number;
  moves: number[];
}

function Shape({ piece, shape, index, n, moves }: ShapeProps) {
  const { film, fr, u } = piece;
  const size = mix(240, 560, seeded(film.seed, `size${index}`)) * u;
  const legs = [-1, ...moves].map((_, leg) => spotOf(film, index, n, leg));
  let at = legs[0] ?? { x: 0, y: 0 };
  for (const [leg, frame] of moves.entries()) {
    const next = legs[leg + 1] ?? at;
    const p = progress(fr, piece.at(frame) + index * 2, film.lasts('camera'), 'move');
    at = { x: mix(at.x, next.x, p), y: mix(at.y, next.y, p) };
  }
  const come = springAt(fr - index * film.lasts('gap'), film.theme.playful ? 'pop' : 'glide');
  const fill = fillOf(film, index);
  return (
    <div
      style={{
        position: 'absolute',
        left: at.x * film.width - size / 2,
        top: at.y * film.height - size / 2,
        width: size,
        height: size,
        transform: come === 1 ? undefined : `scale(${Math.max(0, come)})`,
      }}
    >
      <Drawn
        shape={shape}
        fill={fill}
        turn={Math.round(seeded(film.seed, `turn${index}`) * 3) * 90}
        outlined={index % 3 === 2}
      />
    </div>
  );
}

/** Places round the rim, so that the middle stays free for words. */
function spotOf({ seed }: Film, index: number, n: number, leg: number): { x: number; y: number } {
  const angle =
    ((index + 0.35 * seeded(seed, `angle${index}`)) / n) * Math.PI * 2 + leg * 0.55 + seeded(seed, 'turn') * 6;
  const reach = 0.5 + 0.07 * seeded(seed, `reach${index}${leg}`);
  return { x: 0.5 + Math.cos(angle) * reach, y: 0.5 + Math.sin(angle) * reach };
}

function fillOf({ colours, dark }: Film, index: number): string {
  const strong = dark ? 0.34 : 0.2;
  return (
    [
      blend(colours.ground, colours.brand, strong),
      blend(colours.ground, colours.accent, strong * 0.8),
      colours.groundAlt,
    ][index % 3] ?? colours.groundAlt
  );
}

function Drawn({ shape, fill, turn, outlined }: { shape: Motif; fill: string; turn: number; outlined: boolean }) {
  const paint = outlined ? { fill: 'none', stroke: fill, strokeWidth: 9 } : { fill };
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      style={{ display: 'block', overflow: 'visible', transform: turn ? `rotate(${turn}deg)` : undefined }}
    >
      {shape === 'circle' ? <circle cx="50" cy="50" r="45" {...paint} /> : null}
      {shape === 'arc' ? <path d="M5 95 A90 90 0 0 1 95 5 V40 A55 55 0 0 0 40 95 Z" {...paint} /> : null}
      {shape === 'bar' ? <path d="M30 0 H62 V100 H30 Z" {...paint} /> : null}
      {shape === 'blob' ? <path d="M54 4c27-2 44 20 41 45S78 96 49 96S3 78 5 50S27 6 54 4z" {...paint} /> : null}
    </svg>
  );
}
