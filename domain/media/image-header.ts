import type { AssetType } from '../../contract/assets.ts';

export interface ImageHeader {
  type: AssetType;
  /** Pixels as stored; null for an SVG, which has none. */
  size: { width: number; height: number } | null;
}

/**
 * Type and size of a picture from its first bytes, without decoding any of it; null where they are no picture that is
 * known, or one that hides its size. Formats by PNG (W3C), JPEG (ITU T.81), GIF89a, RIFF/WebP and ISO 23008-12 (AVIF).
 */
export function readImageHeader(head: Uint8Array): ImageHeader | null {
  for (const reader of [png, jpeg, gif, webp, avif, svg]) {
    const found = reader(head);
    if (found) return found;
  }
  return null;
}

type Reader = (head: Uint8Array) => ImageHeader | null;

const view = (head: Uint8Array) => new DataView(head.buffer, head.byteOffset, head.byteLength);
const text = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, Math.min(to, head.length)));

const png: Reader = (head) => {
  if (head.length < 24 || text(head, 0, 8) !== '\x89PNG\r\n\x1a\n' || text(head, 12, 16) !== 'IHDR') return null;
  return { type: 'image/png', size: { width: view(head).getUint32(16), height: view(head).getUint32(20) } };
};

/** Walks the segments up to the frame header; what stands before it (Exif, colour profiles) is passed over by length. */
const jpeg: Reader = (head) => {
  if (head[0] !== 0xff || head[1] !== 0xd8) return null;
  const data = view(head);
  for (let at = 2; at + 9 < head.length; ) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1] ?? 0;
    const isFiller = marker === 0xff;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', size: { width: data.getUint16(at + 7), height: data.getUint16(at + 5) } };
    at += isFiller ? 1 : 2 + data.getUint16(at + 2);
  }
  return null;
};

const gif: Reader = (head) => {
  if (head.length < 10 || !/^GIF8[79]a$/.test(text(head, 0, 6))) return null;
  return { type: 'image/gif', size: { width: view(head).getUint16(6, true), height: view(head).getUint16(8, true) } };
};

const webp: Reader = (head) => {
  if (head.length < 30 || text(head, 0, 4) !== 'RIFF' || text(head, 8, 12) !== 'WEBP') return null;
  const size = webpSize(head, view(head));
  return size ? { type: 'image/webp', size } : null;
};

function webpSize(head: Uint8Array, data: DataView): ImageHeader['size'] {
  const uint24 = (at: number) => data.getUint16(at, true) + (head[at + 2] ?? 0) * 65_536;
  const bits = data.getUint32(21, true);
  switch (text(head, 12, 16)) {
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    case 'VP8L':
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}

/** The largest of the sizes that its properties name: a grid's tiles are smaller than the whole. */
const avif: Reader = (head) => {
  if (head.length < 32 || text(head, 4, 8) !== 'ftyp' || !/^avi[fs]$/.test(text(head, 8, 12))) return null;
  const data = view(head);
  let size: ImageHeader['size'] = null;
  for (let at = 16; at + 16 < head.length; at += 1) {
    if (head[at] !== 0x69 || text(head, at, at + 4) !== 'ispe') continue;
    const [width, height] = [data.getUint32(at + 8), data.getUint32(at + 12)];
    if (!size || width * height > size.width * size.height) size = { width, height };
  }
  return size ? { type: 'image/avif', size } : null;
};

/** An XML document whose root is `svg`, in UTF-8; what may stand before the root is a declaration, comments and a type. */
const svg: Reader = (head) => {
  const start = new TextDecoder('utf-8').decode(head.subarray(0, 4096));
  const isSvg =
    /^\s*(?:<\?xml[^>]*\?>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE\s+svg(?:[^>[]|\[[^\]]*\])*>\s*)*<svg[\s>]/.test(
      start,
    );
  return isSvg ? { type: 'image/svg+xml', size: null } : null;
};
