import { defineEntity, p } from '@mikro-orm/core';
import { assetKinds, assetStates } from '../../contract/assets.ts';

/** The picture that scenes show, as it is kept. */
export interface AssetPicture {
  sha256: string;
  width: number;
  height: number;
  alpha: boolean;
}

const AssetSchema = defineEntity({
  name: 'Asset',
  tableName: 'assets',
  properties: {
    id: p.string().primary(),
    projectId: p.string(),
    name: p.string(),
    kind: p.enum(assetKinds),
    state: p.enum(assetStates),
    /** Type, size and hash of the file that was sent. */
    type: p.string(),
    bytes: p.bigint('number'),
    sha256: p.string(),
    /** Where the file lies until it is looked into. */
    uploadKey: p.string(),
    picture: p.json<AssetPicture>().nullable(),
    fileId: p.string().nullable(),
    thumbnailId: p.string().nullable(),
    refusal: p.string().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Asset extends AssetSchema.class {}
AssetSchema.setClass(Asset);
