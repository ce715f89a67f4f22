import { alpha } from '../colour.ts';
import { mix, progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';

export interface CursorProps extends PieceProps {
  path: { at: number; x: number; y: number; click?: boolean }[];
}

/** A pointer that arcs from point to point, in % of its zone, and presses; a touch in portrait. */
export function Cursor(props: CursorProps) {
  const { path } = props;
  const piece = usePiece('Cursor', props, { zone: 'full', kind: 'fade' });
  const first = path[0];
  if (!piece.shown || !first) return null;
  const { film, box, fr, u } = piece;
  let [x, y] = [first.x, first.y];
  for (const [i, leg] of path.entries()) {
    if (i === 0) continue;
    const p = progress(fr, piece.at(leg.at), 24, 'move');
    const bow = Math.sin(p * Math.PI) * 4;
    [x, y] = [mix(x, leg.x, p), mix(y, leg.y, p) - (p > 0 && p < 1 ? bow : 0)];
  }
  const clicked = path.findLast(({ at, click }) => click && fr >= piece.at(at) + 24);
  const since = clicked ? fr - piece.at(clicked.at) - 24 : 999;
  const pressed = since < 4 ? 0.86 : 1;
  const ring = progress(since, 2, 14);
  const size = 64 * u;
  const touch = film.format === 'portrait';
  const { colours } = film;
  return (
    <PieceShell piece={piece} style={{ opacity: progress(fr, 0, 8, 'soft') }}>
      <svg
        aria-hidden="true"
        width={size * 2}
        height={size * 2}
        viewBox="-32 -32 64 64"
        style={{ position: 'absolute', left: (x / 100) * box.width - size, top: (y / 100) * box.height - size }}
      >
        {since < 18 ? (
          <circle r={8 + ring * 20} fill="none" stroke={alpha(colours.brand, 1 - ring)} strokeWidth="3" />
        ) : null}
        {touch ? (
          <circle
            r="11"
            fill={alpha(colours.brand, 0.55)}
            stroke={colours.ink}
            strokeWidth="2"
            transform={`scale(${pressed})`}
          />
        ) : (
          <path
            d="M0 0 L0 25 L6.2 19.4 L10 28 L14.4 26 L10.6 17.6 L18.6 17.2 Z"
            fill={colours.ink}
            stroke={colours.ground}
            strokeWidth="2"
            strokeLinejoin="round"
            transform={`scale(${pressed})`}
          />
        )}
      </svg>
    </PieceShell>
  );
}
