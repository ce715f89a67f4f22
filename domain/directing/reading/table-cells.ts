/** The cells of one row of a Markdown table, without emphasis; a stroke behind a backslash is one of its words. */
export const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.replace(/\\\|/gu, '|').replace(/\*\*/gu, '').trim());
