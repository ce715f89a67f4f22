import { z } from 'zod';

/** An e-mail address: 254 characters, of which 64 stand before the @, as RFC 5321 has it. */
export const Email = z
  .email()
  .max(254)
  .regex(/^[^@]{1,64}@/, 'at most 64 characters before the @');
