import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { FontWeights } from './font-weights.ts';
import { limits } from './limits.ts';

export const assetKinds = ['image', 'audio', 'video', 'font'] as const;
export type AssetKind = (typeof assetKinds)[number];

/** `checking`: the file is here and not yet looked into; only what is `ready` can be shown. */
export const assetStates = ['checking', 'ready', 'refused'] as const;
export type AssetState = (typeof assetStates)[number];

/** Types that are taken, by what the bytes say; the kind of each and how its files usually end. */
export const assetTypes = {
  'image/png': { kind: 'image', endings: ['png'] },
  'image/jpeg': { kind: 'image', endings: ['jpg', 'jpeg'] },
  'image/webp': { kind: 'image', endings: ['webp'] },
  'image/avif': { kind: 'image', endings: ['avif'] },
  'image/gif': { kind: 'image', endings: ['gif'] },
  'image/svg+xml': { kind: 'image', endings: ['svg'] },
  'audio/wav': { kind: 'audio', endings: ['wav'] },
  'audio/mpeg': { kind: 'audio', endings: ['mp3'] },
  'audio/aac': { kind: 'audio', endings: ['aac'] },
  'audio/mp4': { kind: 'audio', endings: ['m4a'] },
  'audio/flac': { kind: 'audio', endings: ['flac'] },
  'audio/ogg': { kind: 'audio', endings: ['ogg', 'oga', 'opus'] },
  'video/mp4': { kind: 'video', endings: ['mp4', 'm4v'] },
  'video/quicktime': { kind: 'video', endings: ['mov'] },
  'video/webm': { kind: 'video', endings: ['webm'] },
  'font/ttf': { kind: 'font', endings: ['ttf'] },
  'font/otf': { kind: 'font', endings: ['otf'] },
  'font/woff2': { kind: 'font', endings: ['woff2'] },
} as const satisfies Record<string, { kind: AssetKind; endings: readonly string[] }>;
export type AssetType = keyof typeof assetTypes;

/** What scenes call an asset: `asset('logo')`. */
export const AssetName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'must be 1 to 64 of a-z, 0-9, - and _, and begin with a letter or digit');

/** Of the moving picture that scenes show frame by frame; its sound is told beside it. */
const AssetClip = z.strictObject({
  url: z.string(),
  /** JPEG, or PNG where the clip has alpha; its long side at most 480 px. */
  posterUrl: z.string(),
  /** MP4, or WebM where the clip has alpha; without sound. */
  type: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** A constant rate; at most 60. */
  fps: z.number(),
  frames: z.number().int(),
  seconds: z.number(),
  alpha: z.boolean(),
});

/** A word of speech, from and to in seconds of the sound. */
const AssetWord = z.strictObject({ text: z.string(), from: z.number(), to: z.number() });
export type AssetWord = z.infer<typeof AssetWord>;

/** Of the sound that films play: 48 kHz, stereo, FLAC, without metadata. */
const AssetSound = z.strictObject({
  url: z.string(),
  /** PNG, its long side 960 px. */
  waveformUrl: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  seconds: z.number(),
  /** Channels and sample rate of the file that was sent. */
  channels: z.number().int(),
  sampleRate: z.number().int(),
  /** Integrated loudness in LUFS (EBU R 128) and true peak in dBTP; null where nothing can be heard. */
  loudness: z.number().nullable(),
  truePeak: z.number().nullable(),
  /** Language that is spoken, where it is known. */
  language: z.string().nullable(),
  /** The highest level of each of up to 2000 stretches of equal length, 0–1; lists leave it out. */
  peaks: z.array(z.number()).optional(),
  /** When each word is said; only speech that was made here or by a provider has it. */
  words: z.array(AssetWord).nullable(),
});

