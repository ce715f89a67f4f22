/** One measured figure, and where there is one the bar that it is held against. */
export interface BenchRow {
  /** What was measured, unique in its part. */
  name: string;
  value: number;
  /** `ms`, `s`, `requests/s`, `KiB`, `x` … */
  unit: string;
  bar?: Bar;
  /** How it was measured and what it is beside: shown under the table, whole in the JSON. */
  detail?: Record<string, string | number>;
}

/** `{ atMost: 25 }` or `{ atLeast: 0.5 }`, in the row's unit. */
export type Bar = { atMost: number } | { atLeast: number };

/** A part of the bench. It opens what it needs, measures, closes it again, and tells of its steps. */
export interface BenchPart {
  describe: string;
  run(options: BenchOptions): Promise<BenchRow[]>;
}

export interface BenchOptions {
  /** Told of each step, for people; nothing of it is a result. */
  onStep(line: string): void;
  /** Fewer repetitions: to see that it works, not what it measures. */
  quick: boolean;
}

/** Whether the row is within its bar; null without one. */
export function holds({ value, bar }: BenchRow): boolean | null {
  if (!bar) return null;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}
