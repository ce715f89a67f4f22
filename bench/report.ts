import { availableParallelism, cpus, totalmem } from 'node:os';
import { type BenchRow, holds } from './row.ts';

/** The machine that the figures are of. */
export function machine(): Record<string, string | number> {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
}

/** The rows of one part as aligned lines, each with its bar and whether it holds. */
export function textOf(part: string, rows: BenchRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => {
    const { name, value, unit, detail } = row;
    const figure = `${name.padEnd(width)}  ${figureText(value).padStart(10)} ${unit.padEnd(10)}`;
    const details = Object.entries(detail ?? {}).map(([key, told]) => `${key} ${shortText(told)}`);
    return `  ${figure} ${barText(row).padEnd(24)} ${details.join(', ')}`.trimEnd();
  });
  return [part, ...lines, ''].join('\n');
}

/** The rows of one part as a table of Markdown. */
export function markdownOf(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => {
    const details = Object.entries(row.detail ?? {}).map(([key, told]) => `${key} ${shortText(told)}`);
    return `| ${[row.name, `${figureText(row.value)} ${row.unit}`.trim(), barText(row), details.join(', ')].join(' | ')} |`;
  });
  return ['| row | figure | bar | |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

function shortText(told: string | number): string {
  return typeof told === 'number' && !Number.isInteger(told) ? told.toFixed(2) : String(told);
}

function barText(row: BenchRow): string {
  if (!row.bar) return '';
  const bar = 'atMost' in row.bar ? `at most ${row.bar.atMost}` : `at least ${row.bar.atLeast}`;
  return `${holds(row) ? 'holds' : 'MISSED'} (${bar})`;
}

function figureText(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}
