/** A dot that parts two facts ("9 June · 10:00") parts nothing where a line ends: the break does. */
export function withoutDots(lines: readonly string[]): string[] {
  return lines.map((line, index) => {
    const begun = index > 0 ? line.replace(/^· /u, '') : line;
    return index < lines.length - 1 ? begun.replace(/ ·$/u, '') : begun;
  });
}
