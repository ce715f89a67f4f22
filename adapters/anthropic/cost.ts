import type Anthropic from '@anthropic-ai/sdk';

/** Dollars per million tokens, which equals micro-dollars per token. */
export interface TokenPrices {
  input: number;
  output: number;
}

/** Writing to the cache costs a quarter more than input, reading from it a tenth (the provider's price page). */
const cacheWriteFactor = 1.25;
const cacheReadFactor = 0.1;

/** Tokens that the provider adds for tools and roles, at most (its page on tool use names up to 700). */
const addedTokens = 1_000;

/**
 * The most that a request can cost, in whole micro-dollars: a token is at least a byte, all of the input may have to be
 * written to the cache, and all of the output may be used.
 */
export function worstCostMicros(request: { max_tokens: number }, { input, output }: TokenPrices): number {
  const inputTokens = Buffer.byteLength(JSON.stringify(request)) + addedTokens;
  return Math.ceil(inputTokens * cacheWriteFactor * input + request.max_tokens * output);
}

/** Provider cost of one message in whole micro-dollars, rounded up. What a server counts below nothing is nothing. */
export function costMicros(usage: Anthropic.Usage, { input, output }: TokenPrices): number {
  const tokens = (told: number | null | undefined) => Math.max(0, Number(told) || 0);
  const read = tokens(usage.cache_read_input_tokens) * cacheReadFactor;
  const written = tokens(usage.cache_creation_input_tokens) * cacheWriteFactor;
  return Math.ceil((tokens(usage.input_tokens) + read + written) * input + tokens(usage.output_tokens) * output);
}
