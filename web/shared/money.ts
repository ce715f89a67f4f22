/** Dollars as a person reads them: cents, or more digits where cents would say nothing. */
export function money(dollars: number): string {
  const digits = dollars !== 0 && Math.abs(dollars) < 0.01 ? 4 : 2;
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  });
}

/** A range of dollars; one figure where both ends are the same. */
export function moneyRange({ low, high }: { low: number; high: number }): string {
  if (high === 0) return 'free';
  return low === high ? money(low) : `${money(low)} – ${money(high)}`;
}
