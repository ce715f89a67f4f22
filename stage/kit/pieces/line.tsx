import { alpha } from '../colour.ts';
import { Figure, figureOf, figureSize } from '../figure.tsx';
import { fitTogether } from '../fit.ts';
import { mix, progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface LineProps extends PieceProps {
  data: { label: string; value: number | string }[];
  prefix?: string;
  unit?: string;
  title?: string;
  mark?: string;
}

interface Spot {
  x: number;
  y: number;
}

/** A trend that draws with a point riding its end; every value is named where there is room, else the ends and the marked one. */
export function Line(props: LineProps) {
  const { data, title, unit, prefix } = props;
  const piece = usePiece('Line', props, {
    zone: 'main',
    words: [title, unit, prefix, ...data.flatMap(({ label, value }) => [label, String(value)])],
  });
  if (!piece.shown || data.length === 0) return null;
  const { film, box, u } = piece;
  const heading = title
    ? piece.fit({ text: title, role: 'title', voice: 'display', width: box.width, height: box.height * 0.2, lines: 2 })
    : null;
  const height = box.height - (heading ? heading.height + 36 * u : 0);
  return (
    <PieceShell
      piece={piece}
      style={{ display: 'flex', flexDirection: 'column', gap: 36 * u, direction: film.rtl ? 'rtl' : 'ltr' }}
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
      <Plot piece={piece} props={props} height={height} />
    </PieceShell>
  );
}

function Plot({ piece, props, height }: { piece: Piece; props: LineProps; height: number }) {
  const { film, box, u, fr } = piece;
  const { data, mark } = props;
  const figures = data.map(({ value }) => figureOf(value, { prefix: props.prefix, suffix: props.unit }, film));
  const values = figures.map(({ spelling }) => spelling.value);
  const size = figureSize(figures, box.width * 0.26, height * 0.15, film, 120);
  const every = Math.ceil(data.length / Math.max(2, Math.floor(box.width / (150 * u))));
  const edge = Math.max(...figures.map(({ em }) => em)) * size * 0.5;
  const stepAlong = Math.min(box.width / data.length, (box.width - 2 * edge) / Math.max(1, data.length - 1));
  const labels = fitTogether(
    data.map(({ label }) => ({
      text: label,
      role: 'body',
      voice: 'text',
      width: stepAlong * every * 0.9,
      height: height * 0.12,
      lines: 1,
    })),
    film,
  );
  const foot = Math.max(...labels.map((label) => label.height)) + 20 * u;
  const [top, base] = [size + 56 * u, height - foot];
  const [low, high] = [Math.min(0, ...values), Math.max(...values, 0)];
  const spots = values.map((value, i): Spot => {
    const x = mix(edge, box.width - edge, data.length > 1 ? i / (data.length - 1) : 0.5);
    return {
      x: film.rtl ? box.width - x : x,
      y: mix(base - 8 * u, top, high === low ? 0.5 : (value - low) / (high - low)),
    };
  });
  const drawn = progress(fr, 8, film.lasts('draw') * 1.6, 'move');
  const rider = alongPath(spots, drawn);
  const last = data.length - 1;
  const marked = mark === undefined ? -1 : data.findIndex(({ label }) => label === mark);
  const widest = Math.max(...figures.map(({ em }) => em));
  const minor = Math.min(0.66, (stepAlong * 0.92) / Math.max(1, widest * size));
  const areAll = data.length <= 7 && minor * size >= 26 * u;
  const named = areAll ? data.map((_, i) => i) : [...new Set([0, marked, last])].filter((i) => i >= 0);
  const stroke = Math.max(9 * u, 4);
  const path = spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
  const area = `${path} L ${spots.at(-1)?.x ?? 0} ${base} L ${spots[0]?.x ?? 0} ${base} Z`;
  const clip = film.rtl ? { x: rider.x, width: box.width - rider.x } : { x: 0, width: rider.x };
  // Ends keep out of the line's way as well, where there is room above the axis.
  const isBelow = (i: number, foot: number) => isDip(values, i) && (foot <= base - 6 * u || (i > 0 && i < last));
  const id = `line${film.seed}${Math.round(box.x)}`;
  return (
    <div style={{ position: 'relative', width: box.width, height, flexShrink: 0 }}>
      <svg
        aria-hidden="true"
        width={box.width}
        height={height}
        style={{ position: 'absolute', inset: 0, overflow: 'visible' }}
      >
        <clipPath id={id}>
          <rect x={clip.x} y={-100} width={Math.max(0, clip.width)} height={height + 100} />
        </clipPath>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <rect
            key={share}
            x={0}
            y={mix(base, top, share)}
            width={box.width * progress(fr, 0, 18)}
            height={Math.max(1.5 * u, 1)}
            fill={film.colours.line}
            opacity={0.7}
          />
        ))}
        <rect
          x={0}
          y={base}
          width={box.width * progress(fr, 0, 18)}
          height={Math.max(3 * u, 2)}
          fill={film.colours.inkMuted}
          opacity={0.7}
        />
        <g clipPath={`url(#${id})`}>
          <path d={area} fill={alpha(film.colours.brand, film.dark ? 0.2 : 0.13)} />
          <path
            d={path}
            fill="none"
            stroke={piece.toneFill}
            strokeWidth={stroke}
            strokeLinejoin={film.theme.radius > 2 ? 'round' : 'miter'}
            strokeLinecap="round"
          />
        </g>
        {marked >= 0 && marked !== last ? (
          <MarkSpot spot={spots[marked]} u={u} colour={film.colours.accent} shown={passed(spots, marked, drawn)} />
        ) : null}
        {drawn > 0 ? (
          <circle
            cx={rider.x}
            cy={rider.y}
            r={stroke * 1.7}
            fill={film.colours.ground}
            stroke={piece.toneFill}
            strokeWidth={stroke}
          />
        ) : null}
      </svg>
      {data.map(({ label }, i) => {
        const fitted = labels[i];
        const spot = spots[i];
        if (!fitted || !spot || ((last - i) % every !== 0 && i !== marked)) return null;
        const left = Math.min(box.width - fitted.width, Math.max(0, spot.x - fitted.width / 2));
        return (
          <div key={label} style={{ position: 'absolute', left, top: base + 18 * u }}>
            <TextBlock
              film={film}
              fitted={fitted}
              colour={named.includes(i) ? piece.tone : film.colours.inkMuted}
              fr={fr - 4 - i * 2}
              kind="fade"
              split="none"
            />
          </div>
        );
      })}
      {named.map((i) => {
        const [spot, parts] = [spots[i], figures[i]];
        if (!spot || !parts) return null;
        const shown = passed(spots, i, drawn);
        const scale = i === last || i === marked ? (areAll && data.length > 3 ? Math.min(1, minor * 1.35) : 1) : minor;
        const width = parts.em * size * scale;
        const left = Math.min(box.width - width, Math.max(0, spot.x - width * leanOf(values, i)));
        return (
          <div
            key={data[i]?.label}
            style={{
              position: 'absolute',
              left,
              top: isBelow(i, spot.y + 30 * u + size * scale) ? spot.y + 30 * u : spot.y - size * scale - 34 * u,
              opacity: shown < 1 ? shown : undefined,
            }}
          >
            <Figure
              film={film}
              parts={parts}
              size={size * scale}
              colour={i === last ? film.colours.brandText : piece.tone}
            />
          </div>
        );
      })}
    </div>
  );
}

