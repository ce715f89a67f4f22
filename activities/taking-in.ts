import { AppError } from '../contract/errors.ts';
import type { Asset } from '../db/entities/asset.ts';
import { assets } from '../db/repositories/assets.ts';
import { storeDecoded } from './decoded-asset.ts';
import { keepAlive } from './keep-alive.ts';
import type { ActivityPorts } from './ports.ts';

type Ports = Pick<ActivityPorts, 'database' | 'storage' | 'stage' | 'scratchDir' | 'logger'>;

/** Looks into uploaded files, which only the jail ever decodes. */
export function createTakingInActivities(ports: Ports) {
  const { database, storage } = ports;
  return {
    /** Makes an upload ready or refuses it; either way the file as it was sent goes. Done again it changes nothing. */
    takeInAsset({ assetId }: { assetId: string }): Promise<{ state: Asset['state'] }> {
      return keepAlive(async (signal) => {
        const asset = await assets.find(database.fork(), assetId);
        if (asset.state === 'checking') await decide(ports, asset, signal);
        await storage.remove(asset.uploadKey);
        return { state: (await assets.find(database.fork(), assetId)).state };
      });
    },
  };
}
export type TakingInActivities = ReturnType<typeof createTakingInActivities>;

async function decide(ports: Ports, asset: Asset, signal: AbortSignal): Promise<void> {
  const { database, storage, logger } = ports;
  const content = await storage.get(asset.uploadKey);
  if (!content) return assets.refuse(database.fork(), asset.id, 'The file did not arrive whole.');
  try {
    const made = await storeDecoded(ports, asset, content, signal);
    await database.transaction((em) => assets.ready(em, asset.id, made));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'asset_refused') throw error;
    logger.info({ assetId: asset.id, err: error }, 'upload refused');
    await assets.refuse(database.fork(), asset.id, error.options.detail ?? error.message);
  }
}
