import { z } from 'zod';
import { errorCategories } from './errors.ts';

/** A fact that a gate misses, and what supplies it: a command, or a tool of `capabilities` with what is known of its input. */
export const MissingFact = z.strictObject({
  fact: z.string(),
  command: z.string(),
  tool: z.string(),
  input: z.record(z.string(), z.unknown()).optional(),
  /** Where that has not helped: another way, whose further input the caller answers for. */
  otherwise: z.strictObject({ tool: z.string(), input: z.record(z.string(), z.unknown()) }).optional(),
});

/** `application/problem+json` after RFC 9457, with the members that Framewright adds. */
export const Problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string(),
  code: z.string(),
  category: z.enum(errorCategories),
  request_id: z.string(),
  retry_after: z.number().optional(),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
  missing: z.array(MissingFact).optional(),
  top_up_url: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
