import { contrast } from '../colour.ts';
import { Figure, figureOf, figureSize } from '../figure.tsx';
import { type Fitted, fitTogether } from '../fit.ts';
import { progress } from '../motion.ts';
import { spellingOf } from '../numerals.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { quietFill } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface DonutProps extends PieceProps {
  parts: { label: string; value: number | string }[];
  centre?: string;
  unit?: string;
}

/** Parts of one whole, swept from twelve o'clock, each named as it is reached. */
export function Donut(props: DonutProps) {
  const { parts, centre, unit = '%' } = props;
  const piece = usePiece('Donut', props, {
    zone: 'main',
    words: [centre, unit, ...parts.flatMap(({ label, value }) => [label, String(value)])],
  });
  if (!piece.shown || parts.length === 0) return null;
  const { film, box, u, fr } = piece;
  const beside = box.width > box.height * 1.3;
  const side = beside ? Math.min(box.height, box.width * 0.5) : Math.min(box.width, box.height * 0.56);
  const gap = beside ? 80 * u : 48 * u;
  const legend = beside
    ? { width: box.width - side - gap, height: box.height }
    : { width: box.width, height: box.height - side - gap };
  const values = parts.map(({ value }) => Math.abs(spellingOf(value, film.theme.language).value));
  const total = values.reduce((a, b) => a + b, 0) || 1;
  const starts = piece.reveals(parts.length, 40);
  const colours = partColours(piece, parts.length);
  const middle = centre ? figureOf(centre, {}, film) : null;
  const stroke = side * 0.15;
  return (
    <PieceShell
      piece={piece}
      style={{
        display: 'flex',
        flexDirection: beside ? 'row' : 'column',
        alignItems: 'center',
        justifyContent: beside ? 'flex-start' : 'center',
        gap,
        direction: film.rtl ? 'rtl' : 'ltr',
      }}
    >
      <div style={{ position: 'relative', width: side, height: side, flexShrink: 0 }}>
        <svg
          aria-hidden="true"
          width={side}
          height={side}
          viewBox="0 0 100 100"
          style={{ transform: 'rotate(-90deg)' }}
        >
          {parts.map(({ label }, i) => {
            const before = values.slice(0, i).reduce((a, b) => a + b, 0) / total;
            const share = ((values[i] ?? 0) / total) * progress(fr, starts[i] ?? 0, film.lasts('draw'));
            const gapShare = parts.length > 1 ? 0.006 : 0;
            if (share <= gapShare) return null;
            return (
              <circle
                key={label}
                cx="50"
                cy="50"
                r={50 - (stroke / side) * 50}
                fill="none"
                stroke={colours[i]}
                strokeWidth={(stroke / side) * 100}
                pathLength={1}
                strokeDasharray={`${share - gapShare} 2`}
                strokeDashoffset={-before}
              />
            );
          })}
        </svg>
        {middle ? (
          <div
            style={{ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' }}
          >
            <Figure
              film={film}
              parts={middle}
              size={figureSize([middle], side * 0.52, side * 0.3, film)}
              colour={piece.tone}
              counted={progress(fr, starts[0] ?? 0, film.lasts('count'))}
              style={piece.part(starts[0] ?? 0, 'text', 'centre')}
            />
          </div>
        ) : null}
      </div>
      <Legend piece={piece} props={{ ...props, unit }} room={legend} starts={starts} colours={colours} />
    </PieceShell>
  );
}

/** The first part in the brand's colour, the others held back and told apart by lightness. */
function partColours({ film }: Piece, n: number): string[] {
  const { brand, data, ground } = film.colours;
  const others = data.filter(
    (colour) => colour.toLowerCase() !== brand.toLowerCase() && contrast(colour, ground) >= 1.6,
  );
  return Array.from({ length: n }, (_, i) => (i === 0 ? brand : (others[i - 1] ?? quietFill(film))));
}

interface LegendProps {
  piece: Piece;
  props: DonutProps;
  room: { width: number; height: number };
  starts: number[];
  colours: string[];
}

function Legend({ piece, props, room, starts, colours }: LegendProps) {
  const { film, u, fr } = piece;
  const { parts, unit } = props;
  const row = Math.min(room.height / parts.length, 190 * u);
  const dot = 34 * u;
  const figures = parts.map(({ value }) => figureOf(value, { suffix: unit }, film));
  const size = figureSize(figures, room.width * 0.34, row * 0.6, film, 110);
  const wide = Math.max(...figures.map(({ em }) => em)) * size;
  const labels = fitTogether(
    parts.map(({ label }) => ({
      text: label,
      role: 'title',
      voice: 'text',
      width: room.width - wide - dot - 64 * u,
      height: row * 0.84,
    })),
    film,
  );
  return (
    <div
      style={{ width: room.width, display: 'flex', flexDirection: 'column', justifyContent: 'center', flexShrink: 0 }}
    >
      {parts.map(({ label }, i) => {
        const at = (starts[i] ?? 0) + 4;
        const fitted: Fitted | undefined = labels[i];
        const figure = figures[i];
        return (
          <div
            key={label}
            style={{
              height: row,
              display: 'flex',
              alignItems: 'center',
              gap: 28 * u,
              opacity: fr < at ? 0 : undefined,
            }}
          >
            <div
              style={{
                width: dot,
                height: dot,
                borderRadius: film.theme.radius > 2 ? '50%' : 0,
                background: colours[i],
                flexShrink: 0,
                ...piece.part(at, 'shape', `dot${i}`),
              }}
            />
            {figure ? (
              <Figure
                film={film}
                parts={figure}
                size={size}
                colour={i === 0 ? film.colours.brandText : piece.tone}
                counted={progress(fr, at, film.lasts('count'))}
                style={{ width: wide }}
              />
            ) : null}
            {fitted ? (
              <TextBlock
                film={film}
                fitted={fitted}
                colour={film.colours.inkMuted}
                fr={fr - at - 4}
                kind={piece.kind}
                split="line"
                id={`label${i}`}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
