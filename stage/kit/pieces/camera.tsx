import type { ReactNode } from 'react';
import { AbsoluteFill } from 'remotion';
import { mix, progress } from '../motion.ts';
import { type PieceProps, usePiece } from '../piece.tsx';

export interface CameraProps extends PieceProps {
  legs: { at: number; x: number; y: number; zoom?: number }[];
  children?: ReactNode;
}

/** Moves over what it holds: each leg brings a point, in % of the frame, into the middle, and rests there. */
export function Camera(props: CameraProps) {
  const piece = usePiece('Camera', { enter: 'none', exit: 'none', ...props }, { zone: 'full' });
  if (!piece.shown) return null;
  const { film, fr } = piece;
  const lasts = film.lasts('camera');
  let [x, y, zoom] = [50, 50, 1];
  for (const leg of props.legs) {
    const p = progress(fr, piece.at(leg.at), lasts, 'camera');
    [x, y, zoom] = [mix(x, leg.x, p), mix(y, leg.y, p), mix(zoom, leg.zoom ?? 1, p)];
  }
  // The world never ends inside the frame.
  const half = 50 / Math.max(1, zoom);
  const [cx, cy] = [Math.min(100 - half, Math.max(half, x)), Math.min(100 - half, Math.max(half, y))];
  const still = zoom === 1 && cx === 50 && cy === 50;
  return (
    <AbsoluteFill data-fw-piece="Camera" style={{ overflow: 'hidden' }}>
      <AbsoluteFill
        data-fw-allow={still ? undefined : 'clip off-canvas'}
        style={{
          transform: still ? undefined : `scale(${zoom}) translate(${50 - cx}%, ${50 - cy}%)`,
          transformOrigin: '50% 50%',
        }}
      >
        {props.children}
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
