import { readFile, writeFile } from 'node:fs/promises';
import { markdownOf } from './report.ts';
import type { BenchRow } from './row.ts';

const page = new URL('../docs/performance.md', import.meta.url);

/** Puts each part's table, with the machine and the day, between the part's two marks in `docs/performance.md`. */
export async function writePage(
  machine: Record<string, string | number>,
  parts: Readonly<Record<string, BenchRow[]>>,
): Promise<void> {
  let text = await readFile(page, 'utf8');
  const told = Object.entries(machine).map(([name, value]) => `${name} ${value}`);
  const day = new Date().toISOString().slice(0, 10);
  for (const [part, rows] of Object.entries(parts)) {
    const [from, to] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
    const [before, rest] = text.split(from);
    const after = rest?.split(to)[1];
    if (before === undefined || after === undefined) continue;
    text = `${before}${from}\n\nMeasured on ${day}: ${told.join(', ')}.\n\n${markdownOf(rows)}\n\n${to}${after}`;
  }
  await writeFile(page, text);
}
