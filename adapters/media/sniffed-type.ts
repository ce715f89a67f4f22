import { type AssetKind, type AssetType, assetTypes } from '../../contract/assets.ts';
import { AppError } from '../../contract/errors.ts';
import type { MediaOperation } from '../../contract/media-operations.ts';
import { judgeUpload, uploadHeadBytes } from '../../domain/media/judge-upload.ts';

const kinds: Readonly<Record<MediaOperation, AssetKind>> = {
  background_removal: 'image',
  image_generation: 'image',
  voiceover: 'audio',
  music: 'audio',
  ai_video_a: 'video',
  ai_video_b: 'video',
};
/** Types without alpha, which a picture that was cut out cannot have. */
const opaque: readonly AssetType[] = ['image/jpeg', 'image/gif'];

/** Types that a provider may answer an operation with. */
export function takenTypes(operation: MediaOperation): AssetType[] {
  const all = Object.keys(assetTypes) as AssetType[];
  return all.filter(
    (type) =>
      assetTypes[type].kind === kinds[operation] && !(operation === 'background_removal' && opaque.includes(type)),
  );
}

/** What a provider's file is, by its bytes; `provider_failed` where that is not what was asked for. */
export function sniffedType(operation: MediaOperation, content: Buffer): AssetType {
  const verdict = judgeUpload({ head: content.subarray(0, uploadHeadBytes), bytes: content.length, declared: null });
  if ('refused' in verdict) throw new AppError('provider_failed', `the provider's file: ${verdict.detail}`);
  if (takenTypes(operation).includes(verdict.type)) return verdict.type;
  throw new AppError('provider_failed', `the provider made ${verdict.type} for ${operation}`);
}
