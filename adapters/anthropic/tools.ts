import type Anthropic from '@anthropic-ai/sdk';
import { z } from 'zod';
import { limits } from '../../contract/limits.ts';
import { imageStyles, musicMoods } from '../../contract/media-operations.ts';
import { pictureOperations, sceneRoles } from '../../contract/plan.ts';

const frames = z.number().int().min(0);
const words = z.string().max(2_000);

/** What the model may hand to `plan_film`. */
export const PlanAnswer = z.object({
  scenes: z
    .array(
      z.object({
        name: z.string().min(1).max(limits.nameCharacters),
        role: z.enum(sceneRoles),
        track: z.number().int().min(0).max(20),
        startFrame: frames,
        durationInFrames: frames.min(1),
        zone: z.string().max(40),
        brief: words,
        pieces: z.array(z.string().max(40)).max(20),
        words: z.array(words).max(60),
      }),
    )
    .min(1)
    .max(20),
  leftOut: z.array(words).max(100).default([]),
  sound: z
    .object({
      voiceover: z
        .object({
          lines: z.array(z.object({ scene: z.string().max(limits.nameCharacters), text: words })).max(30),
          language: z.string().max(20).optional(),
          voice: z.enum(['female', 'male']).optional(),
          speed: z.number().min(0.5).max(2).optional(),
        })
        .optional()
        .describe('Spoken before the scenes are written; each line leads how long its scene lasts.'),
      music: z
        .object({
          prompt: words,
          mood: z.enum(musicMoods).optional(),
          tempo: z.number().int().min(50).max(180).optional(),
          volume: z.number().min(-30).max(6).optional(),
        })
        .optional()
        .describe('As long as the film; it steps back under a voice.'),
      captions: z.boolean().optional().describe('Draws what the voice says into the picture.'),
    })
    .optional()
    .describe('Paid operations: only what the brief asks to hear, within the budget of the run.'),
  pictures: z
    .array(
      z.object({
        operation: z.enum(pictureOperations),
        name: z
          .string()
          .regex(/^[a-z0-9][a-z0-9_-]{0,50}$/)
          .describe("What scenes call it, as in asset('name'); none that the library has."),
        prompt: words.optional().describe('What it shows; for background_removal none.'),
        style: z.enum(imageStyles).optional(),
        seconds: z.number().min(1).max(30).optional().describe('Of a clip.'),
        asset: z
          .string()
          .max(64)
          .optional()
          .describe(
            'A picture of the library, or an earlier one here: what is cut out, or what the camera moves over.',
          ),
      }),
    )
    .max(6)
    .default([])
    .describe('Paid operations, made before the scenes are written: only what the brief asks for, within the budget.'),
});

/** What the model may hand to `write_scene`. */
export const SceneAnswer = z.object({ code: z.string().min(1).max(limits.sceneCodeBytes) });

/** The allow-list of tools: nothing else can be called. */
export const tools = {
  plan: toolOf('plan_film', 'Hand over the plan of the film.', PlanAnswer),
  scene: toolOf('write_scene', 'Hand over the TSX file of the scene.', SceneAnswer),
};

function toolOf(name: string, description: string, schema: z.ZodType): Anthropic.Tool {
  const { $schema: _, ...input_schema } = z.toJSONSchema(schema, { io: 'input' });
  return { name, description, input_schema: input_schema as Anthropic.Tool.InputSchema };
}
