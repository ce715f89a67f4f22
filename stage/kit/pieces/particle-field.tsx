import { AbsoluteFill } from 'remotion';
import { blend } from '../colour.ts';
import { mix, progress } from '../motion.ts';
import { type PieceProps, usePiece } from '../piece.tsx';
import { seeded } from '../random.ts';

export interface ParticleFieldProps extends PieceProps {
  n?: number;
  moves?: number[];
}

/** Seeded points that gather into a loose ring round the words, shift at cues and rest between. */
export function ParticleField(props: ParticleFieldProps) {
  const { moves = [] } = props;
  const piece = usePiece('ParticleField', { exit: 'none', ...props }, { zone: 'full', kind: 'fade' });
  if (!piece.shown) return null;
  const { film, fr, u } = piece;
  const n = Math.min(160, props.n ?? (film.format === 'landscape' ? 60 : 40));
  const { colours, seed, width, height, dark } = film;
  const strong = dark ? 0.62 : 0.42;
  const spot = (i: number, leg: number) => {
    const angle = (i / n) * Math.PI * 2 + leg * 0.4 + seeded(seed, `a${i}`) * 0.7;
    const reach = 0.4 + 0.24 * seeded(seed, `r${i}${leg}`);
    return { x: 0.5 + Math.cos(angle) * reach * 1.1, y: 0.5 + Math.sin(angle) * reach };
  };
  return (
    <AbsoluteFill data-fw-piece="ParticleField" style={{ overflow: 'hidden' }}>
      <svg aria-hidden="true" width={width} height={height} style={{ display: 'block' }}>
        {Array.from({ length: n }, (_, i) => {
          const wild = { x: seeded(seed, `x${i}`), y: seeded(seed, `y${i}`) };
          const come = progress(fr, (i % 12) * 0.8, film.lasts('camera') * 1.2, 'move');
          let at = spot(i, 0);
          at = { x: mix(wild.x, at.x, come), y: mix(wild.y, at.y, come) };
          for (const [leg, frame] of moves.entries()) {
            const next = spot(i, leg + 1);
            const p = progress(fr, piece.at(frame), film.lasts('camera'), 'move');
            at = { x: mix(at.x, next.x, p), y: mix(at.y, next.y, p) };
          }
          const radius = mix(2.5, 9, seeded(seed, `s${i}`) ** 3) * u;
          const fill = blend(colours.ground, i % 5 === 0 ? colours.accent : colours.brand, strong);
          return (
            <circle
              key={String(i)}
              cx={at.x * width}
              cy={at.y * height}
              r={radius}
              fill={fill}
              opacity={progress(fr, (i % 12) * 0.8, 14, 'soft')}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
