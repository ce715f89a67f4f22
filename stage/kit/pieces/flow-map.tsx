import { type Fitted, fitTogether } from '../fit.ts';
import { mix, progress } from '../motion.ts';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { surfaceStyle } from '../surface.ts';
import { TextBlock } from '../text.tsx';

export interface FlowMapProps extends PieceProps {
  nodes: string[];
  links?: [number, number][];
}

interface Spot {
  x: number;
  y: number;
}

interface Layout {
  spots: Spot[];
  width: number;
  height: number;
}

/** Causes and what they lead to: a node, its link, the next node. */
export function FlowMap(props: FlowMapProps) {
  const nodes = props.nodes.slice(0, 6);
  const piece = usePiece('FlowMap', props, { zone: 'main', words: nodes });
  if (!piece.shown || nodes.length === 0) return null;
  const { film, box } = piece;
  const links = props.links ?? nodes.slice(1).map((_, i): [number, number] => [i, i + 1]);
  const layout = layoutOf(nodes.length, piece);
  const fits = fitTogether(
    nodes.map((text) => ({
      text,
      role: 'headline',
      voice: 'display',
      width: layout.width * 0.82,
      height: layout.height * 0.74,
    })),
    film,
  );
  const starts = piece.reveals(nodes.length, 60);
  return (
    <PieceShell piece={piece}>
      <svg
        aria-hidden="true"
        width={box.width}
        height={box.height}
        style={{ position: 'absolute', inset: 0, overflow: 'visible' }}
      >
        {links.map(([a, b]) => (
          <Link
            key={`${a}-${b}`}
            piece={piece}
            from={layout.spots[a]}
            to={layout.spots[b]}
            layout={layout}
            at={(starts[Math.max(a, b)] ?? 0) - film.lasts('card')}
          />
        ))}
      </svg>
      {fits.map((fitted, i) => (
        <Node
          key={fitted.text}
          piece={piece}
          fitted={fitted}
          spot={layout.spots[i]}
          layout={layout}
          at={starts[i] ?? 0}
          last={i === fits.length - 1}
          index={i}
        />
      ))}
    </PieceShell>
  );
}

/** One line across where there is room, two rows in a bend from four nodes on, top to bottom in portrait. */
function layoutOf(n: number, { box, film, u }: Piece): Layout {
  const across = box.width > box.height * 1.2;
  const lines = across ? (n > 3 ? 2 : 1) : film.format === 'square' && n > 3 ? Math.ceil(n / 2) : n;
  const columns = Math.ceil(n / lines);
  const [gapX, gapY] = [across ? 110 * u : 90 * u, 76 * u];
  const width = (box.width - gapX * (columns - 1)) / columns;
  const height = Math.min((box.height - gapY * (lines - 1)) / lines, width * 0.72, 380 * u);
  const tall = height * lines + gapY * (lines - 1);
  const spots = Array.from({ length: n }, (_, i): Spot => {
    const line = Math.floor(i / columns);
    const column = line % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    const x = width / 2 + column * (width + gapX);
    return { x: film.rtl ? box.width - x : x, y: (box.height - tall) / 2 + height / 2 + line * (height + gapY) };
  });
  return { spots, width, height };
}

interface LinkProps {
  piece: Piece;
  from: Spot | undefined;
  to: Spot | undefined;
  layout: Layout;
  at: number;
}

function Link({ piece, from, to, layout, at }: LinkProps) {
  if (!from || !to) return null;
  const { film, fr, u } = piece;
  const drawn = progress(fr, at, film.lasts('card') * 1.3, 'move');
  if (drawn <= 0) return null;
  const flat = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  const edge = flat
    ? { x: (Math.sign(to.x - from.x) * layout.width) / 2, y: 0 }
    : { x: 0, y: (Math.sign(to.y - from.y) * layout.height) / 2 };
  const a = { x: from.x + edge.x, y: from.y + edge.y };
  const b = { x: to.x - edge.x, y: to.y - edge.y };
  const tip = { x: mix(a.x, b.x, drawn), y: mix(a.y, b.y, drawn) };
  const stroke = Math.max(7 * u, 3);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g stroke={film.colours.brand} strokeWidth={stroke} fill="none">
      <path d={`M ${a.x} ${a.y} L ${tip.x} ${tip.y}`} />
      <path
        d={`M ${-18 * u} ${-18 * u} L 0 0 L ${-18 * u} ${18 * u}`}
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

interface NodeProps {
  piece: Piece;
  fitted: Fitted;
  spot: Spot | undefined;
  layout: Layout;
  at: number;
  last: boolean;
  index: number;
}

function Node({ piece, fitted, spot, layout, at, last, index }: NodeProps) {
  const { film, fr } = piece;
  if (!spot || fr < at) return null;
  const { width, height } = layout;
  const skin = { ...surfaceStyle(film), ...(last ? { background: film.colours.brand } : {}) };
  return (
    <div
      style={{
        position: 'absolute',
        left: spot.x - width / 2,
        top: spot.y - height / 2,
        width,
        height,
        ...piece.part(at, 'shape', `node${index}`),
      }}
    >
      <div style={{ width, height, display: 'flex', alignItems: 'center', justifyContent: 'center', ...skin }}>
        <TextBlock film={film} fitted={fitted} colour={last ? film.colours.onBrand : film.colours.ink} align="center" />
      </div>
    </div>
  );
}
