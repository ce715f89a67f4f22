import { defineEntity, p } from '@mikro-orm/core';
import { type AssetWord, assetKinds, assetStates } from '../../contract/assets.ts';

/** The picture that scenes show, as it is kept. */
export interface AssetPicture {
  sha256: string;
  width: number;
  height: number;
  alpha: boolean;
}

/** The sound that films play, as it is kept, and what was sent. */
export interface AssetSound {
  sha256: string;
  seconds: number;
  channels: number;
  sampleRate: number;
  loudness: number | null;
  truePeak: number | null;
  peaks: number[];
}

/** The clip that scenes show, as it is kept: its file can be read in parts of 24 frames. */
export interface AssetClip {
  sha256: string;
  width: number;
  height: number;
  fps: number;
  frames: number;
  seconds: number;
  alpha: boolean;
  /** Bytes that stand before the first part, and where each part begins; the last of them is where the last part ends. */
  headBytes: number;
  parts: number[];
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
