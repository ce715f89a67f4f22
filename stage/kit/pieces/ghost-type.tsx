import { AbsoluteFill } from 'remotion';
import { alpha } from '../colour.ts';
import { motionStyle, still } from '../entrances.ts';
import { emWidth } from '../measure.ts';
import { progress } from '../motion.ts';
import { type PieceProps, usePiece } from '../piece.tsx';
import { seeded } from '../random.ts';

export interface GhostTypeProps extends PieceProps {
  text: string;
  contrast?: number;
}

/** An oversize word, cropped, as a shape behind the rest; turned by a quarter in portrait. */
export function GhostType(props: GhostTypeProps) {
  const { text, contrast = 0.1 } = props;
  const piece = usePiece('GhostType', { exit: 'fade', ...props }, { zone: 'full', words: [text], kind: 'fade' });
  if (!piece.shown) return null;
  const { film, fr, u } = piece;
  const style = { family: film.family('display'), weight: film.cut('display').weight, tracking: -0.03 };
  const upright = film.format === 'portrait';
  const [along, across] = upright ? [film.height, film.width] : [film.width, film.height];
  const size = Math.min((along * 1.28) / Math.max(0.6, emWidth(text, style)), across * 0.92);
  const slide = (1 - progress(fr, 0, film.lasts('camera'))) * 80 * (film.rtl ? -1 : 1);
  const low = seeded(film.seed, 'ghost') < 0.5;
  const motion = {
    ...still,
    x: upright ? 0 : slide,
    y: upright ? slide : 0,
    opacity: progress(fr, 0, film.lasts('card'), 'soft') * piece.whole.opacity,
  };
  return (
    <AbsoluteFill
      data-fw-piece="GhostType"
      data-fw-allow="clip contrast occlusion off-canvas overlap size"
      style={{
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: upright ? 'center' : low ? 'flex-end' : 'flex-start',
        ...motionStyle(motion, u),
      }}
    >
      <div
        style={{
          fontFamily: style.family,
          fontWeight: style.weight,
          fontSize: size,
          lineHeight: 0.82,
          letterSpacing: '-0.03em',
          whiteSpace: 'pre',
          color: alpha(film.colours.ink, contrast),
          transform: upright ? 'rotate(-90deg)' : undefined,
          flexShrink: 0,
        }}
      >
        {text}
      </div>
    </AbsoluteFill>
  );
}
