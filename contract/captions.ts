import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ProjectParams } from './projects.ts';

export const captionFormats = ['srt', 'vtt'] as const;
export type CaptionFormat = (typeof captionFormats)[number];

/** A word as it is heard, from and to in seconds of the film. */
const CaptionWord = z.strictObject({ text: z.string(), from: z.number(), to: z.number() });

export const readCaptions = defineEndpoint({
  name: 'captions.read',
  method: 'GET',
  path: '/api/v1/projects/:projectId/captions',
  summary: 'What the voices of the film say, as captions of at most two lines and as a file, SubRip or WebVTT',
  scope: 'read',
  params: ProjectParams,
  query: z.strictObject({ format: z.enum(captionFormats).optional(), revision: z.string().optional() }),
  reply: z.strictObject({
    revision: z.string(),
    format: z.enum(captionFormats),
    /** The whole file. */
    text: z.string(),
    captions: z.array(
      z.strictObject({ from: z.number(), to: z.number(), lines: z.array(z.string()), words: z.array(CaptionWord) }),
    ),
    /** Voices of the film that nobody knows the words of: their captions are missing. */
    withoutWords: z.array(z.string()),
  }),
  command: 'captions [--format <format>] [--output <file>]',
});
