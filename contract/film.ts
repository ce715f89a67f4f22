import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { FontWeights } from './font-weights.ts';
import { ProjectParams } from './projects.ts';
import { Theme } from './theme.ts';

/** One scene as the player knows it: by a key, without a name or an id. */
const StageScene = z.strictObject({
  key: z.string(),
  module: z.string(),
  track: z.number().int(),
  startFrame: z.number().int(),
  durationInFrames: z.number().int(),
});

/** What the stage is given: everything below, and nothing beside it, may enter the player's frame. */
const StageTimeline = z.strictObject({
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number().int(),
  durationInFrames: z.number().int(),
  theme: Theme,
  scenes: z.array(StageScene),
});

export const projectFilm = defineEndpoint({
  name: 'projects.film',
  method: 'GET',
  path: '/api/v1/projects/:projectId/film',
  summary: 'Show a revision as the stage plays it: its timeline and its compiled scenes',
  scope: 'read',
  params: ProjectParams,
  query: z.strictObject({ revision: z.string().optional() }),
  reply: z.strictObject({
    revision: z.string(),
    /** Page that plays the film, on a site of its own; null where none is configured. */
    player: z.string().nullable(),
    /** The same page under any name that is put for the `*`, for when a scene hung; null where it has one name alone. */
    otherPlayers: z.string().nullable(),
    timeline: StageTimeline,
    /** Path of a scene's module → its JavaScript. */
    modules: z.record(z.string(), z.string()),
    /** The project's assets that the scenes name: where each is fetched, before it is handed into the frame. */
    assets: z.record(
      z.string(),
      z.strictObject({
        url: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        /** Of a clip, which `url` holds whole; null for a picture. */
        clip: z.strictObject({ fps: z.number(), frames: z.number().int() }).nullable(),
        /** Of a typeface, whose sides are 0. */
        font: z.strictObject({ weights: FontWeights, ranges: z.string() }).nullable(),
      }),
    ),
    /** Whose scene a key of the timeline is. */
    keys: z.record(z.string(), z.string()),
    /** Scenes that do not compile; the timeline leaves them out. */
    rejected: z.array(z.strictObject({ sceneId: z.string(), path: z.string(), message: z.string() })),
  }),
  command: 'project film',
});
