/**
 * `unitMicros` × `quantity`, rounded up to whole micro-dollars. The quantity is taken as its decimal digits, so that
 * 0.1 is a tenth and the error of the binary fraction costs nothing. Null where the product is too large to be exact.
 */
export function timesQuantity(unitMicros: number, quantity: number): number | null {
  const digits = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(quantity));
  if (!digits) return null;
  const [, whole = '0', fraction = '', exponent = '0'] = digits;
  const shift = fraction.length - Number(exponent);
  const numerator = BigInt(unitMicros) * BigInt(whole + fraction) * 10n ** BigInt(Math.max(-shift, 0));
  const divisor = 10n ** BigInt(Math.max(shift, 0));
  const micros = (numerator + divisor - 1n) / divisor;
  return micros <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(micros) : null;
}
