import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../contract/errors.ts';
import type { Asset } from '../db/entities/asset.ts';
import { assets } from '../db/repositories/assets.ts';
import type { NewFile } from '../db/repositories/files.ts';
import { normaliseImage } from '../engine/media/normalise-image.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'logger'>;

/** Looks into uploaded files, which only the jail ever decodes. */
export function createTakingInActivities(ports: Ports) {
  const { database, storage } = ports;
  return {
    /** Makes an upload ready or refuses it; either way the file as it was sent goes. Done again it changes nothing. */
    takeInAsset({ assetId }: { assetId: string }): Promise<{ state: Asset['state'] }> {
      return keepAlive(async () => {
        const asset = await assets.find(database.fork(), assetId);
        if (asset.state === 'checking') await decide(ports, asset);
        await storage.remove(asset.uploadKey);
        return { state: (await assets.find(database.fork(), assetId)).state };
      });
    },
  };
}
export type TakingInActivities = ReturnType<typeof createTakingInActivities>;

async function decide(ports: Ports, asset: Asset): Promise<void> {
  const { database, storage, logger } = ports;
  const content = await storage.get(asset.uploadKey);
  if (!content) return assets.refuse(database.fork(), asset.id, 'The file did not arrive whole.');
  try {
    const made = await store(ports, asset, await buffer(content));
    await database.transaction((em) => assets.ready(em, asset.id, made));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'asset_refused') throw error;
    logger.info({ assetId: asset.id, err: error }, 'upload refused');
    await assets.refuse(database.fork(), asset.id, error.options.detail ?? error.message);
  }
}

/** The picture and its thumbnail in storage, under names made from their content. */
async function store({ storage, stage }: Ports, asset: Asset, source: Buffer) {
  const image = await normaliseImage(await stage.pages.take(), source, asset.type);
  const put = async (content: Buffer, contentType: string): Promise<NewFile> => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const ending = contentType === 'image/jpeg' ? 'jpg' : 'png';
    const objectKey = `projects/${asset.projectId}/assets/${asset.id}/${sha256}.${ending}`;
    await storage.put(objectKey, content, contentType);
    const facts = { objectKey, contentType, sizeBytes: content.length, sha256 };
    return { projectId: asset.projectId, runId: null, kind: 'asset', ...facts };
  };
  const file = await put(image.picture, image.type);
  const thumbnail = await put(image.thumbnail, image.thumbnailType);
  const { width, height, alpha } = image;
  return { picture: { sha256: file.sha256, width, height, alpha }, file, thumbnail };
}
