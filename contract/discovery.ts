import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { billingModes } from './ledger.ts';

const Price = z.strictObject({
  operation: z.string(),
  title: z.string(),
  unit: z.string(),
  /** Dollars; `low` and `high` differ where the price varies by complexity. */
  low: z.number(),
  high: z.number(),
  available: z.boolean(),
  /** It costs nothing here; the note says why. */
  free: z.boolean(),
  /** Why it is not available, or who stands in for the paid provider. */
  note: z.string().optional(),
});
export const getPricing = defineEndpoint({
  name: 'discovery.pricing',
  method: 'GET',
  path: '/api/v1/pricing',
  summary: 'What operations cost',
  scope: null,
  reply: z.strictObject({
    currency: z.literal('usd'),
    billing: z.enum(billingModes),
    operations: z.array(Price),
    free: z.array(z.string()),
  }),
  command: 'balance --pricing',
});
export const getCapabilities = defineEndpoint({
  name: 'discovery.capabilities',
  method: 'GET',
  path: '/api/v1/capabilities',
  summary: 'The tools of this installation',
  scope: null,
  reply: z.strictObject({
    name: z.literal('framewright'),
    version: z.string(),
    billing: z.enum(billingModes),
    director: z.strictObject({ name: z.enum(['offline', 'anthropic']), note: z.string() }),
    authentication: z.strictObject({ header: z.literal('x-api-key'), register: z.string() }),
    workflow: z.array(z.string()),
    /** The way from no account to an exported video: tools in their order, and what to keep of each reply. */
    firstVideo: z.array(
      z.strictObject({ tool: z.string(), note: z.string(), keep: z.record(z.string(), z.string()).optional() }),
    ),
    limits: z.record(z.string(), z.number()),
    /** Requests a minute that are served, by class: of one key, or for `open`, `register` and `sign_in` of one address. */
    rateLimits: z.record(z.string(), z.number()),
    tools: z.array(
      z.strictObject({
        name: z.string(),
        summary: z.string(),
        method: z.string(),
        path: z.string(),
        scope: z.string().nullable(),
        command: z.string().optional(),
        input: z.looseObject({}).optional(),
        price: z.string(),
      }),
    ),
    /** Who makes the files of each media operation that is available; `embedded` is a stand-in. */
    media: z.array(z.strictObject({ operation: z.string(), provider: z.string(), note: z.string() })),
    unavailable: z.array(z.strictObject({ operation: z.string(), reason: z.string() })),
  }),
  command: 'capabilities',
});
export const getKit = defineEndpoint({
  name: 'discovery.kit',
  method: 'GET',
  path: '/api/v1/kit',
  summary: 'The motion kit that scenes import: pieces, props, examples',
  scope: null,
  reply: z.strictObject({
    module: z.string(),
    reference: z.string(),
    pieces: z.array(z.looseObject({ name: z.string() })),
    /** Prompts that edit a standing film, as the offline director understands them. */
    edits: z.strictObject({
      rules: z.array(z.string()),
      rows: z.array(
        z.strictObject({ edit: z.string(), does: z.string(), examples: z.record(z.string(), z.array(z.string())) }),
      ),
    }),
  }),
  command: 'kit',
});
const amount = z.strictObject({ low: z.number(), high: z.number() });
export const estimate = defineEndpoint({
  name: 'discovery.estimate',
  method: 'POST',
  path: '/api/v1/estimate',
  summary: 'What a list of operations would cost here',
  scope: null,
  command: 'estimate <operation=quantity>…',
  body: z.strictObject({
    operations: z
      .array(z.strictObject({ operation: z.string(), quantity: z.number().positive().max(1_000_000) }))
      .min(1)
      .max(100),
  }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        operation: z.string(),
        quantity: z.number(),
        unit: z.string(),
        low: z.number(),
        high: z.number(),
      }),
    ),
    total: amount,
    currency: z.literal('usd'),
  }),
});
export const getHealth = defineEndpoint({
  name: 'discovery.health',
  method: 'GET',
  path: '/health',
  summary: 'The process answers',
  scope: null,
  reply: z.strictObject({ status: z.literal('ok') }),
  command: 'status',
});
export const getReady = defineEndpoint({
  name: 'discovery.ready',
  method: 'GET',
  path: '/ready',
  summary: 'Database, Temporal, storage and workers can be used',
  scope: null,
  reply: z.strictObject({
    ready: z.boolean(),
    checks: z.array(z.strictObject({ name: z.string(), ok: z.boolean(), detail: z.string().optional() })),
  }),
  command: 'status',
});
