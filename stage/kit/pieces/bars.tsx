import { Figure, type FigureParts, figureOf, figureSize } from '../figure.tsx';
import { type Fitted, fitTogether } from '../fit.ts';
import { progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';
import { typeSpec } from '../type-scale.ts';

interface Datum {
  label: string;
  value: number | string;
}

export interface BarsProps extends PieceProps {
  data: Datum[];
  prefix?: string;
  unit?: string;
  title?: string;
  highlight?: string;
  sorted?: boolean;
}

interface Bar {
  label: string;
  parts: FigureParts;
  share: number;
  start: number;
  lit: boolean;
}

/** Amounts from one baseline, bar by bar, the one that matters in the brand's colour. */
export function Bars(props: BarsProps) {
  const { data, unit, prefix, title } = props;
  const piece = usePiece('Bars', props, {
    zone: 'main',
    words: [title, unit, prefix, ...data.flatMap(({ label, value }) => [label, String(value)])],
  });
  if (!piece.shown || data.length === 0) return null;
  const { film, box, u } = piece;
  const bars = barsOf(props, piece);
  const across = film.format === 'landscape' ? bars.length > 7 : bars.length > 4;
  const heading = title
    ? piece.fit({ text: title, role: 'title', voice: 'display', width: box.width, height: box.height * 0.22, lines: 2 })
    : null;
  const room = box.height - (heading ? heading.height + 40 * u : 0);
  return (
    <PieceShell
      piece={piece}
      style={{ display: 'flex', flexDirection: 'column', gap: 40 * u, direction: film.rtl ? 'rtl' : 'ltr' }}
    >
      {heading ? (
        <TextBlock
          film={film}
          fitted={heading}
          colour={piece.tone}
          fr={piece.fr}
          kind={piece.kind}
          split="word"
          id="title"
        />
      ) : null}
      {across ? <Rows piece={piece} bars={bars} height={room} /> : <Columns piece={piece} bars={bars} height={room} />}
    </PieceShell>
  );
}

function barsOf({ data, unit, prefix, highlight = 'max', sorted }: BarsProps, piece: Piece): Bar[] {
  const affixes = { prefix, suffix: unit };
  const measured = data.map(({ label, value }) => ({ label, parts: figureOf(value, affixes, piece.film) }));
  const size = ({ parts }: { parts: FigureParts }) => Math.abs(parts.spelling.value);
  const most = Math.max(...measured.map(size), Number.MIN_VALUE);
  const ordered = sorted ? measured.toSorted((a, b) => size(b) - size(a)) : measured;
  const starts = piece.reveals(data.length, 45);
  const peak = ordered.findIndex((bar) => size(bar) === most);
  return ordered.map((bar, i) => ({
    ...bar,
    share: size(bar) / most,
    start: starts[i] ?? 0,
    lit: highlight === 'max' ? i === peak : bar.label === highlight,
  }));
}

interface ChartProps {
  piece: Piece;
  bars: Bar[];
  height: number;
}

function Columns({ piece, bars, height }: ChartProps) {
  const { film, box, u, fr } = piece;
  const gap = Math.min(box.width / bars.length / 3.2, 72 * u);
  const width = (box.width - gap * (bars.length - 1)) / bars.length;
  const labels = fitTogether(
    bars.map(({ label }) => ({
      text: label,
      role: bars.length <= 4 ? 'title' : 'body',
      voice: 'text',
      width: width + gap * 0.7,
      height: height * 0.2,
      lines: 2,
    })),
    film,
  );
  const labelHeight = Math.max(...labels.map((label) => label.height)) + 18 * u;
  const size = figureSize(
    bars.map(({ parts }) => parts),
    width + gap * 0.8,
    height * 0.16,
    film,
    typeSpec('headline', film.format).max,
  );
  const tall = height - labelHeight - size * 1.2;
  const baseline = progress(fr, 0, film.lasts('draw') * 0.6);
  return (
    <div style={{ position: 'relative', height, width: box.width, flexShrink: 0 }}>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: height - labelHeight,
          height: Math.max(2 * u, 2),
          background: film.colours.inkMuted,
          opacity: 0.6,
          transform: `scaleX(${baseline})`,
          transformOrigin: film.rtl ? '100% 0' : '0 0',
        }}
      />
      {bars.map((bar, i) => {
        const side = i * (width + gap);
        return (
          <Column
            key={bar.label}
            piece={piece}
            bar={bar}
            label={labels[i]}
            left={film.rtl ? box.width - side - width : side}
            width={width}
            gap={gap}
            base={height - labelHeight}
            tall={tall}
            size={size}
          />
        );
      })}
    </div>
  );
}

