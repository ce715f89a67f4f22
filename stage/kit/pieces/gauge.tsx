import { progress } from '../motion.ts';
import type { Piece } from '../piece.tsx';
import { quietFill } from '../surface.ts';

/** A bar or a row of ticks that fills with a figure. */
export function Gauge({
  piece,
  height,
  share,
  ticks,
}: {
  piece: Piece;
  height: number;
  share: number;
  ticks: boolean;
}) {
  const { film, u } = piece;
  const grown = progress(piece.fr, 0, film.lasts('draw'));
  if (!ticks) return <FilledBar {...{ piece, height, share, grown }} quiet={0.45} />;
  const count = 41;
  return (
    <div
      style={{
        position: 'relative',
        width: '100%',
        height,
        flexShrink: 0,
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
      }}
    >
      {Array.from({ length: count }, (_, i) => {
        const at = i / (count - 1);
        const reached = at <= share + 0.001;
        return (
          <div
            key={at}
            style={{
              width: Math.max(3 * u, 2),
              height: i % 10 === 0 ? '100%' : '62%',
              background: reached ? piece.toneFill : quietFill(film),
              opacity: at <= grown ? (reached ? 1 : 0.6) : 0,
            }}
          />
        );
      })}
    </div>
  );
}

interface FilledBarProps {
  piece: Piece;
  height: number;
  share: number;
  /** Share of the bar's own length that stands already. */
  grown: number;
  /** Opacity of what is not filled. */
  quiet: number;
}

/** A bar across its box, of which a share is filled from where reading begins. */
export function FilledBar({ piece, height, share, grown, quiet }: FilledBarProps) {
  const { film, u } = piece;
  const radius = Math.min(film.theme.radius * u, height / 2);
  return (
    <div
      style={{ position: 'relative', width: '100%', height, borderRadius: radius, overflow: 'hidden', flexShrink: 0 }}
    >
      <div
        style={{
          ...{ position: 'absolute', inset: 0, background: quietFill(film), opacity: quiet },
          ...{ transform: `scaleX(${grown})`, transformOrigin: film.rtl ? '100% 50%' : '0 50%' },
        }}
      />
      <div
        style={{
          ...{ position: 'absolute', inset: 0, background: piece.toneFill, borderRadius: radius },
          transform: `translateX(${(film.rtl ? 1 : -1) * (1 - share) * 100}%)`,
        }}
      />
    </div>
  );
}
