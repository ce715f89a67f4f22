import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProjectParams } from './projects.ts';
import { SoundClip } from './sound.ts';

export const placeEffects = defineEndpoint({
  name: 'sound.effects',
  method: 'POST',
  path: '/api/v1/projects/:projectId/sound-effects',
  summary:
    'Put whooshes, hits, risers and clicks on the handovers and entrances of the film, in the place of those that stand; a dry run unless `apply`',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({ apply: z.boolean().optional(), base: z.string().optional() }),
  reply: z.strictObject({
    applied: z.boolean(),
    revision: z.string(),
    fps: z.number(),
    /** The effects alone, as they are placed or would be. */
    clips: z.array(SoundClip),
  }),
  command: 'sound effects [--apply]',
});
