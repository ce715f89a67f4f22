import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ProjectParams } from './projects.ts';

/** What a clip is heard as: music steps back while a voice speaks. */
export const soundRoles = ['voice', 'music', 'effect'] as const;
export type SoundRole = (typeof soundRoles)[number];

const longest = limits.timelineSeconds * 60;
const frames = z.number().int().min(0).max(longest);
const base = z.string().optional();

/** A sound of the library at its place in the film. Frames are the project's own. */
export const SoundClip = z.strictObject({
  id: z.string(),
  /** Name of the asset. */
  asset: z.string(),
  role: z.enum(soundRoles),
  track: z.number().int(),
  startFrame: z.number().int(),
  durationInFrames: z.number().int(),
  /** Seconds of the sound that are left out at its beginning. */
  fromSeconds: z.number(),
  /** Decibels: 0 leaves it as loud as it is. */
  volume: z.number(),
  fadeInFrames: z.number().int(),
  fadeOutFrames: z.number().int(),
});
export type SoundClip = z.infer<typeof SoundClip>;

const places = {
  track: z.number().int().min(0).max(99).optional(),
  startFrame: frames.optional(),
  durationInFrames: frames.min(1).optional(),
  fromSeconds: z.number().min(0).max(limits.soundSeconds).optional(),
  volume: z.number().min(-60).max(12).optional(),
  fadeInFrames: frames.optional(),
  fadeOutFrames: frames.optional(),
};
const ClipParams = z.strictObject({ projectId: z.string(), clipId: z.string() });
const ClipChange = z.strictObject({ clip: SoundClip, revision: z.string() });

export const listSound = defineEndpoint({
  name: 'sound.list',
  method: 'GET',
  path: '/api/v1/projects/:projectId/sound',
  summary: 'List the sounds of the film, by start',
  scope: 'read',
  params: ProjectParams,
  query: z.strictObject({ revision: z.string().optional() }),
  reply: z.strictObject({ revision: z.string(), fps: z.number(), clips: z.array(SoundClip) }),
  command: 'sound list',
});
export const addSound = defineEndpoint({
  name: 'sound.add',
  method: 'POST',
  path: '/api/v1/projects/:projectId/sound',
  summary: 'Lay a sound of the library under the film; without a length it lasts as long as it and the film do',
  scope: 'write',
  params: ProjectParams,
  body: z.strictObject({ asset: z.string().min(1).max(64), role: z.enum(soundRoles).optional(), ...places, base }),
  reply: ClipChange,
  status: 201,
  idempotent: true,
  command: 'sound add <asset>',
});
export const changeSound = defineEndpoint({
  name: 'sound.change',
  method: 'PATCH',
  path: '/api/v1/projects/:projectId/sound/:clipId',
  summary: 'Move a sound, cut it, or make it louder or softer',
  scope: 'write',
  params: ClipParams,
  body: z.strictObject({ role: z.enum(soundRoles).optional(), ...places, base }),
  reply: ClipChange,
  command: 'sound change <clip>',
});
export const removeSound = defineEndpoint({
  name: 'sound.remove',
  method: 'DELETE',
  path: '/api/v1/projects/:projectId/sound/:clipId',
  summary: 'Take a sound out of the film; its file stays in the library',
  scope: 'write',
  params: ClipParams,
  query: z.strictObject({ base }),
  reply: z.strictObject({ revision: z.string() }),
  command: 'sound remove <clip>',
});
