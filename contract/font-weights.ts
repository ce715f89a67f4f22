import { z } from 'zod';

/**
 * Lightest and heaviest weight of a typeface; equal where it has one. In schemas an array of two, since not every reader
 * of OpenAPI 3.1 knows `prefixItems`.
 */
export const FontWeights = z.array(z.number().int().min(1).max(1000)).length(2) as unknown as z.ZodType<
  [number, number]
>;