/** What a typeface says of itself, and what it can set. */
export const FontFacts = z.strictObject({
  family: z.string().min(1).max(100),
  style: z.string().min(1).max(100),
  weights: FontWeights,
  italic: z.boolean(),
  /** Of a variable typeface. */
  axes: z
    .array(z.strictObject({ tag: z.string().max(4), min: z.number(), default: z.number(), max: z.number() }))
    .max(16),
  glyphs: z.number().int().min(1),
  characters: z.number().int().min(1),
  /** Its characters, as in CSS: `U+20-7E,U+A0-FF`. */
  ranges: z.string().max(60_000),
  /** Scripts that it sets, such as `latin` or `cyrillic`. */
  scripts: z.array(z.string().max(20)).max(20),
  /** Mean width of a character in em. */
  advance: z.number().min(0).max(20),
});
export type FontFacts = z.infer<typeof FontFacts>;

/** Of the typeface that scenes write with. */
const AssetFont = z.strictObject({
  url: z.string(),
  /** PNG, 480 × 270. */
  thumbnailUrl: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  ...FontFacts.shape,
});

export const Asset = z.strictObject({
  id: z.string(),
  projectId: z.string(),
  name: z.string(),
  kind: z.enum(assetKinds),
  state: z.enum(assetStates),
  /** Of the file that was sent. */
  type: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** Of the picture that scenes show: turned upright, without metadata, at most 4096 px a side. Null until it is ready,
   *  and for what cannot be seen. */
  picture: z
    .strictObject({
      url: z.string(),
      thumbnailUrl: z.string(),
      type: z.string(),
      bytes: z.number().int(),
      sha256: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      /** Whether any of it can be seen through. */
      alpha: z.boolean(),
    })
    .nullable(),
  /** Null until it is ready, and for what does not move. */
  clip: AssetClip.nullable(),
  /** Null until it is ready, and for what cannot be heard. */
  sound: AssetSound.nullable(),
  /** Null until it is ready, and for what is no typeface. */
  font: AssetFont.nullable(),
  /** Why the file was refused; null for every other. */
  refusal: z.string().nullable(),
  createdAt: z.string(),
});
export type Asset = z.infer<typeof Asset>;

const ProjectParams = z.strictObject({ projectId: z.string() });
const AssetParams = z.strictObject({ projectId: z.string(), assetId: z.string() });

export const uploadAsset = defineEndpoint({
  name: 'assets.upload',
  method: 'POST',
  path: '/api/v1/projects/:projectId/assets',
  summary: `Upload a picture, video, sound or typeface that scenes use by its name; the body is the file itself: PNG, JPEG, WebP, AVIF, GIF (a clip where it moves), SVG (rasterised), WAV, MP3, AAC, M4A, FLAC, Ogg, MP4, MOV, WebM, TTF, OTF or WOFF2; at most ${limits.uploadBytes / 1024 ** 2} MiB`,
  scope: 'write',
  params: ProjectParams,
  /** Without a name the file is called after its content. */
  query: z.strictObject({ name: AssetName.optional() }),
  upload: true,
  reply: Asset,
  status: 201,
  command: 'media upload <file…>',
});
export const listAssets = defineEndpoint({
  name: 'assets.list',
  method: 'GET',
  path: '/api/v1/projects/:projectId/assets',
  summary: 'List the uploaded files of a project, by name',
  scope: 'read',
  params: ProjectParams,
  reply: z.strictObject({ assets: z.array(Asset) }),
  command: 'media list',
});
export const getAsset = defineEndpoint({
  name: 'assets.get',
  method: 'GET',
  path: '/api/v1/projects/:projectId/assets/:assetId',
  summary: 'Show an uploaded file',
  scope: 'read',
  params: AssetParams,
  reply: Asset,
  command: 'media show <asset>',
});
export const deleteAsset = defineEndpoint({
  name: 'assets.delete',
  method: 'DELETE',
  path: '/api/v1/projects/:projectId/assets/:assetId',
  summary: 'Delete an uploaded file that no revision shows',
  scope: 'write',
  params: AssetParams,
  reply: z.strictObject({ deleted: z.boolean() }),
  command: 'media delete <asset>',
});
