import type { Motif } from '../brand-mark.tsx';
import { blend } from '../colour.ts';
import { type EmblemTile, emblemTiles } from '../emblem-tiles.ts';
import { GiantEmblem } from '../giant-emblem.tsx';
import { Glyph } from '../glyph.tsx';
import { type Piece, type PieceProps, PieceShell, usePiece } from '../piece.tsx';
import { pick } from '../random.ts';

export interface EmblemProps extends PieceProps {
  icon?: string;
  motif?: 'auto' | Motif | 'leaf';
  /** Another number, another composition. */
  variant?: number;
  /** Fills its box to the edges, cropped, instead of standing whole in it. */
  bleed?: boolean;
}

/** A composition of the brand's shapes on a square grid, laid tile by tile, an icon in its midst; at the edges of some films a few large ones. */
export function Emblem(props: EmblemProps) {
  const { icon, motif = 'auto', variant = 0, bleed = false } = props;
  const piece = usePiece('Emblem', props, { zone: 'B' });
  if (!piece.shown) return null;
  const { film, box } = piece;
  const shape = motif === 'auto' ? pick(motifs[film.theme.motif], film.seed, `emblem${variant}`) : motif;
  // One way of drawing to a film, so that films differ more than their beats do.
  if (bleed && icon === undefined && pick(['tiles', 'giant'], film.seed, 'emblem') === 'giant')
    return (
      <PieceShell piece={piece} style={{ overflow: 'hidden' }}>
        <GiantEmblem piece={piece} motif={shape} variant={variant} />
      </PieceShell>
    );
  const grid = emblemTiles(box, { seed: film.seed, variant, shape, hasIcon: icon !== undefined, bleed });
  const gap = film.lasts('gap');
  return (
    <PieceShell piece={piece} style={bleed ? { overflow: 'hidden' } : undefined}>
      {grid.tiles.map((tile, index) => (
        <div
          key={`${tile.column}-${tile.row}`}
          style={{
            position: 'absolute',
            left: grid.left + tile.column * grid.side,
            top: grid.top + tile.row * grid.side,
            width: tile.span * grid.side,
            height: tile.span * grid.side,
            ...piece.part(index * gap * 0.7, 'shape', `tile${index}`),
          }}
        >
          {tile.kind === 'icon' ? (
            <IconTile piece={piece} name={icon ?? ''} side={tile.span * grid.side} start={index * gap * 0.7} />
          ) : (
            <Drawn piece={piece} tile={tile} />
          )}
        </div>
      ))}
    </PieceShell>
  );
}

/** A film's motif and the ones that go with it. */
const motifs: Record<Motif, readonly [Motif | 'leaf', ...(Motif | 'leaf')[]]> = {
  circle: ['circle', 'arc', 'leaf'],
  arc: ['arc', 'circle', 'leaf'],
  bar: ['bar', 'arc', 'circle'],
  blob: ['leaf', 'blob', 'circle'],
};

function IconTile({ piece, name, side, start }: { piece: Piece; name: string; side: number; start: number }) {
  const { film, fr, u } = piece;
  const pad = Math.round(side * 0.03);
  return (
    <div
      style={{
        position: 'absolute',
        inset: pad,
        borderRadius: film.theme.radius >= 20 ? '50%' : Math.min(film.theme.radius * 2 * u, side / 2),
        background: film.colours.brand,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Glyph
        film={film}
        name={name}
        size={side * 0.52}
        colour={film.colours.onBrand}
        fr={fr - start - 6}
        weight={0.8}
      />
    </div>
  );
}

function Drawn({ piece, tile }: { piece: Piece; tile: EmblemTile }) {
  const [back, fore] = paints(piece)[tile.paint] ?? ['none', 'none'];
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      viewBox="0 0 100 100"
      style={{ display: 'block', overflow: 'hidden', transform: tile.turn ? `rotate(${tile.turn}deg)` : undefined }}
    >
      {back === 'none' ? null : <rect width="100.5" height="100.5" fill={back} />}
      {tile.kind === 'icon' ? null : figures[tile.kind](fore)}
    </svg>
  );
}

/** Ground and figure of a tile: the brand leads, the accent is rare. */
function paints({ film }: Piece): [string, string][] {
  const { colours, dark } = film;
  const soft = blend(colours.ground, colours.brand, dark ? 0.3 : 0.16);
  const mid = blend(colours.ground, colours.brand, dark ? 0.55 : 0.42);
  return [
    [colours.brand, soft],
    [soft, colours.brand],
    [soft, mid],
    [colours.brand, colours.onBrand === '#ffffff' ? blend(colours.brand, '#ffffff', 0.82) : colours.onBrand],
    [mid, soft],
    [soft, colours.accent],
  ];
}

const figures: Record<Exclude<EmblemTile['kind'], 'icon'>, (fill: string) => React.ReactNode> = {
  quarter: (fill) => <path d="M0 100 A100 100 0 0 1 100 0 V100 Z" fill={fill} />,
  rings: (fill) => (
    <g fill="none" stroke={fill} strokeWidth="15">
      <path d="M8 100 A92 92 0 0 1 100 8" />
      <path d="M38 100 A62 62 0 0 1 100 38" />
      <path d="M68 100 A32 32 0 0 1 100 68" />
    </g>
  ),
  dot: (fill) => <circle cx="50" cy="50" r="34" fill={fill} />,
  half: (fill) => <path d="M0 100 A50 50 0 0 1 100 100 Z" fill={fill} />,
  leaf: (fill) => <path d="M0 0 H50 A50 50 0 0 1 100 50 V100 H50 A50 50 0 0 1 0 50 Z" fill={fill} />,
  bars: (fill) => <path d="M12 100 V46 H30 V100 Z M41 100 V24 H59 V100 Z M70 100 V4 H88 V100 Z" fill={fill} />,
  step: (fill) => <path d="M0 100 V66 H33 V33 H66 V0 H100 V100 Z" fill={fill} />,
  ring: (fill) => <circle cx="50" cy="50" r="30" fill="none" stroke={fill} strokeWidth="17" />,
  plain: () => null,
};
