import type Anthropic from '@anthropic-ai/sdk';
import { z } from 'zod';
import { limits } from '../../contract/limits.ts';
import { sceneRoles } from '../../contract/plan.ts';

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
