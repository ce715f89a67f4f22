export interface SheetLayout {
  columns: number;
  rows: number;
  cellWidth: number;
  cellHeight: number;
  /** Height of the line with the label below each picture. */
  labelHeight: number;
  gap: number;
  width: number;
  height: number;
}

const widest = 1920;
const gap = 16;
const labelHeight = 40;

/** Places `count` pictures of one shape in rows, wide enough to judge and never wider than 1920 pixels. */
export function sheetLayout(count: number, shape: { width: number; height: number }): SheetLayout {
  const ratio = shape.width / shape.height;
  const columnsAtMost = ratio > 1.2 ? 4 : ratio < 0.8 ? 6 : 5;
  const columns = Math.max(1, Math.min(columnsAtMost, count));
  const rows = Math.ceil(count / columns);
  const cellWidth = Math.min(640, Math.floor((widest - gap * (columns + 1)) / columns));
  const cellHeight = Math.round(cellWidth / ratio);
  return {
    columns,
    rows,
    cellWidth,
    cellHeight,
    labelHeight,
    gap,
    width: columns * cellWidth + (columns + 1) * gap,
    height: rows * (cellHeight + labelHeight) + (rows + 1) * gap,
  };
}
