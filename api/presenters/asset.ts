import type { Asset } from '../../contract/assets.ts';
import type { AssetWithFiles } from '../../db/repositories/assets.ts';
import type { Addresses } from './addresses.ts';

/** `peaks`: with the levels that a timeline draws, of what is heard. */
export function presentAsset(row: AssetWithFiles, { files }: Addresses, { peaks = false } = {}): Asset {
  const { id, projectId, name, kind, state, type, bytes, sha256, refusal, createdAt } = row.asset;
  return {
    ...{ id, projectId, name, kind, state, type, bytes, sha256 },
    picture: pictureOf(row, files),
    clip: clipOf(row, files),
    sound: soundOf(row, files, peaks),
    font: fontOf(row, files),
    refusal: refusal ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function pictureOf({ asset: { picture }, file, thumbnail }: AssetWithFiles, files: string): Asset['picture'] {
  if (!picture || !file || !thumbnail) return null;
  return {
    url: `${files}/files/${file.token}`,
    thumbnailUrl: `${files}/files/${thumbnail.token}`,
    ...{ type: file.contentType, bytes: file.sizeBytes, sha256: file.sha256 },
    ...{ width: picture.width, height: picture.height, alpha: picture.alpha },
  };
}

function clipOf({ asset: { clip }, file, thumbnail }: AssetWithFiles, files: string): Asset['clip'] {
  if (!clip || !file || !thumbnail) return null;
  const { width, height, fps, frames, seconds, alpha } = clip;
  return {
    url: `${files}/files/${file.token}`,
    posterUrl: `${files}/files/${thumbnail.token}`,
    ...{ type: file.contentType, bytes: file.sizeBytes, sha256: file.sha256 },
    ...{ width, height, fps, frames, seconds, alpha },
  };
}

function fontOf({ asset: { font }, file, thumbnail }: AssetWithFiles, files: string): Asset['font'] {
  if (!font || !file || !thumbnail) return null;
  return {
    ...font,
    url: `${files}/files/${file.token}`,
    thumbnailUrl: `${files}/files/${thumbnail.token}`,
    ...{ type: file.contentType, bytes: file.sizeBytes, sha256: file.sha256 },
  };
}

function soundOf({ asset, sound: file, waveform }: AssetWithFiles, files: string, withPeaks: boolean): Asset['sound'] {
  const { sound, words } = asset;
  if (!sound || !file || !waveform) return null;
  const { seconds, channels, sampleRate, loudness, truePeak, peaks } = sound;
  return {
    url: `${files}/files/${file.token}`,
    waveformUrl: `${files}/files/${waveform.token}`,
    ...{ bytes: file.sizeBytes, sha256: file.sha256, seconds, channels, sampleRate, loudness, truePeak },
    language: null,
    ...(withPeaks && { peaks }),
    words: words ?? null,
  };
}
