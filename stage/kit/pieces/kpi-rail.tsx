import { Figure, type FigureParts, figureOf, figureSize } from '../figure.tsx';
import { type Fitted, fitTogether } from '../fit.ts';
import type { PixelBox } from '../layout.ts';
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
  /** Label of the figure in the brand's colour; the first, where none is named. */
  highlight?: string;
}

/** Two to four counters, one after the other, each over a rule that its share fills. */
export function KpiRail(props: KpiRailProps) {
  const { items, axis = 'auto', highlight } = props;
  const piece = usePiece('KpiRail', props, {
    zone: 'main',
    words: items.flatMap(({ value, prefix, suffix, label }) => [String(value), prefix, suffix, label]),
  });
  if (!piece.shown || items.length === 0) return null;
  const { film, box, u } = piece;
  const parts = items.map(({ value, prefix, suffix }) => figureOf(value, { prefix, suffix }, film));
  const labels = items.map(({ label }) => label);
  const plans = shapesOf(items.length, axis, box).map((shape) => planRail(shape, parts, labels, piece));
  const plan = plans.reduce((best, one) =>
    one.size * (one.beside ? 1.2 : 1) > best.size * (best.beside ? 1.2 : 1.05) ? one : best,
  );
  const starts = piece.reveals(items.length, 66);
  const lit = Math.max(0, highlight === undefined ? 0 : labels.indexOf(highlight));
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(${plan.columns}, ${plan.width}px)`,
        gridAutoRows: plan.beside ? plan.height : undefined,
        columnGap: 56 * u,
        rowGap: plan.gap,
        alignContent: 'center',
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      {items.map((item, i) => {
        const [part, label] = [parts[i], plan.labels[i]];
        return part && label ? (
          <Cell
            key={item.label}
            piece={piece}
            parts={part}
            label={label}
            plan={plan}
            at={starts[i] ?? 0}
            index={i}
            lit={i === lit}
          />
        ) : null;
      })}
    </PieceShell>
  );
}

interface RailShape {
  columns: number;
  /** Labels stand beside their figures instead of below the rule. */
  beside: boolean;
}

interface RailPlan extends RailShape {
  /** Cell, in pixels. */
  width: number;
  height: number;
  gap: number;
  /** Width of the figures' own column where labels stand beside them. */
  lead: number;
  size: number;
  labels: Fitted[];
}

/** The arrangements that may hold a rail; the one that sets the largest figures is taken. */
function shapesOf(n: number, axis: 'auto' | 'x' | 'y', box: PixelBox): RailShape[] {
  const row = { columns: n, beside: false };
  const column = { columns: 1, beside: false };
  const bands = { columns: 1, beside: true };
  if (axis === 'x') return [row];
  if (axis === 'y') return [column, bands];
  const broad = box.width > box.height * 1.3;
  const square = n === 4 && box.width > box.height * 0.85 ? [{ columns: 2, beside: false }] : [];
  return broad ? [row, bands, ...square] : [column, bands, ...square];
}

function planRail(
  { columns, beside }: RailShape,
  parts: FigureParts[],
  labels: string[],
  { film, box, u }: Piece,
): RailPlan {
  const lines = Math.ceil(parts.length / columns);
  const gap = Math.min(48 * u, box.height * 0.06);
  const width = (box.width - 56 * u * (columns - 1)) / columns;
  const height = (box.height - gap * (lines - 1)) / lines;
  // A tall box has room for large labels, and for its figures to stand apart; one as high as wide for two of them.
  const isTall =
    columns === 1 && (lines <= 2 ? box.height > box.width * 0.8 : lines === 3 && box.height > box.width * 1.2);
  const fit = (room: { width: number; height: number; lines: number }) =>
    fitTogether(
      labels.map((text) => ({
        text,
        role: beside || isTall ? 'headline' : 'title',
        voice: 'text',
        steady: true,
        ...room,
      })),
      film,
    );
  if (beside) {
    const size = figureSize(parts, width * 0.56, height - 40 * u, film, 300);
    const lead = Math.max(...parts.map(({ em }) => em)) * size + 48 * u;
    const room = { width: Math.max(width - lead, 1), height: height * 0.66, lines: 2 };
    return { columns, beside, width, height, gap, lead, size, labels: fit(room) };
  }
  const fitted = fit({ width, height: height * 0.34, lines: 3 });
  const below = Math.max(...fitted.map((one) => one.height)) + 44 * u;
  const size = figureSize(parts, width, height - below, film, 300);
  const spare = (box.height - lines * (size + below)) / Math.max(1, lines - 1);
  const apart = isTall ? Math.max(gap, Math.min(spare, size * 0.9)) : gap;
  return { columns, beside, width, height, gap: apart, lead: 0, size, labels: fitted };
}

interface CellProps {
  piece: Piece;
  parts: FigureParts;
  label: Fitted;
  plan: RailPlan;
  at: number;
  index: number;
  lit: boolean;
}

function Cell({ piece, parts, label, plan, at, index, lit }: CellProps) {
  const { film, fr, u } = piece;
  const counted = progress(fr, at, film.lasts('count'));
  const share = parts.suffix.startsWith('%') ? Math.min(1, Math.abs(parts.spelling.value) / 100) : 1;
  const rule = Math.max(6 * u, 3);
  const origin = film.rtl ? '100% 0' : '0 0';
  const figure = (
    <Figure
      film={film}
      parts={parts}
      size={plan.size}
      colour={lit ? film.colours.brandText : piece.tone}
      counted={counted}
      style={piece.part(at, 'text', index)}
    />
  );
  const words = (
    <TextBlock
      film={film}
      fitted={label}
      colour={plan.beside ? piece.tone : film.colours.inkMuted}
      fr={fr - at - film.lasts('count') * 0.25}
      kind={piece.kind}
      split="line"
      id={`label${index}`}
    />
  );
  const line = (
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
  );
  const shown = { opacity: fr < at ? 0 : undefined, display: 'flex', flexDirection: 'column' as const, gap: 16 * u };
  return plan.beside ? (
    <div style={{ ...shown, justifyContent: 'center' }}>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <div style={{ width: plan.lead, flexShrink: 0 }}>{figure}</div>
        {words}
      </div>
      {line}
    </div>
  ) : (
    <div style={shown}>
      {figure}
      {line}
      {words}
    </div>
  );
}
