import Table from 'cli-table3';
import type { Problem } from '../contract/problem.ts';

export interface Streams {
  out: { write(text: string): unknown; isTTY?: boolean; columns?: number };
  err: { write(text: string): unknown; isTTY?: boolean };
}

/** Where a command's words go: sentences and tables for people, exactly one JSON document for agents. */
export interface Output {
  readonly json: boolean;
  /** Whether progress bars and colour make sense. */
  readonly terminal: boolean;
  /** A sentence for people; nothing in JSON mode. */
  say(text: string): void;
  table(head: string[], rows: (string | number)[][]): void;
  /** The command's value: printed in JSON mode, where it is the only document. */
  value(value: unknown): void;
  /** One line of a JSON stream. */
  line(value: unknown): void;
  problem(problem: Problem): void;
}

/** `json` prints values, else sentences. Standard error stays empty in JSON mode. */
export function createOutput(streams: Streams, json: boolean): Output {
  const terminal = !json && streams.out.isTTY === true;
  const paint = (code: number, text: string) => (streams.err.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text);
  return {
    json,
    terminal,
    say: (text) => {
      if (!json) streams.out.write(`${text}\n`);
    },
    table: (head, rows) => {
      if (json) return;
      const table = new Table({ head, style: { head: [], border: [], compact: true } });
      table.push(...rows);
      streams.out.write(`${table.toString()}\n`);
    },
    value: (value) => {
      if (json) streams.out.write(`${JSON.stringify(value)}\n`);
    },
    line: (value) => {
      streams.out.write(`${JSON.stringify(value)}\n`);
    },
    problem: (problem) => {
      if (json) streams.out.write(`${JSON.stringify(problem)}\n`);
      else streams.err.write(`${paint(31, problemText(problem))}\n`);
    },
  };
}

/** A problem document as short sentences that end on the next step. */
function problemText(problem: Problem): string {
  const lines = [problem.detail === problem.title ? `${problem.title}.` : `${problem.title}. ${problem.detail}`];
  for (const error of problem.errors ?? []) lines.push(`  ${error.path || 'body'}: ${error.message}`);
  for (const { fact, command } of problem.missing ?? []) lines.push(`  missing: ${fact}\n    ${command}`);
  if (problem.retry_after) lines.push(`  Try again in ${problem.retry_after} s.`);
  if (problem.code === 'insufficient_balance')
    lines.push(`  Then again after: framewright top-up ${dollarsFor(problem)}`);
  if (problem.category === 'auth') lines.push('  Check the key: framewright auth status');
  return lines.join('\n');
}

/** Whole dollars that cover what is missing; a checkout takes 5 at least. */
function dollarsFor({ shortfall }: Problem): number {
  return Math.max(5, Math.ceil(Number(shortfall ?? 0)));
}
