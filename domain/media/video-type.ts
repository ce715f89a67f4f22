import type { AssetType } from '../../contract/assets.ts';

/**
 * Type of a video from its first bytes; null where they are none that is known. MP4 and QuickTime by their brand (ISO
 * 14496-12), WebM by the document type in its EBML header (RFC 8794). What is in them is judged when they are opened.
 */
export function readVideoType(head: Uint8Array): AssetType | null {
  if (text(head, 4, 8) === 'ftyp') return brands[text(head, 8, 12)] ?? null;
  // QuickTime before 2001 has no brand: its first atom is one of these, no longer than a file may be.
  const isOldMovie = ['moov', 'mdat', 'wide'].includes(text(head, 4, 8)) && (head[0] ?? 255) < 16;
  if (isOldMovie) return 'video/quicktime';
  return isWebm(head) ? 'video/webm' : null;
}

const text = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, Math.min(to, head.length)));

const mp4 = [
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
  'hvc1',
  'av01',
];
const brands: Readonly<Record<string, AssetType>> = {
  ...Object.fromEntries(mp4.map((brand) => [brand, 'video/mp4' as const])),
  'qt  ': 'video/quicktime',
};

/** The document type (0x4282) stands in the header that a file begins with, which is short. */
function isWebm(head: Uint8Array): boolean {
  if (head[0] !== 0x1a || head[1] !== 0x45 || head[2] !== 0xdf || head[3] !== 0xa3) return false;
  return text(head, 4, 80).includes('\x42\x82\x84webm');
}
