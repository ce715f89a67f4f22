import { z } from 'zod';
import { AppError } from '../../contract/errors.ts';
import type { FrameMeasure } from '../../contract/stage.ts';

const number = z.number().min(-1e6).max(1e6);
const share = z.number().min(0).max(1.001);
const text = z.string().transform((value) => value.slice(0, 2000));
const Box = z.object({ x: number, y: number, width: number, height: number });

const Text = z.object({
  element: text,
  key: text,
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  text,
  box: Box,
  inkBox: Box,
  lines: z.array(Box).max(500),
  spaced: z.boolean().optional(),
  quads: z
    .array(z.array(z.object({ x: number, y: number })).length(4))
    .max(500)
    .optional(),
  shown: share,
  ink: z.number().min(0).max(1e9).optional(),
  speed: number.optional(),
  fontSize: number,
  scale: number.positive().optional(),
  fontWeight: number,
  fontFamily: text,
  colour: text,
  opacity: share,
  clipped: share,
  occluded: share,
  allow: text.optional(),
  missing: text.optional(),
  fallback: text.optional(),
});

const Measure = z.object({
  frame: z.number().int(),
  texts: z.array(Text).max(2000),
  scenes: z
    .array(
      z.object({
        key: text,
        painted: number,
        box: Box.nullable(),
        content: Box.nullish(),
        cover: z.object({ largest: share, covered: share, bareSides: z.number().int().min(0).max(4) }).optional(),
      }),
    )
    .max(500),
  state: z.string().max(20).optional(),
});

/** The page runs scenes, so what it reports is input like any other. */
export function parseMeasure(value: unknown): FrameMeasure {
  const parsed = Measure.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('scene_crashed', `The page measured nonsense: ${z.prettifyError(parsed.error).slice(0, 500)}`);
}
