import { defineEntity, p } from '@mikro-orm/core';
import { type AssetWord, assetKinds, assetStates, type FontFacts } from '../../contract/assets.ts';
import type { ClipFacts, SoundFacts } from '../../domain/media/asset-facts.ts';

/** The picture that scenes show, as it is kept. */
export interface AssetPicture {
  sha256: string;
  width: number;
  height: number;
  alpha: boolean;
}

/** The sound that films play, as it is kept. */
export interface AssetSound extends SoundFacts {
  sha256: string;
}

/** The clip that scenes show, as it is kept. */
export interface AssetClip extends ClipFacts {
  sha256: string;
}

/** The typeface that scenes write with, as it is kept. */
export interface AssetFont extends FontFacts {
  sha256: string;
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
    clip: p.json<AssetClip>().nullable(),
    sound: p.json<AssetSound>().nullable(),
    font: p.json<AssetFont>().nullable(),
    /** Of speech that was made: when each word is said. */
    words: p.json<AssetWord[]>().nullable(),
    fileId: p.string().nullable(),
    thumbnailId: p.string().nullable(),
    /** Of what is heard; a sound's own file and thumbnail. */
    soundId: p.string().nullable(),
    waveformId: p.string().nullable(),
    /** Run that made it; null for what was sent. */
    madeBy: p.string().nullable(),
    refusal: p.string().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class Asset extends AssetSchema.class {}
AssetSchema.setClass(Asset);
