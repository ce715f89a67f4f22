import type { Asset } from '../../contract/assets.ts';
import type { AssetWithFiles } from '../../db/repositories/assets.ts';
import type { Addresses } from './addresses.ts';

export function presentAsset({ asset, file, thumbnail }: AssetWithFiles, { files }: Addresses): Asset {
  const { id, projectId, name, kind, state, type, bytes, sha256, picture, refusal } = asset;
  return {
    ...{ id, projectId, name, kind, state, type, bytes, sha256 },
    picture:
      picture && file && thumbnail
        ? {
            url: `${files}/files/${file.token}`,
            thumbnailUrl: `${files}/files/${thumbnail.token}`,
            ...{ type: file.contentType, bytes: file.sizeBytes, sha256: file.sha256 },
            ...{ width: picture.width, height: picture.height, alpha: picture.alpha },
          }
        : null,
    refusal: refusal ?? null,
    createdAt: asset.createdAt.toISOString(),
  };
}
