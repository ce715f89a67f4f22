import { AppError } from '../../contract/errors.ts';

/** Below this a double carries six decimals exactly as they were written (15 significant digits). */
const dollarsLimit = 1_000_000_000;

/**
 * Micro-dollars of an amount in dollars, read from its decimal digits and never multiplied as a binary fraction.
 * Null for what is no such amount: negative, not finite, a billion and more, or with more than six decimals.
 */
export function readDollars(dollars: number): number | null {
  if (!(dollars >= 0 && dollars < dollarsLimit)) return null;
  // Numbers below 0.000001 print with an exponent, and are refused with it.
  const digits = /^(\d+)(?:\.(\d{1,6}))?$/.exec(String(dollars));
  if (!digits) return null;
  const [, whole = '0', fraction = ''] = digits;
  return Number(whole + fraction.padEnd(6, '0'));
}

/** Micro-dollars of `dollars`, or the field error of the body's member at `path`. */
export function microsOfDollars(dollars: number, path: string): number {
  const micros = readDollars(dollars);
  if (micros !== null) return micros;
  const message = 'must be an amount in dollars, from 0 on, with at most six decimals';
  throw new AppError('invalid_body', `${dollars} is no amount`, { errors: [{ path, message }] });
}

/** The dollars of whole micro-dollars, as the JSON number whose digits are the amount. */
export function dollarsOfMicros(micros: number): number {
  return Number(decimal(micros));
}

/** Dollars with two decimals, or as many more as the amount needs: `1.00`, `0.000001`, `-2.50`. */
export function formatDollars(micros: number): string {
  return decimal(micros).replace(/0{1,4}$/, '');
}

/** Micro-dollars of whole cents. */
export function microsOfCents(cents: number): number {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new AppError('internal', `${cents} is no number of cents`);
  return cents * 10_000;
}

/** Six decimals, always. */
function decimal(micros: number): string {
  if (!Number.isSafeInteger(micros)) throw new AppError('internal', `${micros} is no number of micro-dollars`);
  const digits = String(Math.abs(micros)).padStart(7, '0');
  return `${micros < 0 ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
