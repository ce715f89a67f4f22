import type { CSSProperties } from 'react';
import { AbsoluteFill } from 'remotion';
import { alpha } from '../colour.ts';
import type { Film } from '../film.tsx';
import { noiseTile } from '../noise.ts';
import { type PieceProps, usePiece } from '../piece.tsx';

type Kind = 'grain' | 'paper' | 'halftone' | 'scan' | 'vignette' | 'none';

export interface TextureProps extends PieceProps {
  kind?: 'auto' | Kind;
  amount?: number;
}

/** A still overlay of one material. */
export function Texture(props: TextureProps) {
  const { kind = 'auto', amount = 0.5 } = props;
  const piece = usePiece('Texture', { enter: 'none', exit: 'none', ...props }, { zone: 'full' });
  if (!piece.shown) return null;
  const { film } = piece;
  const known: Record<string, Kind> = {
    grain: 'grain',
    paper: 'paper',
    halftone: 'halftone',
    scan: 'scan',
    vignette: 'vignette',
    particles: 'grain',
  };
  const look = kind === 'auto' ? (known[film.theme.texture] ?? 'none') : kind;
  const style = look === 'none' ? null : skinOf(look, film, amount);
  return style ? <AbsoluteFill data-fw-piece="Texture" style={{ pointerEvents: 'none', ...style }} /> : null;
}

function skinOf(kind: Exclude<Kind, 'none'>, film: Film, amount: number): CSSProperties {
  const { u, seed, dark, colours } = film;
  switch (kind) {
    case 'grain':
      return {
        backgroundImage: noiseTile(seed),
        backgroundSize: '256px 256px',
        opacity: amount * 0.14,
        mixBlendMode: dark ? 'screen' : 'multiply',
      };
    case 'paper':
      return {
        backgroundImage: noiseTile(seed, 0.035),
        backgroundSize: `${512 * u}px ${512 * u}px`,
        opacity: amount * 0.16,
        mixBlendMode: dark ? 'screen' : 'multiply',
      };
    case 'halftone': {
      const dot = 7 * u;
      const mask = `linear-gradient(${film.rtl ? 45 : 315}deg, #000 0%, transparent 46%)`;
      return {
        backgroundImage: `radial-gradient(circle, ${alpha(colours.ink, 0.32)} 30%, transparent 34%)`,
        backgroundSize: `${dot * 2.4}px ${dot * 2.4}px`,
        opacity: amount,
        maskImage: mask,
      };
    }
    case 'scan': {
      const line = Math.max(2, 3 * u);
      return {
        backgroundImage: `repeating-linear-gradient(180deg, ${alpha(dark ? colours.ink : '#000000', 0.09)} 0 ${line / 2}px, transparent ${line / 2}px ${line * 2}px)`,
        opacity: amount,
      };
    }
    case 'vignette':
      return {
        backgroundImage: `radial-gradient(ellipse 75% 75% at 50% 50%, transparent 55%, ${alpha('#000000', dark ? 0.5 : 0.16)} 120%)`,
        opacity: amount * 1.6,
      };
  }
}