interface ColumnProps {
  piece: Piece;
  bar: Bar;
  label: Fitted | undefined;
  left: number;
  width: number;
  gap: number;
  base: number;
  tall: number;
  size: number;
}

function Column({ piece, bar, label, left, width, gap, base, tall, size }: ColumnProps) {
  const { film, fr, u } = piece;
  const grown = progress(fr, bar.start, film.lasts('draw'));
  const high = Math.max(3 * u, tall * bar.share);
  const radius = Math.min(film.theme.radius * u, width * 0.22);
  const shown = progress(fr, bar.start, film.lasts('word'), 'soft');
  const middle = {
    position: 'absolute' as const,
    left: left - gap / 2,
    width: width + gap,
    display: 'flex',
    justifyContent: 'center',
  };
  return (
    <>
      <div style={{ position: 'absolute', left, width, top: base - high, height: high, overflow: 'hidden' }}>
        <div
          style={{
            position: 'absolute',
            inset: 0,
            background: bar.lit ? piece.toneFill : quietFill(film),
            borderRadius: `${radius}px ${radius}px 0 0`,
            transform: `translateY(${(1 - grown) * 100}%)`,
          }}
        />
      </div>
      <div style={{ ...middle, top: base - high * grown - size * 1.18, opacity: shown < 1 ? shown : undefined }}>
        <Figure
          film={film}
          parts={bar.parts}
          size={size}
          colour={bar.lit ? film.colours.brandText : piece.tone}
          counted={grown}
        />
      </div>
      <div style={{ ...middle, top: base + 18 * u }}>
        {label ? (
          <TextBlock
            film={film}
            fitted={label}
            colour={bar.lit ? piece.tone : film.colours.inkMuted}
            align="center"
            fr={fr - bar.start}
            kind="fade"
            split="none"
          />
        ) : null}
      </div>
    </>
  );
}

function Rows({ piece, bars, height }: ChartProps) {
  const { film, box, u, fr } = piece;
  const gap = Math.min(height * 0.05, 40 * u);
  const row = (height - gap * (bars.length - 1)) / bars.length;
  const labels = fitTogether(
    bars.map(({ label }) => ({
      text: label,
      role: 'title',
      voice: 'text',
      width: box.width * 0.62,
      height: row * 0.5,
      lines: 1,
    })),
    film,
  );
  const labelHeight = Math.max(...labels.map((label) => label.height));
  const size = figureSize(
    bars.map(({ parts }) => parts),
    box.width * 0.36,
    Math.min(row * 0.6, labelHeight * 1.5),
    film,
    typeSpec('headline', film.format).max,
  );
  const bar = Math.max(10 * u, Math.min(row - Math.max(labelHeight, size) - 14 * u, 76 * u));
  const radius = Math.min(film.theme.radius * u, bar / 2);
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', height, width: box.width }}
    >
      {bars.map((each, i) => {
        const grown = progress(fr, each.start, film.lasts('draw'));
        const label = labels[i];
        return (
          <div key={each.label} style={{ width: '100%' }}>
            <div
              style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 12 * u }}
            >
              {label ? (
                <TextBlock
                  film={film}
                  fitted={label}
                  colour={each.lit ? piece.tone : film.colours.inkMuted}
                  fr={fr - each.start}
                  kind="fade"
                  split="none"
                />
              ) : null}
              <Figure
                film={film}
                parts={each.parts}
                size={size}
                colour={each.lit ? film.colours.brandText : piece.tone}
                counted={grown}
                style={{ opacity: grown > 0 ? undefined : 0, textAlign: 'end' }}
              />
            </div>
            <div
              style={{
                height: bar,
                width: `${Math.max(1, each.share * 100)}%`,
                overflow: 'hidden',
                borderRadius: radius,
              }}
            >
              <div
                style={{
                  height: '100%',
                  background: each.lit ? piece.toneFill : quietFill(film),
                  borderRadius: radius,
                  transform: `translateX(${(film.rtl ? 1 : -1) * (1 - grown) * 101}%)`,
                }}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}