function MarkSpot({ spot, u, colour, shown }: { spot: Spot | undefined; u: number; colour: string; shown: number }) {
  return spot && shown > 0 ? (
    <circle cx={spot.x} cy={spot.y} r={20 * u * shown} fill="none" stroke={colour} strokeWidth={Math.max(6 * u, 3)} />
  ) : null;
}

/** How far a figure reaches to the left of its point: on a slope it keeps out of the line's way. */
function leanOf(values: number[], i: number): number {
  const [before, own = 0, after] = [values[i - 1], values[i], values[i + 1]];
  if (before === undefined || after === undefined) return 0.5;
  if (before < own && own < after) return 0.85;
  return before > own && own > after ? 0.15 : 0.5;
}

/** A point lower than its neighbours has room below it; above it the line would run through its figure. */
function isDip(values: number[], i: number): boolean {
  const [before, own, after] = [values[i - 1], values[i], values[i + 1]];
  if (own === undefined) return false;
  if (before === undefined) return after !== undefined && own < after;
  return after === undefined ? own < before : own <= before && own < after;
}

/** 0 until the drawing reaches a point, 1 soon after. */
function passed(spots: Spot[], index: number, drawn: number): number {
  if (drawn >= 1) return 1;
  const share = spots.length > 1 ? index / (spots.length - 1) : 0;
  return progress(drawn, share - 0.015, 0.06, 'soft');
}

function alongPath(spots: Spot[], share: number): Spot {
  const at = share * (spots.length - 1);
  const i = Math.min(spots.length - 1, Math.floor(at));
  const [a, b] = [spots[i], spots[i + 1]];
  if (!a) return { x: 0, y: 0 };
  return b ? { x: mix(a.x, b.x, at - i), y: mix(a.y, b.y, at - i) } : a;
}
