import { AppError } from '../contract/errors.ts';
import { prices, subscriptions } from '../contract/prices.ts';
import { timesQuantity } from './money/times-quantity.ts';

export interface EstimatedItem {
  operation: string;
  quantity: number;
  unit: string;
  /** Micro-dollars, rounded up. */
  lowMicros: number;
  highMicros: number;
}

const priceList: ReadonlyMap<string, { unit: string; lowMicros: number; highMicros: number }> = new Map(
  Object.entries({ ...prices, ...subscriptions }),
);

/**
 * What the operations would cost by the price list, or nothing where `isFree` says so. An operation that the list lacks
 * is a fault of the body.
 */
export function estimate(
  operations: readonly { operation: string; quantity: number }[],
  isFree: (operation: string) => boolean = () => false,
): EstimatedItem[] {
  const unknown = operations.flatMap(({ operation }, index) =>
    priceList.has(operation) ? [] : [{ path: `operations.${index}.operation`, message: 'is not in the price list' }],
  );
  if (unknown.length > 0) {
    const detail = `Operations of the price list: ${[...priceList.keys()].join(', ')}.`;
    throw new AppError('invalid_body', 'unknown operation', { detail, errors: unknown });
  }
  return operations
    .map(estimateItem)
    .map((item) => (isFree(item.operation) ? { ...item, lowMicros: 0, highMicros: 0 } : item));
}

function estimateItem({ operation, quantity }: { operation: string; quantity: number }, index: number): EstimatedItem {
  const price = priceList.get(operation);
  const lowMicros = price ? timesQuantity(price.lowMicros, quantity) : null;
  const highMicros = price ? timesQuantity(price.highMicros, quantity) : null;
  if (price && lowMicros !== null && highMicros !== null) {
    return { operation, quantity, unit: price.unit, lowMicros, highMicros };
  }
  const errors = [{ path: `operations.${index}.quantity`, message: 'is not a quantity that can be priced' }];
  throw new AppError('invalid_body', `${quantity} cannot be priced`, { errors });
}
