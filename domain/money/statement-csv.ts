import { formatDollars } from './amounts.ts';

/** One line of a statement, amounts in micro-dollars. */
interface StatementLine {
  id: string;
  at: Date | string;
  kind: string;
  operation: string | null;
  runId: string | null;
  availableMicros: number;
  heldMicros: number;
  balanceMicros: number;
}

/** Head of the CSV; `amount` is what the account won or paid, `available` and `held` the changes of both. */
const statementColumns = ['time', 'id', 'kind', 'operation', 'run', 'amount', 'available', 'held', 'balance'];

/** Lines of a statement as CSV after RFC 4180, in dollars with a point, without their head. */
export function statementCsv(lines: readonly StatementLine[]): string {
  const rows: (string | number)[][] = lines.map(
    ({ id, at, kind, operation, runId, availableMicros, heldMicros, balanceMicros }) => [
      ...[new Date(at).toISOString(), id, kind, operation ?? '', runId ?? ''],
      ...[availableMicros + heldMicros, availableMicros, heldMicros, balanceMicros].map(formatDollars),
    ],
  );
  return csvOf(rows);
}

/** The first line of the file. */
export const statementHead = csvOf([statementColumns]);

function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}
