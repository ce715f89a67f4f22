import { AppError } from '../contract/errors.ts';
import { type OperationKey, prices } from '../contract/prices.ts';

export interface EstimatedItem {
  operation: string;
  quantity: number;
  unit: string;
  /** Micro-dollars, rounded up. */
  lowMicros: number;
  highMicros: number;
}

/** What the operations would cost by the price list. An operation that the list lacks is a fault of the body. */
export function estimate(operations: readonly { operation: string; quantity: number }[]): EstimatedItem[] {
  const unknown = operations.flatMap(({ operation }, index) =>
    isPriced(operation) ? [] : [{ path: `operations.${index}.operation`, message: 'is not in the price list' }],
  );
  if (unknown.length > 0) {
    const detail = `Operations of the price list: ${Object.keys(prices).join(', ')}.`;
    throw new AppError('invalid_body', 'unknown operation', { detail, errors: unknown });
  }
  return operations.map(({ operation, quantity }) => {
    const { unit, lowMicros, highMicros } = prices[operation as OperationKey];
    return {
      ...{ operation, quantity, unit },
      lowMicros: roundUp(lowMicros * quantity),
      highMicros: roundUp(highMicros * quantity),
    };
  });
}

function isPriced(operation: string): operation is OperationKey {
  return Object.hasOwn(prices, operation);
}

/** To whole micro-dollars; the error of a binary fraction such as 0.1 does not cost one. */
function roundUp(micros: number): number {
  return Math.ceil(Number(micros.toFixed(3)));
}
