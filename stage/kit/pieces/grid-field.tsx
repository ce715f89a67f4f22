import { AbsoluteFill } from 'remotion';
import { alpha } from '../colour.ts';
import { progress } from '../motion.ts';
import { type PieceProps, usePiece } from '../piece.tsx';

export interface GridFieldProps extends PieceProps {
  kind?: 'auto' | 'lines' | 'dots' | 'rules';
  pitch?: number;
  strength?: number;
}

/** Lines, dots or rules on the ground that draw once and rest. */
export function GridField(props: GridFieldProps) {
  const piece = usePiece('GridField', { exit: 'none', ...props }, { zone: 'full', kind: 'fade' });
  if (!piece.shown) return null;
  const { film, fr, u } = piece;
  const { kind = 'auto', strength = 0.12 } = props;
  const pitch = (props.pitch ?? (film.format === 'landscape' ? 96 : 80)) * u;
  const own = film.theme.texture === 'rules' ? 'rules' : film.theme.radius > 10 ? 'dots' : 'lines';
  const look = kind === 'auto' ? own : kind;
  const colour = alpha(film.colours.ink, strength);
  const thin = Math.max(1, 1.5 * u);
  const line = (angle: number) =>
    `repeating-linear-gradient(${angle}deg, ${colour} 0 ${thin}px, transparent ${thin}px ${pitch}px)`;
  const image = {
    lines: `${line(90)}, ${line(180)}`,
    rules: line(180),
    dots: `radial-gradient(circle ${3 * u}px, ${alpha(film.colours.ink, Math.min(1, strength * 2.2))} 96%, transparent)`,
  }[look];
  const drawn = progress(fr, 0, 30) * 130;
  const fade = `linear-gradient(${film.rtl ? 250 : 110}deg, #000 ${drawn - 30}%, transparent ${drawn}%)`;
  return (
    <AbsoluteFill data-fw-piece="GridField" style={{ maskImage: drawn < 130 ? fade : undefined }}>
      <AbsoluteFill
        style={{
          backgroundImage: image,
          backgroundSize: look === 'dots' ? `${pitch}px ${pitch}px` : undefined,
          backgroundPosition: 'center',
          maskImage: 'radial-gradient(ellipse 78% 82% at 50% 50%, #000 30%, rgba(0,0,0,.25) 100%)',
        }}
      />
    </AbsoluteFill>
  );
}
