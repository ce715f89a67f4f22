import { type AssetType, assetTypes } from '../../contract/assets.ts';
import { limits } from '../../contract/limits.ts';
import { type FontHeader, readFontHeader } from './font-header.ts';
import { readImageHeader } from './image-header.ts';
import { readSoundHeader, type SoundHeader } from './sound-header.ts';
import { readVideoType } from './video-type.ts';

export interface ReceivedFile {
  /** The first bytes, at least `uploadHeadBytes` where the file has as many. */
  head: Uint8Array;
  bytes: number;
  /** Content type that the sender gave; null where it said nothing or `application/octet-stream`. */
  declared: string | null;
}

export type UploadVerdict =
  | { type: AssetType }
  | { refused: 'unsupported_media' | 'asset_refused'; detail: string; found?: string };

/** What programs also call a type that is taken. */
const otherNames: Readonly<Record<string, AssetType>> = {
  'image/jpg': 'image/jpeg',
  'image/svg': 'image/svg+xml',
  'text/xml': 'image/svg+xml',
  'application/xml': 'image/svg+xml',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/aacp': 'audio/aac',
  'audio/x-aac': 'audio/aac',
  'audio/x-flac': 'audio/flac',
  'audio/opus': 'audio/ogg',
  'audio/vorbis': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  'video/mov': 'video/quicktime',
  'font/sfnt': 'font/ttf',
  'application/x-font-ttf': 'font/ttf',
  'application/font-sfnt': 'font/ttf',
  'application/x-font-otf': 'font/otf',
  'application/vnd.ms-opentype': 'font/otf',
  'application/font-woff2': 'font/woff2',
};

/** As much of a file as is looked at to judge it: profiles and thumbnails stand before the size of a photograph. */
export const uploadHeadBytes = 2 * 1024 * 1024;

/** Judges a file by its bytes before anything decodes it. The sender's own word counts only against it. */
export function judgeUpload({ head, bytes, declared }: ReceivedFile): UploadVerdict {
  if (bytes === 0) return { refused: 'asset_refused', detail: 'The file is empty.' };
  const found = look(head, bytes);
  if (!found) {
    const detail =
      'What is in this file cannot be used. Taken are PNG, JPEG, WebP, AVIF, GIF, SVG, WAV, MP3, AAC, M4A, FLAC, Ogg, MP4, MOV, WebM, TTF, OTF or WOFF2.';
    return { refused: 'unsupported_media', detail };
  }
  const { type, fault } = found;
  const said = declared && (otherNames[declared] ?? declared);
  if (said && said !== type) {
    return { refused: 'unsupported_media', detail: `The file was sent as ${declared} and is ${type}.`, found: type };
  }
  return fault ? { refused: 'asset_refused', detail: fault, found: type } : { type };
}

/** A name for a file that was sent without one: its kind and the beginning of its hash. */
export function nameOfContent(type: AssetType, sha256: string): string {
  return `${assetTypes[type].kind}-${sha256.slice(0, 8)}`;
}

function look(head: Uint8Array, bytes: number): { type: AssetType; fault: string | null } | null {
  const image = readImageHeader(head);
  if (image) return { type: image.type, fault: image.size ? sizeFault(image.size) : svgFault(head, bytes) };
  const sound = readSoundHeader(head);
  if (sound) return { type: sound.type, fault: soundFault(sound) };
  const video = readVideoType(head);
  if (video) return { type: video, fault: null };
  const font = readFontHeader(head);
  return font && { type: font.type, fault: fontFault(font, bytes) };
}

function fontFault({ unpacked }: FontHeader, bytes: number): string | null {
  const most = (count: number) => `${count / 1024 ** 2} MiB`;
  if (bytes > limits.fontBytes) return `A typeface may have ${most(limits.fontBytes)}.`;
  if (unpacked === null || unpacked <= limits.fontUnpackedBytes) return null;
  return `The typeface would unpack to more than ${most(limits.fontUnpackedBytes)}.`;
}

function sizeFault({ width, height }: { width: number; height: number }): string | null {
  if (width < 1 || height < 1) return 'The picture has no pixels.';
  if (width > limits.assetSidePixels || height > limits.assetSidePixels) {
    return `The picture has ${width} × ${height} pixels; a side has at most ${limits.assetSidePixels}.`;
  }
  if (width * height <= limits.assetPixels) return null;
  return `The picture has ${width} × ${height} pixels; ${limits.assetPixels / 1_000_000} million are taken.`;
}

/** What a sound says of itself, in its first bytes or when its container is read, against what is taken. */
export function soundFault({ channels, hertz, seconds }: Omit<SoundHeader, 'type'>): string | null {
  if (channels !== null && (channels < 1 || channels > limits.soundChannels)) {
    return `The sound has ${channels} channels; 1 to ${limits.soundChannels} are taken.`;
  }
  if (hertz !== null && (hertz < 4_000 || hertz > limits.soundHertz)) {
    return `The sound has ${hertz} samples a second; 4000 to ${limits.soundHertz} are taken.`;
  }
  if (seconds === null || seconds <= limits.soundSeconds) return null;
  return `The sound is ${Math.round(seconds)} s long; ${limits.soundSeconds} s are taken.`;
}

export interface ClipMeasures {
  width: number;
  height: number;
  fps: number;
  seconds: number | null;
}

/** What a video's container says of it, against what is taken; nothing of it was decoded. */
export function clipFault({ width, height, fps, seconds }: ClipMeasures): string | null {
  if (!(width >= 2 && height >= 2)) return 'The video has no pixels.';
  if (width > limits.sidePixels || height > limits.sidePixels || width * height > limits.clipPixels) {
    return `The video has ${width} × ${height} pixels; ${limits.clipPixels / 1e6} million are taken, ${limits.sidePixels} a side.`;
  }
  if (fps > limits.clipFps) return `The video has ${Math.round(fps)} frames a second; ${limits.clipFps} are taken.`;
  if (seconds === null || seconds <= limits.clipSeconds) return null;
  return `The video is ${Math.round(seconds)} s long; ${limits.clipSeconds} s are taken.`;
}

/** Entities can hold files of the machine and grow without end; a drawing needs none. */
function svgFault(head: Uint8Array, bytes: number): string | null {
  if (bytes > limits.svgBytes) return `An SVG may have ${limits.svgBytes / 1024} KiB.`;
  const source = new TextDecoder('utf-8').decode(head);
  if (/<!ENTITY/i.test(source) || /<!DOCTYPE[^>]*\[/i.test(source)) return 'An SVG may not declare entities.';
  if (/<script[\s>/]/i.test(source)) return 'An SVG may not hold scripts.';
  if (/<foreignObject[\s>/]/i.test(source)) return 'An SVG may not hold other documents (foreignObject).';
  return null;
}
