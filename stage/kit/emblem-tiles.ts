/** Which tile stands where in an emblem: a square grid filled by seed, so that no two neighbours are alike. */
import { pick, seeded } from './random.ts';

type TileKind = 'quarter' | 'rings' | 'dot' | 'half' | 'leaf' | 'bars' | 'step' | 'ring' | 'plain' | 'icon';

export interface EmblemTile {
  kind: TileKind;
  column: number;
  row: number;
  /** Tiles that it takes on each side. */
  span: number;
  /** Degrees, a multiple of 90. */
  turn: number;
  paint: number;
}

interface Wish {
  seed: number;
  variant: number;
  shape: string;
  hasIcon: boolean;
  bleed: boolean;
}

const kinds: Record<string, readonly [TileKind, ...TileKind[]]> = {
  circle: ['quarter', 'dot', 'half', 'plain', 'ring'],
  arc: ['rings', 'quarter', 'plain', 'rings', 'dot'],
  bar: ['bars', 'step', 'plain', 'bars', 'quarter'],
  blob: ['leaf', 'quarter', 'half', 'plain'],
  leaf: ['leaf', 'leaf', 'plain', 'quarter', 'dot'],
};

export function emblemTiles(box: { width: number; height: number }, wish: Wish) {
  const { columns, rows } = gridOf(box, wish.bleed);
  const fit = wish.bleed ? Math.max : Math.min;
  const side = Math.ceil(fit(box.width / columns, box.height / rows));
  const icon = wish.hasIcon ? iconPlace(columns, rows) : null;
  const tiles: EmblemTile[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (icon !== null && isInside(icon, column, row)) continue;
      tiles.push(tileAt(column, row, tiles, wish));
    }
  }
  if (icon !== null) tiles.push({ kind: 'icon', ...icon, turn: 0, paint: 0 });
  const [left, top] = [(box.width - side * columns) / 2, (box.height - side * rows) / 2];
  return { side, left, top, tiles: tiles.sort((a, b) => a.column + a.row - b.column - b.row) };
}

/** Square tiles that fill the box as fully as few of them can; a strip along an edge may be one row. */
function gridOf(
  { width, height }: { width: number; height: number },
  bleed: boolean,
): { columns: number; rows: number } {
  let best = { columns: 2, rows: 2, waste: 1 };
  const [least, most] = bleed ? [1, 8] : [2, 5];
  for (let columns = least; columns <= most; columns += 1) {
    for (let rows = least; rows <= most; rows += 1) {
      if (columns * rows > 15 || columns * rows < 4) continue;
      const side = Math.min(width / columns, height / rows);
      const waste = 1 - (side * side * columns * rows) / (width * height) + columns * rows * 0.004;
      if (waste < best.waste - 0.001) best = { columns, rows, waste };
    }
  }
  return best;
}

/** Two tiles square in the midst, where the grid is large enough. */
function iconPlace(columns: number, rows: number) {
  const span = columns >= 3 && rows >= 3 ? 2 : columns * rows <= 4 ? 1 : Math.min(2, columns, rows);
  return { column: Math.floor((columns - span) / 2), row: Math.floor((rows - span) / 2), span };
}

const isInside = ({ column, row, span }: { column: number; row: number; span: number }, x: number, y: number) =>
  x >= column && x < column + span && y >= row && y < row + span;

function tileAt(
  column: number,
  row: number,
  before: readonly EmblemTile[],
  { seed, variant, shape }: Wish,
): EmblemTile {
  const name = `${variant}-${column}-${row}`;
  const neighbours = before.filter((one) => Math.abs(one.column - column) + Math.abs(one.row - row) === 1);
  const pool = kinds[shape] ?? (['quarter', 'dot', 'plain'] as const);
  let kind = pick(pool, seed, `kind${name}`);
  if (neighbours.some((one) => one.kind === kind && kind !== 'quarter')) kind = pick(pool, seed, `again${name}`);
  let paint = Math.floor(seeded(seed, `paint${name}`) * 5);
  if (neighbours.some((one) => one.paint === paint)) paint = (paint + 1) % 5;
  // One tile in nine or so carries the accent.
  if (kind !== 'plain' && seeded(seed, `accent${name}`) < 0.12) paint = 5;
  return { kind, column, row, span: 1, turn: Math.floor(seeded(seed, `turn${name}`) * 4) * 90, paint };
}
