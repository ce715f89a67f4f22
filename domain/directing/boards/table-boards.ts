/** Storyboards in a table: a column says what its cells are. */
import { cellsOf } from '../reading/table-cells.ts';
import type { Board, BoardLine, BoardScene } from './board.ts';
import { roleOfLabel } from './board-labels.ts';
import { timeIn } from './board-times.ts';
import { finishScene } from './finish-scene.ts';
import { readContent } from './read-content.ts';
import { rowsIn } from './rows-and-items.ts';

const isRow = (line: string) => /^\s*\|.*\|\s*$/u.test(line);
const shown = new Set(['title', 'line', 'figure', 'items', 'rows', 'quote', 'who', 'call', 'address', 'spoken']);

/** The board of the first table that has a column of times and one of words; null without one. */
export function tableBoard(text: string): Board | null {
  const lines = text.split('\n');
  for (const [from, line] of lines.entries()) {
    if (!isRow(line) || !/^\s*\|[\s:|-]+\|\s*$/u.test(lines[from + 1] ?? '')) continue;
    const roles = cellsOf(line).map((cell) => roleOfLabel(cell.split('/')[0] ?? ''));
    const rest = lines.slice(from + 2);
    const count = rest.findIndex((one) => !isRow(one));
    const rows = rest.slice(0, count < 0 ? undefined : count);
    const isBoard = roles.some((role) => shown.has(role ?? '')) && tellsScenes(cellsOf(line), roles, rows.map(cellsOf));
    if (!isBoard || rows.length < 3) continue;
    const head = lines.slice(0, from).join('\n').trim();
    return {
      before: head,
      scenes: rows.map((row) => sceneOf(cellsOf(row), roles)),
      after: rest.slice(rows.length).join('\n').trim(),
    };
  }
  return null;
}

const numbering =
  /^(?:#|no\.?|nr\.?|n[o°º]\.?|scene|shot|slide|screen|frame|beat|szene|bild|folie|scène|plan|escena|scena|cena|beeld)$/iu;

/** Rows that say when they stand, or that are numbered and say what is seen: "Route | Time | Price" is a timetable. */
function tellsScenes(
  heads: readonly string[],
  roles: readonly ReturnType<typeof roleOfLabel>[],
  rows: readonly (readonly string[])[],
): boolean {
  const time = roles.indexOf('time');
  const timed = rows.filter((cells) => timeIn(cells[time] ?? '', true) !== null).length;
  const isNumbered = heads.some((head) => numbering.test(head));
  const isTimed = time >= 0 && timed * 3 >= rows.length * 2;
  const isDrawn = roles.includes('skip');
  return (isTimed && (isNumbered || isDrawn || !roles.includes(null))) || (isDrawn && isNumbered);
}

function sceneOf(cells: readonly string[], roles: readonly ReturnType<typeof roleOfLabel>[]): BoardScene {
  let seconds: number | null = null;
  const visual = cells.filter((_, at) => roles[at] === 'skip').join(' ');
  const lines = cells.flatMap((cell, at): BoardLine[] => {
    const role = roles[at] ?? null;
    if (role === 'time') {
      seconds = timeIn(cell, true)?.seconds ?? null;
      return [];
    }
    if (role === null || !shown.has(role) || /^[–—-]?$/u.test(cell)) return [];
    const parts = cell.split(/\s*<br\s*\/?>\s*/iu);
    const said = parts.slice(1);
    const rows = rowsIn((parts.length > 2 ? said : parts).join(' ; '));
    if (rows.length >= 2)
      return [...(parts.length > 2 ? readContent(parts[0] ?? '', visual, role).lines : []), ...rows];
    return parts.flatMap((part, index) =>
      readContent(part, visual, index === 0 ? role : null).lines.map((line) =>
        index > 0 && line.role === 'title' ? { ...line, role: 'line' as const } : line,
      ),
    );
  });
  return { lines: finishScene(lines, visual, seconds), seconds };
}
