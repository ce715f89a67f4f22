import { listAssets } from '../../../contract/assets.ts';
import type { CliContext } from '../../context.ts';

/** The id of an asset that is given by its id or by the name that scenes call it; what no asset is called stays as it is. */
export async function assetIdOf(context: CliContext, projectId: string, asset: string): Promise<string> {
  if (asset.startsWith('ast_')) return asset;
  const { assets } = await context.client().call(listAssets, { params: { projectId } });
  return assets.find(({ name }) => name === asset)?.id ?? asset;
}
