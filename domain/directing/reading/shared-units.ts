/** "Mon 12, Tue 15, … Sun 8 µg/m³", "January 900 visits, February 870, …": a row of figures of which one or all name their unit. */
import type { Lexicon } from '../lexicon/lexicon.ts';

const label = '(\\D*\\p{L}\\D*?|(?:19|20)\\d\\d)';
const bare = new RegExp(`^${label}:?\\s(\\d[\\d.,]*)$`, 'u');
const measured = new RegExp(
  `^${label}:?\\s(\\d[\\d.,]*)(\\s?(?:%|°\\p{L}?|[\\p{L}µ²³]+(?:\\s?/\\s?[\\p{L}µ²³]+)?))$`,
  'u',
);
/** An hour or a clock's half tells when, and measures nothing. */
const ofClock = /^(?:am|pm|a\.?m|p\.?m|h|uhr|uur|heures?|horas?|ore|noon|sharp)$/iu;

/** The row without its unit, and the unit; null where it is no such row. */
export function withSharedUnit(
  items: readonly string[],
  { months }: Lexicon,
): { items: string[]; unit: string } | null {
  const rows = items.map((item) => bare.exec(item) ?? measured.exec(item));
  const units = [...new Set(rows.flatMap((row) => row?.[3]?.trim() ?? []))];
  const isLast = rows.slice(0, -1).every((row) => row?.[3] === undefined);
  // A known unit stays with its figures: shares make a whole.
  const unit = units.length === 1 && (isLast || /^\p{L}{3,}$/u.test(units[0] ?? '')) ? (units[0] ?? '') : '';
  // "Mon 12, Tue 13, Wed 14 May" are days.
  const isWhen = ofClock.test(unit) || months.flat().includes(unit.toLowerCase());
  if (rows.length < 3 || unit === '' || unit.length > 12 || isWhen || rows.includes(null)) return null;
  return { items: rows.map((row) => `${row?.[1]}: ${row?.[2]}`), unit };
}
