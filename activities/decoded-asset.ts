import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Content } from '../adapters/storage/storage.ts';
import { type AssetType, assetTypes } from '../contract/assets.ts';
import type { Asset } from '../db/entities/asset.ts';
import type { DecodedAsset } from '../db/repositories/assets.ts';
import type { NewFile } from '../db/repositories/files.ts';
import { moves } from '../engine/media/gif-timing.ts';
import { normaliseClip } from '../engine/media/normalise-clip.ts';
import { normaliseFont } from '../engine/media/normalise-font.ts';
import { normaliseImage } from '../engine/media/normalise-image.ts';
import { type NormalSound, normaliseSound } from '../engine/media/normalise-sound.ts';
import type { MediaOptions } from '../engine/media/sealed-source.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'storage' | 'stage' | 'scratchDir'>;

/**
 * Decodes a file in the jail and stores what films use of it, under names made from the content. Nothing of the file
 * goes on as it was sent. Throws `asset_refused`.
 */
export async function storeDecoded(
  ports: Ports,
  asset: Pick<Asset, 'id' | 'projectId' | 'type'>,
  source: Readable | Buffer,
  signal?: AbortSignal,
): Promise<DecodedAsset> {
  const folder = await mkdtemp(join(ports.scratchDir, 'asset-'));
  try {
    const path = join(folder, 'source');
    if (Buffer.isBuffer(source)) await writeFile(path, source, { mode: 0o600 });
    else await pipeline(source, createWriteStream(path, { mode: 0o600 }));
    const put = storeFor(ports, asset);
    const type = asset.type as AssetType;
    const options = { folder, signal, allowUnsandboxed: ports.stage.browser.allowUnsandboxed };
    return await decoders[assetTypes[type].kind]({ ports, put, path, type, options });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work {
  ports: Ports;
  put: (content: Content, contentType: keyof typeof endings) => Promise<NewFile>;
  path: string;
  type: AssetType;
  options: MediaOptions;
}

const decoders = { image: decodeImage, audio: decodeSound, video: decodeClip, font: decodeFont };

async function decodeImage(work: Work): Promise<DecodedAsset> {
  const { ports, put, path, type, options } = work;
  if (type === 'image/gif' && (await moves(path, options))) return { ...(await decodeClip(work)), kind: 'video' };
  const image = await normaliseImage(await ports.stage.pages.take(), await readFile(path), type);
  const file = await put(image.picture, image.type);
  const thumbnail = await put(image.thumbnail, image.thumbnailType);
  const { width, height, alpha } = image;
  return { picture: { sha256: file.sha256, width, height, alpha }, files: { file, thumbnail } };
}

async function decodeSound({ put, path, type, options }: Work): Promise<DecodedAsset> {
  const { sound, file, waveform } = await storeSound(put, await normaliseSound(path, type, options));
  return { sound, files: { file, thumbnail: waveform, sound: file, waveform } };
}

async function decodeClip({ put, path, type, options }: Work): Promise<DecodedAsset> {
  const clip = await normaliseClip(path, type, options);
  const heard = clip.sound && (await storeSound(put, clip.sound));
  const sounds = heard && { sound: heard.file, waveform: heard.waveform };
  if (!('facts' in clip)) {
    if (!heard) throw new Error('a clip has neither pictures nor sound');
    return { kind: 'audio', sound: heard.sound, files: { file: heard.file, thumbnail: heard.waveform, ...sounds } };
  }
  const file = await put({ file: clip.file }, clip.type);
  const thumbnail = await put(clip.poster, clip.posterType);
  const facts = { sha256: file.sha256, ...clip.facts };
  return { clip: facts, sound: heard?.sound, files: { file, thumbnail, ...sounds } };
}

async function decodeFont({ ports, put, path, options }: Work): Promise<DecodedAsset> {
  const { font, type, facts, specimen } = await normaliseFont(
    await ports.stage.pages.take(),
    await readFile(path),
    options.signal,
  );
  const file = await put(font, type);
  const thumbnail = await put(specimen, 'image/png');
  return { font: { sha256: file.sha256, ...facts }, files: { file, thumbnail } };
}

async function storeSound(put: Work['put'], sound: NormalSound) {
  const file = await put({ file: sound.file }, 'audio/flac');
  const waveform = await put(sound.waveform, 'image/png');
  return { sound: { sha256: file.sha256, ...sound.facts }, file, waveform };
}

const endings = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'audio/flac': 'flac',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
  'font/woff2': 'woff2',
} as const;

function storeFor({ storage }: Ports, { id, projectId }: Pick<Asset, 'id' | 'projectId'>): Work['put'] {
  return async (content, contentType) => {
    const sha256 = await hashOf(content);
    const objectKey = `projects/${projectId}/assets/${id}/${sha256}.${endings[contentType]}`;
    await storage.put(objectKey, content, contentType);
    const sizeBytes = Buffer.isBuffer(content) ? content.length : (await stat(content.file)).size;
    return { projectId, runId: null, kind: 'asset', objectKey, contentType, sizeBytes, sha256 };
  };
}

async function hashOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  if (Buffer.isBuffer(content)) hash.update(content);
  else await pipeline(createReadStream(content.file), hash);
  return hash.digest('hex');
}
