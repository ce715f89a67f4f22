import type { ReactNode } from 'react';
import { AbsoluteFill } from 'remotion';
import { motionStyle, still } from '../entrances.ts';
import { progress } from '../motion.ts';
import { CarrierContext, type PieceProps, usePiece } from '../piece.tsx';

export interface HandoffProps extends PieceProps {
  axis?: 'auto' | 'x' | 'y';
  dist?: number;
  side?: 'both' | 'in' | 'out';
  children?: ReactNode;
}

const inside = { box: null, shrink: 1, moves: true };
const insideArriving = { ...inside, asOne: true };

/** One half of a change, or both: the same axis, way and speed on either side of it. */
export function Handoff(props: HandoffProps) {
  const { axis = 'auto', dist = 200, side = 'both' } = props;
  const piece = usePiece('Handoff', props, { zone: 'full' });
  if (!piece.shown) return null;
  const { film, fr, length, u } = piece;
  const lasts = { calm: 21, balanced: 14, energetic: 8 }[film.theme.energy];
  const upright = axis === 'y' || (axis === 'auto' && film.format === 'portrait');
  const arriving = side === 'out' ? 1 : progress(fr, 0, lasts, 'enter');
  const left = fr - (length - 1 - lasts);
  const leaving = side === 'in' ? 0 : progress(left, 0, lasts, 'exit');
  const offset = dist * (1 - arriving - leaving) * (upright || !film.rtl ? 1 : -1);
  const opacity =
    (side === 'out' ? 1 : progress(fr, 0, lasts * 0.3, 'soft')) *
    (side === 'in' ? 1 : 1 - progress(left, lasts * 0.4, lasts * 0.6, 'linear'));
  const motion = { ...still, ...(upright ? { y: offset } : { x: offset }), opacity };
  return (
    <AbsoluteFill data-fw-piece="Handoff" style={motionStyle(motion, u)}>
      <CarrierContext.Provider value={side === 'out' ? inside : insideArriving}>
        {props.children}
      </CarrierContext.Provider>
    </AbsoluteFill>
  );
}
