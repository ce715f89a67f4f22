/** What events tell of a plan. */
import { z } from 'zod';

export const PlannedPosition = z.looseObject({
  name: z.string(),
  role: z.string(),
  track: z.number().int(),
  startFrame: z.number().int(),
  durationInFrames: z.number().int(),
});

/** Of a prompt: copy and scenes without room, and sentences that were read as said to the director. */
export const Unshown = z.looseObject({
  leftOut: z.array(z.string()).optional(),
  directions: z.array(z.string()).optional(),
});
