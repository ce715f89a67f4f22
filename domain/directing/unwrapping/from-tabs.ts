/** Rows pasted from a sheet, parted by tabs, semicolons or bare commas, as the Markdown table that they mean. */
export function fromTabs(text: string): string {
  const lines = ruled(text.split('\n'));
  const laid: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const mark = [/\t/u, /;(?!\s)/u, /,(?!\s)/u].find((one) => cellsIn(lines[at] ?? '', one) > 1);
    const count = mark === undefined ? 0 : cellsIn(lines[at] ?? '', mark);
    let end = at;
    while (mark !== undefined && end < lines.length && cellsIn(lines[end] ?? '', mark) === count) end += 1;
    if (mark === undefined || end - at < 3 || (mark.source !== '\\t' && count < 3)) {
      laid.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    const rows = lines.slice(at, end).map(
      (line) =>
        `| ${line
          .split(mark)
          .map((cell) => cell.trim())
          .join(' | ')} |`,
    );
    laid.push(rows[0] ?? '', `|${'---|'.repeat(count)}`, ...rows.slice(1));
    at = end;
  }
  return laid.join('\n');
}

const cellsIn = (line: string, mark: RegExp) => (line.includes('|') ? 0 : line.split(mark).length);

/** Rows between bars that never got the rule under their head: three of one width in a row are a table all the same. */
function ruled(lines: readonly string[]): string[] {
  const widthOf = (line = '') => (/^\s*\|.*\|\s*$/u.test(line) ? line.trim().split('|').length - 2 : 0);
  return lines.flatMap((line, at) => {
    const width = widthOf(line);
    const isHead = width > 1 && widthOf(lines[at - 1]) === 0;
    const rows = lines.slice(at + 1, at + 3);
    const isBare = rows.length === 2 && rows.every((row) => widthOf(row) === width && !/^[\s|:-]+$/u.test(row));
    return isHead && isBare ? [line, `|${'---|'.repeat(width)}`] : [line];
  });
}
