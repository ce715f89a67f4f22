import { Figure, figureOf, figureSize } from '../figure.tsx';
import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface MeterProps extends PieceProps {
  value: number | string;
  max?: number;
  suffix?: string;
  label?: string;
}

/** A share, or time left, as a tall bar that fills across its zone. */
export function Meter(props: MeterProps) {
  const { value, max = 100, suffix = '%', label } = props;
  const piece = usePiece('Meter', props, { zone: 'main', words: [String(value), suffix, label] });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const parts = figureOf(value, { suffix }, film);
  const filled = progress(fr, 6, film.lasts('count'), 'move');
  const share = Math.min(1, Math.max(0, parts.spelling.value / max)) * filled;
  const bar = Math.min(box.height * 0.2, 150 * u);
  const gap = 40 * u;
  const title = label
    ? piece.fit({
        text: label,
        role: 'headline',
        voice: 'display',
        width: box.width,
        height: box.height * 0.3,
        lines: 2,
      })
    : null;
  const size = figureSize([parts], box.width, box.height - bar - gap - (title ? title.height + gap : 0), film);
  const radius = Math.min(film.theme.radius * u, bar / 2);
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <Figure
        film={film}
        parts={parts}
        size={size}
        colour={piece.tone}
        counted={filled}
        style={piece.part(0, 'text', 'figure')}
      />
      <div
        style={{
          position: 'relative',
          width: box.width,
          height: bar,
          borderRadius: radius,
          overflow: 'hidden',
          flexShrink: 0,
        }}
      >
        <div
          style={{
            position: 'absolute',
            inset: 0,
            background: quietFill(film),
            opacity: 0.5,
            transform: `scaleX(${progress(fr, 0, 14)})`,
            transformOrigin: film.rtl ? '100% 0' : '0 0',
          }}
        />
        <div
          style={{
            position: 'absolute',
            inset: 0,
            background: piece.toneFill,
            borderRadius: radius,
            transform: `translateX(${(film.rtl ? 1 : -1) * (1 - share) * 100}%)`,
          }}
        />
      </div>
      {title ? (
        <TextBlock
          film={film}
          fitted={title}
          colour={piece.tone}
          fr={fr - film.lasts('count') * 0.8}
          kind={piece.kind}
          split="word"
          id="label"
        />
      ) : null}
    </PieceShell>
  );
}
