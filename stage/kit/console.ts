/** Lines of a console, wrapped to its columns and set at one size. */
import { floorSize } from '../../contract/setting.ts';
import type { Film } from './film.tsx';
import { emWidth, type TextStyle } from './measure.ts';
import { typeSpec } from './type-scale.ts';

export interface ConsoleRow {
  text: string;
  /** Line of the author's list that the row belongs to, and its first character there. */
  source: number;
  offset: number;
}

export interface ConsoleSetting {
  rows: ConsoleRow[];
  size: number;
  lineHeight: number;
  style: TextStyle;
}

/** Largest size at which all lines stand in the box; long lines wrap rather than fall under the floor. */
export function setConsole(
  lines: readonly string[],
  width: number,
  height: number,
  film: Film,
  shrink = 1,
): ConsoleSetting {
  const style: TextStyle = { family: film.family('mono'), weight: film.cut('mono').weight, tracking: 0 };
  const { min, max, leading } = typeSpec('code', film.format);
  const least = Math.max(min, floorSize[film.format] / shrink) * film.u;
  const most = Math.max(least, max * film.u * (lines.length <= 3 ? 1.9 : lines.length <= 6 ? 1.55 : 1.15));
  let chosen = least;
  for (let size = most; size >= least * 0.5; size -= film.u) {
    chosen = size;
    const rows = wrapAll(lines, width / size, style);
    const unwrapped = rows.length === lines.length || size <= least;
    if (unwrapped && rows.length * leading * size <= height) break;
  }
  return { rows: wrapAll(lines, width / chosen, style), size: chosen, lineHeight: leading * chosen, style };
}

function wrapAll(lines: readonly string[], limit: number, style: TextStyle): ConsoleRow[] {
  return lines.flatMap((line, source) => wrapLine(line, source, limit, style));
}

/** Breaks at spaces where it can, else between characters; continued rows keep every character. */
function wrapLine(line: string, source: number, limit: number, style: TextStyle): ConsoleRow[] {
  const rows: ConsoleRow[] = [];
  let offset = 0;
  let rest = line;
  while (emWidth(rest, style) > limit && rest.length > 1) {
    let end = rest.length;
    while (end > 1 && emWidth(rest.slice(0, end), style) > limit) end--;
    const space = rest.lastIndexOf(' ', end);
    const cut = space > end * 0.4 ? space + 1 : end;
    rows.push({ text: rest.slice(0, cut), source, offset });
    rest = rest.slice(cut);
    offset += cut;
  }
  return [...rows, { text: rest, source, offset }];
}
