export interface ChangedLine {
  /** From 1. */
  line: number;
  before: string;
  after: string;
}

/** Lines that differ between two texts of equally many lines, as mending leaves them. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const now = after.split('\n');
  return before
    .split('\n')
    .flatMap((text, index) =>
      text === now[index] ? [] : [{ line: index + 1, before: text, after: now[index] ?? '' }],
    );
}
