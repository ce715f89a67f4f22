import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const listDiscrepancies = defineEndpoint({
  name: 'admin.discrepancies',
  method: 'GET',
  path: '/api/v1/admin/discrepancies',
  summary:
    'Where two records of one fact differ: the books, Stripe, runs and their workflows, exports and their objects',
  scope: 'admin',
  reply: z.strictObject({
    /** When each source was compared last; one that is missing was not compared yet. */
    checks: z.array(z.strictObject({ source: z.string(), checkedAt: z.string() })),
    discrepancies: z.array(
      z.strictObject({
        source: z.string(),
        rule: z.string(),
        subject: z.string(),
        detail: z.string(),
        foundAt: z.string(),
      }),
    ),
  }),
  command: 'admin discrepancies',
});
export const getAdminState = defineEndpoint({
  name: 'admin.state',
  method: 'GET',
  path: '/api/v1/admin/state',
  summary: 'What runs, what waits in the outbox, what is held and what is still to be erased, over all accounts',
  scope: 'admin',
  reply: z.strictObject({
    runs: z.array(z.strictObject({ kind: z.string(), state: z.string(), count: z.number().int() })),
    outbox: z.strictObject({ waiting: z.number().int(), oldestSeconds: z.number().int().nullable() }),
    holds: z.strictObject({ open: z.number().int(), held: z.number() }),
    needsHuman: z.number().int(),
    toErase: z.strictObject({ projects: z.number().int(), folders: z.number().int() }),
    discrepancies: z.number().int(),
  }),
  command: 'admin state',
});
