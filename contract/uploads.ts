import { z } from 'zod';
import { Asset, AssetName } from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** A file on its way, that may be sent in pieces; it goes a day after its last piece. */
const Upload = z.strictObject({
  id: z.string(),
  projectId: z.string(),
  bytes: z.number().int(),
  /** How much of it is here: the next piece begins there. */
  received: z.number().int(),
  /** What became of it; null until all of it is here. */
  asset: Asset.nullable(),
});
export type Upload = z.infer<typeof Upload>;

const UploadParams = z.strictObject({ projectId: z.string(), uploadId: z.string() });

export const createUpload = defineEndpoint({
  name: 'uploads.create',
  method: 'POST',
  path: '/api/v1/projects/:projectId/uploads',
  summary: 'Begin an upload that can be resumed; the same file begun again is the upload that stands',
  scope: 'write',
  params: z.strictObject({ projectId: z.string() }),
  body: z.strictObject({
    bytes: z.int().min(1).max(limits.uploadBytes),
    /** Of the whole file; what arrives must have it. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex digits'),
    name: AssetName.optional(),
  }),
  reply: Upload,
  status: 201,
  command: 'media upload <file…>',
});
export const getUpload = defineEndpoint({
  name: 'uploads.get',
  method: 'GET',
  path: '/api/v1/projects/:projectId/uploads/:uploadId',
  summary: 'Show how much of an upload is here',
  scope: 'read',
  params: UploadParams,
  reply: Upload,
  command: 'media upload <file…>',
});
export const appendUpload = defineEndpoint({
  name: 'uploads.append',
  method: 'PATCH',
  path: '/api/v1/projects/:projectId/uploads/:uploadId',
  summary: 'Send a piece of a file from an offset on; with the last one the file is looked into and becomes an asset',
  scope: 'write',
  params: UploadParams,
  query: z.strictObject({ offset: z.coerce.number().int().min(0).default(0) }),
  upload: true,
  reply: Upload,
  command: 'media upload <file…>',
});
export const signUpload = defineEndpoint({
  name: 'uploads.sign',
  method: 'POST',
  path: '/api/v1/projects/:projectId/uploads/:uploadId/sign',
  summary:
    'Get an address to which the whole file of an upload is sent by one PUT without a key, straight to storage where that is S3; then complete the upload',
  scope: 'write',
  params: UploadParams,
  reply: z.strictObject({
    method: z.literal('PUT'),
    /** Whoever has it may send this one file, and do nothing else. */
    url: z.string(),
    /** Headers that the request must carry. */
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
  }),
  command: 'media upload <file…> --presigned',
});
export const completeUpload = defineEndpoint({
  name: 'uploads.complete',
  method: 'POST',
  path: '/api/v1/projects/:projectId/uploads/:uploadId/complete',
  summary: 'Say that the file of an upload was sent to its signed address: it is looked into and becomes an asset',
  scope: 'write',
  params: UploadParams,
  reply: Upload,
  command: 'media upload <file…> --presigned',
});
