import { capital } from '../reading/phrases.ts';

/** The sentence that lines in relay are parts of, which lost the stops between them; null where none is theirs. */
export function saidWhole(copy: readonly string[], lines: readonly string[]): string | null {
  if (lines.length < 2) return null;
  const parts = lines.map((line) => line.replace(/[.,;:!?]+$/u, '').toLowerCase());
  const length = parts.join('').length;
  const isOf = (one: string) => length >= one.length * 0.8 && parts.every((part) => one.toLowerCase().includes(part));
  const whole = copy.find(isOf);
  return whole === undefined ? null : capital(whole);
}
