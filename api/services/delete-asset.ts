import { AppError } from '../../contract/errors.ts';
import type { Asset } from '../../db/entities/asset.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import { holdRow } from '../../db/repositories/rows.ts';
import { namedAssets } from '../../domain/media/named-assets.ts';
import type { ApiContext } from '../context.ts';

/** Deletes an asset that no revision shows or plays, drafts included: what was made must stay what it is. */
export async function deleteAsset(
  { database, storage }: ApiContext,
  { accountId, projectId, assetId }: { accountId: string; projectId: string; assetId: string },
): Promise<void> {
  const keys = await database.transaction(async (em) => {
    const { id } = await projects.get(em, accountId, projectId);
    // Whoever writes a revision holds the project too, so that none comes to show it meanwhile.
    await holdRow(em, 'projects', id);
    const asset = await assets.get(em, id, assetId);
    refuseShown(asset, await assets.scenesThatMayShow(em, asset));
    if (await assets.isWorn(em, asset)) {
      const detail = `A revision is written in “${asset.name}”.`;
      throw new AppError('asset_in_use', `asset ${asset.id} is written in`, { detail });
    }
    if (await assets.isHeard(em, asset)) {
      const detail = `A revision is heard with “${asset.name}”.`;
      throw new AppError('asset_in_use', `asset ${asset.id} is heard`, { detail });
    }
    return assets.remove(em, asset);
  });
  for (const key of keys) await storage.remove(key);
}

function refuseShown(asset: Asset, candidates: readonly { name: string; code: string }[]): void {
  const showing = candidates.filter(({ code }) => namedAssets(code).some(({ name }) => name === asset.name));
  if (showing.length === 0) return;
  const scenes = [...new Set(showing.map(({ name }) => name))];
  throw new AppError('asset_in_use', `asset ${asset.id} is shown`, {
    detail: `A revision shows “${asset.name}” in the ${scenes.length > 1 ? 'scenes' : 'scene'} ${scenes.slice(0, 5).join(', ')}.`,
    members: { scenes: scenes.slice(0, 20) },
  });
}
