/**
 * Columns of `m` square signs in a box of this width to height: large cells that take the whole width, whole rows before
 * ragged ones.
 */
export function columnsFor(m: number, ratio: number): number {
  let best = { columns: m, score: 0 };
  for (let columns = 1; columns <= m; columns++) {
    const lines = Math.ceil(m / columns);
    const cell = Math.min(ratio / columns, 1 / lines);
    const score = cell * (m % columns === 0 ? 1 : 0.62) * (0.5 + (0.5 * cell * columns) / ratio);
    if (score > best.score) best = { columns, score };
  }
  return best.columns;
}
