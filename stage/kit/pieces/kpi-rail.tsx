import { Figure, type FigureParts, figureOf, figureSize } from '../figure.tsx';
import { type Fitted, fitTogether } from '../fit.ts';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';

interface Kpi {
  value: number | string;
  prefix?: string;
  suffix?: string;
  label: string;
}

export interface KpiRailProps extends PieceProps {
  items: Kpi[];
  axis?: 'auto' | 'x' | 'y';
}

/** Two to four counters, one after the other, each over a rule that its share fills. */
export function KpiRail(props: KpiRailProps) {
  const { items, axis = 'auto' } = props;
  const piece = usePiece('KpiRail', props, {
    zone: 'main',
    words: items.flatMap(({ value, prefix, suffix, label }) => [String(value), prefix, suffix, label]),
  });
  if (!piece.shown || items.length === 0) return null;
  const { film, box, u } = piece;
  const wide = axis === 'x' || (axis === 'auto' && box.width > box.height * 1.3);
  const square = axis === 'auto' && !wide && items.length === 4 && box.width > box.height * 0.85;
  const columns = wide ? items.length : square ? 2 : 1;
  const lines = Math.ceil(items.length / columns);
  const gap = { x: 56 * u, y: Math.min(48 * u, box.height * 0.06) };
  const cell = {
    width: (box.width - gap.x * (columns - 1)) / columns,
    height: (box.height - gap.y * (lines - 1)) / lines,
  };
  const parts = items.map(({ value, prefix, suffix }) => figureOf(value, { prefix, suffix }, film));
  const labels = fitTogether(
    items.map(({ label }) => ({
      text: label,
      role: 'title',
      voice: 'text',
      width: cell.width,
      height: cell.height * 0.34,
      lines: 3,
    })),
    film,
  );
  const labelHeight = Math.max(...labels.map(({ height }) => height));
  const size = figureSize(parts, cell.width, cell.height - labelHeight - 44 * u, film, wide ? 240 : 200);
  const starts = piece.reveals(items.length, 66);
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, ${cell.width}px)`,
        columnGap: gap.x,
        rowGap: gap.y,
        alignContent: 'center',
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {items.map((item, i) => {
        const part = parts[i];
        const label = labels[i];
        return part && label ? (
          <Cell key={item.label} piece={piece} parts={part} label={label} size={size} at={starts[i] ?? 0} index={i} />
        ) : null;
      })}
    </PieceShell>
  );
}

interface CellProps {
  piece: Piece;
  parts: FigureParts;
  label: Fitted;
  size: number;
  at: number;
  index: number;
}

function Cell({ piece, parts, label, size, at, index }: CellProps) {
  const { film, fr, u } = piece;
  const counted = progress(fr, at, film.lasts('count'));
  const share = parts.suffix.startsWith('%') ? Math.min(1, Math.abs(parts.spelling.value) / 100) : 1;
  const rule = Math.max(6 * u, 3);
  const origin = film.rtl ? '100% 0' : '0 0';
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 16 * u, opacity: fr < at ? 0 : undefined }}>
      <Figure
        film={film}
        parts={parts}
        size={size}
        colour={index === 0 ? film.colours.brandText : piece.tone}
        counted={counted}
        style={piece.part(at, 'text', index)}
      />
      <div
        style={{
          position: 'relative',
          height: rule,
          background: quietFill(film),
          transform: `scaleX(${progress(fr, at, 14)})`,
          transformOrigin: origin,
        }}
      >
        <div
          style={{
            position: 'absolute',
            inset: 0,
            background: piece.toneFill,
            transform: `scaleX(${share * counted})`,
            transformOrigin: origin,
          }}
        />
      </div>
      <TextBlock
        film={film}
        fitted={label}
        colour={film.colours.inkMuted}
        fr={fr - at - film.lasts('count') * 0.25}
        kind={piece.kind}
        split="line"
        id={`label${index}`}
      />
    </div>
  );
}
