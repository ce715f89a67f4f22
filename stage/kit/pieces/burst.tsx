import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { seeded } from '../random.ts';

export interface BurstProps extends PieceProps {
  at?: number;
  n?: number;
}

/** Fourteen frames of rays from the middle of its zone, once. */
export function Burst(props: BurstProps) {
  const { at = 0, n = 14 } = props;
  const piece = usePiece('Burst', { enter: 'none', exit: 'none', ...props }, { zone: 'main' });
  const fr = piece.fr - piece.at(at);
  if (!piece.shown || fr < 0 || fr > 15) return null;
  const { box, film, u } = piece;
  const out = progress(fr, 0, 14);
  const reach = Math.min(box.width, box.height) * 0.5;
  return (
    <PieceShell piece={piece}>
      <svg aria-hidden="true" width={box.width} height={box.height} style={{ overflow: 'visible' }}>
        {Array.from({ length: n }, (_, i) => {
          const angle = (i / n) * Math.PI * 2 + seeded(film.seed, 'burst');
          const far = reach * (0.8 + 0.4 * seeded(film.seed, `ray${i}`));
          const [a, b] = [far * out, far * Math.max(0, out - 0.28 * (1 - out) - 0.08)];
          const dot = (r: number) => `${box.width / 2 + Math.cos(angle) * r} ${box.height / 2 + Math.sin(angle) * r}`;
          return (
            <path
              key={angle}
              d={`M ${dot(b)} L ${dot(a)}`}
              stroke={i % 3 === 0 ? film.colours.accent : film.colours.brand}
              strokeWidth={10 * u}
              strokeLinecap={film.theme.radius > 2 ? 'round' : 'butt'}
              opacity={1 - progress(fr, 8, 6, 'linear')}
            />
          );
        })}
      </svg>
    </PieceShell>
  );
}
