import { AppError } from '../../contract/errors.ts';
import type { Asset } from '../../db/entities/asset.ts';
import { assets } from '../../db/repositories/assets.ts';
import { projects } from '../../db/repositories/projects.ts';
import type { ApiContext } from '../context.ts';
import type { HandlersOf } from '../handler.ts';
import type { Addresses } from '../presenters/addresses.ts';
import { presentAsset } from '../presenters/asset.ts';
import { deleteAsset } from '../services/delete-asset.ts';
import { uploadAsset } from '../services/upload-asset.ts';

export function assetHandlers(
  context: ApiContext,
): HandlersOf<'uploadAsset' | 'listAssets' | 'getAsset' | 'deleteAsset'> {
  const { database } = context;
  const present = async (rows: Asset[], addresses: Addresses, options?: { peaks: boolean }) =>
    (await assets.withFiles(database.fork(), rows)).map((row) => presentAsset(row, addresses, options));
  const presentOne = async (row: Asset, addresses: Addresses) => {
    const [asset] = await present([row], addresses, { peaks: true });
    if (!asset) throw new AppError('internal', 'an asset was lost on the way');
    return asset;
  };
  return {
    async uploadAsset({ caller, params, query, upload, addresses, setStatus }) {
      const asset = await uploadAsset(context, {
        ...{ accountId: caller.accountId, projectId: params.projectId },
        ...{ name: query.name, upload },
      });
      if (asset.state === 'checking') setStatus(202);
      return presentOne(asset, addresses);
    },
    async listAssets({ caller, params, addresses }) {
      const em = database.fork();
      const { id } = await projects.get(em, caller.accountId, params.projectId);
      return { assets: await present(await assets.list(em, id), addresses) };
    },
    async getAsset({ caller, params, addresses }) {
      const em = database.fork();
      const { id } = await projects.get(em, caller.accountId, params.projectId);
      return presentOne(await assets.get(em, id, params.assetId), addresses);
    },
    async deleteAsset({ caller, params }) {
      await deleteAsset(context, { accountId: caller.accountId, ...params });
      return { deleted: true };
    },
  };
}
