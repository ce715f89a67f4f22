import { blend } from '../colour.ts';
import { type Fitted, fitTogether } from '../fit.ts';
import { type MapView, mapView } from '../map-view.ts';
import { progress, springAt } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { TextBlock } from '../text.tsx';

export interface MapDotsProps extends PieceProps {
  places: { name: string; lon: number; lat: number }[];
  arcs?: boolean;
}

/** Places on a map of dots, cropped to them: dots fade in, pins drop in turn, arcs join them. */
export function MapDots(props: MapDotsProps) {
  const places = props.places.slice(0, 6);
  const { arcs = true } = props;
  const piece = usePiece('MapDots', props, { zone: 'main', words: places.map(({ name }) => name) });
  if (!piece.shown || places.length === 0) return null;
  const { film, box, fr, u } = piece;
  const fits = fitTogether(
    places.map(({ name }) => ({
      text: name,
      role: 'title',
      voice: 'label',
      width: box.width * 0.32,
      height: 90 * u,
      lines: 1,
    })),
    film,
  );
  const view = mapView(places, fits, box, u);
  const starts = piece.reveals(places.length, 50).map((at) => at + 10);
  const dots = blend(film.colours.ground, film.colours.ink, film.dark ? 0.32 : 0.26);
  const come = progress(fr, 0, 24, 'soft');
  return (
    <PieceShell piece={piece}>
      <svg aria-hidden="true" width={box.width} height={box.height} style={{ position: 'absolute', inset: 0 }}>
        <g fill={dots} opacity={come}>
          {view.land.map(({ x, y }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r={view.pitch * 0.3} />
          ))}
        </g>
        {arcs
          ? view.spots
              .slice(1)
              .map((_, i) => <Arc key={String(i)} piece={piece} view={view} leg={i} at={starts[i + 1] ?? 0} />)
          : null}
        {view.spots.map(({ x, y }, i) => (
          <Pin key={`${x},${y}`} piece={piece} x={x} y={y} at={starts[i] ?? 0} />
        ))}
      </svg>
      {fits.map((fitted, i) => (
        <Name key={fitted.text} piece={piece} fitted={fitted} view={view} index={i} at={starts[i] ?? 0} />
      ))}
    </PieceShell>
  );
}

function Pin({ piece, x, y, at }: { piece: Piece; x: number; y: number; at: number }) {
  const { film, fr, u } = piece;
  const p = springAt(fr - at, film.theme.playful ? 'pop' : 'settle');
  if (p <= 0) return null;
  return (
    <g transform={`translate(${x} ${y}) scale(${p})`}>
      <circle r={19 * u} fill={film.colours.brand} />
      <circle r={7 * u} fill={film.colours.ground} />
    </g>
  );
}

function Arc({ piece, view, leg, at }: { piece: Piece; view: MapView; leg: number; at: number }) {
  const { film, fr, u } = piece;
  const [a, b] = [view.spots[leg], view.spots[leg + 1]];
  const drawn = progress(fr, at - 6, film.lasts('draw') * 0.6, 'move');
  if (!a || !b || drawn <= 0) return null;
  const lift = Math.hypot(b.x - a.x, b.y - a.y) * 0.2;
  return (
    <path
      d={`M ${a.x} ${a.y} Q ${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - lift} ${b.x} ${b.y}`}
      fill="none"
      stroke={film.colours.accent}
      strokeWidth={Math.max(5 * u, 2)}
      strokeLinecap="round"
      pathLength={1}
      strokeDasharray={drawn < 1 ? '1 1' : undefined}
      strokeDashoffset={drawn < 1 ? 1 - drawn : undefined}
    />
  );
}

/** A name on a plate of the ground's colour, so that dots and arcs do not run through it. */
function Name({
  piece,
  fitted,
  view,
  index,
  at,
}: {
  piece: Piece;
  fitted: Fitted;
  view: MapView;
  index: number;
  at: number;
}) {
  const { film, fr, u } = piece;
  const label = view.labels[index];
  if (!label || fr < at) return null;
  return (
    <div
      style={{
        position: 'absolute',
        left: label.x,
        top: label.y,
        padding: `${6 * u}px ${14 * u}px`,
        borderRadius: Math.min(film.theme.radius, 12) * u,
        background: film.colours.surface,
        ...piece.part(at, 'shape', `name${index}`),
      }}
    >
      <TextBlock film={film} fitted={fitted} colour={film.colours.ink} />
    </div>
  );
}
