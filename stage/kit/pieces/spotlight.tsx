import type { ReactNode } from 'react';
import { AbsoluteFill } from 'remotion';
import { type ZoneProp, zoneBox } from '../layout.ts';
import { mix, progress } from '../motion.ts';
import { type PieceProps, usePiece } from '../piece.tsx';

export interface SpotlightProps extends PieceProps {
  target: ZoneProp;
  at?: number;
  dim?: number;
  blur?: number;
  children?: ReactNode;
}

/** From `at` on one zone stays as it is and what it leaves steps back. */
export function Spotlight(props: SpotlightProps) {
  const { target, at = 0, dim = 0.35, blur = 8 } = props;
  const piece = usePiece('Spotlight', { enter: 'none', exit: 'none', ...props }, { zone: 'full' });
  if (!piece.shown) return null;
  const { film, u, fr } = piece;
  const lit = progress(fr, piece.at(at), 12, 'soft');
  if (lit === 0) return <AbsoluteFill data-fw-piece="Spotlight">{props.children}</AbsoluteFill>;
  const box = zoneBox(target === 'auto' ? 'main' : target, film);
  const pad = 16 * u;
  const [x1, y1, x2, y2] = [box.x - pad, box.y - pad, box.x + box.width + pad, box.y + box.height + pad];
  const window = `inset(${y1}px ${film.width - x2}px ${film.height - y2}px ${x1}px round ${Math.min(film.theme.radius, 24) * u}px)`;
  const around = `polygon(evenodd, 0 0, ${film.width}px 0, ${film.width}px ${film.height}px, 0 ${film.height}px, 0 0, ${x1}px ${y1}px, ${x2}px ${y1}px, ${x2}px ${y2}px, ${x1}px ${y2}px, ${x1}px ${y1}px)`;
  return (
    <AbsoluteFill data-fw-piece="Spotlight">
      <AbsoluteFill
        data-fw-allow="contrast clip overlap"
        style={{ clipPath: around, opacity: mix(1, dim, lit), filter: `blur(${blur * u * lit}px)` }}
      >
        {props.children}
      </AbsoluteFill>
      <AbsoluteFill data-fw-allow="clip" style={{ clipPath: window }}>
        {props.children}
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
