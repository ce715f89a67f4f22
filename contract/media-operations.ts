import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import type { MediaProvider } from './names.ts';
import { ProjectParams } from './projects.ts';
import { Run } from './runs.ts';
import { textOf } from './text.ts';

/** The paid media operations, by their keys in the price list. */
export const mediaOperations = [
  'background_removal',
  'image_generation',
  'voiceover',
  'music',
  'ai_video_a',
  'ai_video_b',
] as const;
export type MediaOperation = (typeof mediaOperations)[number];

/** Bounds of what one operation makes. */
const mediaLimits = {
  voiceCharacters: 5_000,
  musicSeconds: 600,
  clipSeconds: 30,
  promptCharacters: 2_000,
} as const;

export const imageStyles = ['illustration', 'pattern', 'icons'] as const;
export type ImageStyle = (typeof imageStyles)[number];
export const musicMoods = ['calm', 'warm', 'uplifting', 'energetic', 'playful', 'dramatic', 'dark', 'epic'] as const;
export type MusicMood = (typeof musicMoods)[number];
export const cameraMoves = ['push-in', 'pull-out', 'pan-left', 'pan-right', 'rise', 'drift'] as const;
export type CameraMove = (typeof cameraMoves)[number];

const assetName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'must be 1 to 64 of a-z, 0-9, - and _, and begin with a letter or digit');
const seed = z.number().int().min(0).max(2_147_483_647).optional();
const prompt = textOf(mediaLimits.promptCharacters);
const side = z.number().int().min(64).max(4096).multipleOf(2);

/** What every operation takes: the name that scenes call the file by, and the most it may cost in dollars. */
const common = {
  /** Without one: the operation's own, with a number where that is taken. */
  name: assetName.optional(),
  budget: z.number().positive().max(10_000).multipleOf(0.000001).optional(),
};

const VoiceoverRequest = z.strictObject({
  ...common,
  text: textOf(mediaLimits.voiceCharacters),
  /** As in `en`, `en-GB` or `de`; without it the text's own is guessed. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, 'must be a language tag such as en or pt-BR')
    .optional(),
  /** A voice of the provider; the embedded one has `female` and `male`. */
  voice: textOf(100).optional(),
  /** 1 is the voice's own pace. */
  speed: z.number().min(0.5).max(2).optional(),
});

const MusicRequest = z.strictObject({
  ...common,
  /** What it should be like: the mood is read from it unless given. */
  prompt: prompt.optional(),
  mood: z.enum(musicMoods).optional(),
  /** Beats a minute; without it the mood's own. */
  tempo: z.number().int().min(50).max(180).optional(),
  seconds: z.number().min(2).max(mediaLimits.musicSeconds),
  seed,
});

const ImageRequest = z.strictObject({
  ...common,
  prompt,
  style: z.enum(imageStyles).optional(),
  /** Without a size: that of the project. */
  width: side.optional(),
  height: side.optional(),
  seed,
});

const BackgroundRequest = z.strictObject({ ...common, asset: assetName });

const ClipRequest = z.strictObject({
  ...common,
  prompt,
  /** Name of a picture of the project that the camera moves over; without it one is made from the prompt. */
  image: assetName.optional(),
  seconds: z.number().min(1).max(mediaLimits.clipSeconds),
  move: z.enum(cameraMoves).optional(),
  seed,
});

/** One operation's endpoint: they differ in what they take and nowhere else. */
function mediaEndpoint<const Body extends z.ZodObject>(
  operation: MediaOperation,
  { name, summary, body, command }: { name: string; summary: string; body: Body; command: string },
) {
  return defineEndpoint({
    name: `media.${name}`,
    method: 'POST',
    path: `/api/v1/projects/:projectId/media/${name.replaceAll('_', '-')}`,
    summary,
    scope: 'spend',
    params: ProjectParams,
    body,
    reply: Run,
    status: 202,
    idempotent: true,
    operation,
    command,
  });
}

export const generateVoiceover = mediaEndpoint('voiceover', {
  name: 'voiceover',
  summary: 'Speak a text: an audio asset with the time of each word',
  body: VoiceoverRequest,
  command: 'media voiceover <text>',
});
export const generateMusic = mediaEndpoint('music', {
  name: 'music',
  summary: 'Compose music of a mood and an exact length: an audio asset',
  body: MusicRequest,
  command: 'media music <prompt>',
});
export const generateImage = mediaEndpoint('image_generation', {
  name: 'image',
  summary: 'Make a picture from a prompt, in the colours of the brand: an image asset',
  body: ImageRequest,
  command: 'media image <prompt>',
});
export const removeBackground = mediaEndpoint('background_removal', {
  name: 'remove_background',
  summary: 'Cut what a picture of the project shows out of its ground: an image asset with alpha',
  body: BackgroundRequest,
  command: 'media remove-background <asset>',
});
export const generateVideoA = mediaEndpoint('ai_video_a', {
  name: 'video_a',
  summary: 'Make a clip from a prompt or over a picture, by model A: a video asset',
  body: ClipRequest,
  command: 'media video <prompt>',
});
export const generateVideoB = mediaEndpoint('ai_video_b', {
  name: 'video_b',
  summary: 'Make a clip from a prompt or over a picture, by model B: a video asset',
  body: ClipRequest,
  command: 'media video <prompt> --model b',
});

/** Result of a run that made an asset, as found in `Run.result`. */
export interface MediaResult {
  operation: MediaOperation;
  provider: MediaProvider;
  assetId: string;
  /** What scenes call it. */
  name: string;
  /** What is known of the file: size, length, what was chosen to make it. */
  facts: Record<string, unknown>;
}
