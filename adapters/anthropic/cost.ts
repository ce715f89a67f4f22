import type Anthropic from '@anthropic-ai/sdk';

/** Dollars per million tokens, which equals micro-dollars per token. */
export interface TokenPrices {
  input: number;
  output: number;
}

/** Writing to the cache costs a quarter more than input, reading from it a tenth (the provider's price page). */
const cacheWriteFactor = 1.25;
const cacheReadFactor = 0.1;

/** Provider cost of one message in whole micro-dollars, rounded up. */
export function costMicros(usage: Anthropic.Usage, { input, output }: TokenPrices): number {
  const read = (usage.cache_read_input_tokens ?? 0) * cacheReadFactor;
  const written = (usage.cache_creation_input_tokens ?? 0) * cacheWriteFactor;
  return Math.ceil((usage.input_tokens + read + written) * input + usage.output_tokens * output);
}
