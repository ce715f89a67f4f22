import { Figure, figureOf, figureSize } from '../figure.tsx';
import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';
import { FilledBar } from './gauge.tsx';

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
        steady: true,
      })
    : null;
  const size = figureSize([parts], box.width, box.height - bar - gap - (title ? title.height + gap : 0), film);
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
      <FilledBar {...{ piece, height: bar, share }} grown={progress(fr, 0, 14)} quiet={0.5} />
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
