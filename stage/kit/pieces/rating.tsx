import { Figure, figureOf, figureSize } from '../figure.tsx';
import { glyphPaths } from '../glyph-paths.ts';
import { progress } from '../motion.ts';
import { type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface RatingProps extends PieceProps {
  value: number | string;
  max?: number;
  count?: string;
}

/** Stars wiped to their score, the score beside them, the number of voices last. */
export function Rating(props: RatingProps) {
  const { value, count } = props;
  const max = Math.min(10, Math.max(1, props.max ?? 5));
  const piece = usePiece('Rating', props, { zone: 'main', words: [String(value), count] });
  if (!piece.shown) return null;
  const { film, box, u, fr } = piece;
  const parts = figureOf(value, {}, film);
  const tail = count ? box.height * 0.2 : 0;
  const star = Math.min(box.width / (max * 1.16), (box.height - tail) * 0.42, 280 * u);
  const size = figureSize([parts], box.width, (box.height - tail) * 0.46, film);
  const share = progress(fr, 4, 26, 'move') * Math.min(1, parts.spelling.value / max);
  const voices = count
    ? piece.fit({ text: count, role: 'headline', voice: 'text', width: box.width, height: tail, lines: 2 })
    : null;
  const width = max * star + (max - 1) * star * 0.16;
  const path = glyphPaths.star?.[0] ?? '';
  const row = (fill: string) => (
    <svg aria-hidden="true" width={width} height={star} style={{ display: 'block' }}>
      {Array.from({ length: max }, (_, i) => (
        <path key={String(i)} d={path} fill={fill} transform={`translate(${i * star * 1.16} 0) scale(${star / 24})`} />
      ))}
    </svg>
  );
  const cut = film.rtl ? `inset(0 0 0 ${(1 - share) * 100}%)` : `inset(0 ${(1 - share) * 100}% 0 0)`;
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        alignItems: 'flex-start',
        gap: 28 * u,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <Figure
        film={film}
        parts={parts}
        size={size}
        colour={piece.tone}
        counted={progress(fr, 4, 26, 'move')}
        style={piece.part(0, 'text', 'score')}
      />
      <div style={{ position: 'relative', width, height: star, flexShrink: 0 }}>
        <div style={{ opacity: 0.5 * progress(fr, 0, 9, 'soft') }}>{row(quietFill(film))}</div>
        <div style={{ position: 'absolute', inset: 0, clipPath: cut }}>
          {row(props.tone ? piece.toneFill : film.colours.accent)}
        </div>
      </div>
      {voices ? (
        <TextBlock
          film={film}
          fitted={voices}
          colour={film.colours.inkMuted}
          fr={fr - 30}
          kind={piece.kind}
          split="line"
          id="count"
        />
      ) : null}
    </PieceShell>
  );
}
