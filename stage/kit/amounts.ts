/** Two figures with units on one scale. */
import { spellingOf } from './numerals.ts';

const units: readonly (readonly [RegExp, number])[] = [
  [/^(ms|millisec)/i, 0.001],
  [/^(s|sec|sek|seg)/i, 1],
  [/^(m|min)/i, 60],
  [/^(h|hr|hour|std|stund|ore|hora|heure)/i, 3600],
  [/^(d|day|tag|jour|día|dia|giorn)/i, 86_400],
  [/^(w|week|woch|semain|seman|settiman)/i, 604_800],
];
const powers: readonly (readonly [RegExp, number])[] = [
  [/^(k|thousand|tsd|mil\b)/i, 1e3],
  [/^(M\b|mn|mio|million|millón)/, 1e6],
  [/^(bn|B\b|mrd|billion|G\b)/, 1e9],
];

/** Length of each bar, 0–1, the longer one 1. Unlike units that no table knows fall back on which way is better. */
export function amountsOf(
  before: string,
  after: string,
  better: 'down' | 'up',
  language: string,
): { before: number; after: number } {
  const [a, b] = [spellingOf(before, language), spellingOf(after, language)];
  const [x, y] = [amount(a.value, a.suffix), amount(b.value, b.suffix)];
  // "24 % last year" and "31 %": when it was is no part of the unit.
  const [short = '', long = ''] = [a.suffix.trim(), b.suffix.trim()].sort((s, l) => s.length - l.length);
  const alike = short === long || (short !== '' && long.startsWith(`${short} `)) || (short === '' && /^\//u.test(long));
  const known = alike ? [a.value, b.value] : x !== null && y !== null ? [x, y] : null;
  const [one = 0, two = 0] = known ?? (better === 'down' ? [1, 0.3] : [0.4, 1]);
  const most = Math.max(Math.abs(one), Math.abs(two));
  if (most === 0) return { before: 0, after: 0 };
  return { before: Math.abs(one) / most, after: Math.abs(two) / most };
}

function amount(value: number, suffix: string): number | null {
  const unit = suffix.trim();
  for (const [pattern, factor] of powers) if (pattern.test(unit)) return value * factor;
  for (const [pattern, factor] of units) if (pattern.test(unit)) return value * factor;
  return null;
}
