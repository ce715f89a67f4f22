import type { z } from 'zod';
import type { Config } from '../../config/config.ts';
import type { getCapabilities } from '../../contract/discovery.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { limits } from '../../contract/limits.ts';
import { firstVideo, inputSchemaOf, priceOf, workflowRules } from '../../domain/capabilities.ts';
import type { Addresses } from './addresses.ts';
import { type PriceSetting, unavailableOperations } from './pricing.ts';

type Capabilities = z.input<typeof getCapabilities.reply>;

const directorNotes = {
  offline: 'A stand-in that needs no account anywhere: it makes the film by rules, from the words of the brief.',
  anthropic: 'A language model plans and writes the scenes.',
};

/** The manifest of this installation: its tools from the table of endpoints, its rules, limits and gaps. */
export function presentCapabilities(
  { billing, director, ends, rateLimits }: PriceSetting & Pick<Config, 'rateLimits'>,
  version: string,
  { base }: Pick<Addresses, 'base'>,
): Capabilities {
  return {
    name: 'framewright',
    version,
    billing,
    director: { name: director, note: directorNotes[director] },
    authentication: { header: 'x-api-key', register: `${base}${endpoints.register.path}` },
    workflow: [...workflowRules],
    firstVideo: firstVideo.map((step) => ({ ...step })),
    limits: { ...limits },
    rateLimits: { ...rateLimits },
    tools: Object.values(endpoints).map(toolOf),
    media: ends.flatMap(({ operation, provider, note }) => (provider ? [{ operation, provider, note }] : [])),
    unavailable: unavailableOperations({ billing, ends }),
  };
}

function toolOf(endpoint: Endpoint): Capabilities['tools'][number] {
  const { name, summary, method, path, scope, command } = endpoint;
  const input = inputSchemaOf(endpoint);
  return {
    name,
    summary,
    method,
    path,
    scope,
    price: priceOf(endpoint),
    ...(command && { command }),
    ...(input && { input }),
  };
}
