import type { AssetType } from '../../contract/assets.ts';

/** What a sound says of itself before anything decodes it; null where it does not say. */
export interface SoundHeader {
  type: AssetType;
  channels: number | null;
  hertz: number | null;
  seconds: number | null;
}

/**
 * Type and measures of a sound from its first bytes; null where they are no sound that is known. Formats by RIFF/WAVE,
 * ISO 11172-3 (MP3) behind ID3v2, ISO 13818-7 (ADTS), RFC 9639 (FLAC), RFC 3533 (Ogg) and ISO 14496-12 (M4A).
 */
export function readSoundHeader(head: Uint8Array): SoundHeader | null {
  for (const reader of [wav, flac, ogg, m4a, frames]) {
    const found = reader(head);
    if (found) return found;
  }
  return null;
}

type Reader = (head: Uint8Array) => SoundHeader | null;

const view = (head: Uint8Array) => new DataView(head.buffer, head.byteOffset, head.byteLength);
const text = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, Math.min(to, head.length)));

/** PCM, floating point, A-law, µ-law and what says its format behind the first fields. */
const waveFormats = [1, 3, 6, 7, 0xfffe];

const wav: Reader = (head) => {
  if (head.length < 44 || text(head, 0, 4) !== 'RIFF' || text(head, 8, 12) !== 'WAVE') return null;
  const data = view(head);
  let format: { channels: number; hertz: number; bytesPerSecond: number } | null = null;
  for (let at = 12; at + 24 <= head.length; ) {
    const [name, size] = [text(head, at, at + 4), data.getUint32(at + 4, true)];
    if (name === 'fmt ') {
      if (!waveFormats.includes(data.getUint16(at + 8, true))) return null;
      const [channels, hertz] = [data.getUint16(at + 10, true), data.getUint32(at + 12, true)];
      format = { channels, hertz, bytesPerSecond: data.getUint32(at + 16, true) };
    }
    if (name === 'data') {
      if (!format) return null;
      const { channels, hertz, bytesPerSecond } = format;
      // A recorder that was cut off leaves a length of nothing or of everything.
      const isSaid = size > 0 && size < 0xffff_0000 && bytesPerSecond > 0;
      return { type: 'audio/wav', channels, hertz, seconds: isSaid ? size / bytesPerSecond : null };
    }
    at += 8 + size + (size % 2);
  }
  return null;
};

const flac: Reader = (head) => {
  if (head.length < 42 || text(head, 0, 4) !== 'fLaC' || ((head[4] ?? 0) & 0x7f) !== 0) return null;
  const bits = view(head).getBigUint64(18);
  const hertz = Number(bits >> 44n);
  const samples = Number(bits & 0xf_ffff_ffffn);
  const channels = Number((bits >> 41n) & 7n) + 1;
  return { type: 'audio/flac', channels, hertz, seconds: samples > 0 && hertz > 0 ? samples / hertz : null };
};

const ogg: Reader = (head) => {
  if (head.length < 60 || text(head, 0, 4) !== 'OggS') return null;
  const packet = 27 + (head[26] ?? 0);
  const data = view(head);
  if (text(head, packet, packet + 8) === 'OpusHead') {
    return { type: 'audio/ogg', channels: head[packet + 9] ?? 0, hertz: 48_000, seconds: null };
  }
  if (text(head, packet, packet + 7) === '\x01vorbis' && packet + 16 <= head.length) {
    const hertz = data.getUint32(packet + 12, true);
    return { type: 'audio/ogg', channels: head[packet + 11] ?? 0, hertz, seconds: null };
  }
  const isFlac = text(head, packet, packet + 5) === '\x7fFLAC';
  return isFlac ? { type: 'audio/ogg', channels: null, hertz: null, seconds: null } : null;
};

const m4a: Reader = (head) => {
  const isSound = text(head, 4, 8) === 'ftyp' && /^M4[AB] $/.test(text(head, 8, 12));
  return isSound ? { type: 'audio/mp4', channels: null, hertz: null, seconds: null } : null;
};

const mostTags = 4;

/** MPEG frames, behind up to four ID3 tags: a tag that reaches past what was read is believed, since covers are large. */
const frames: Reader = (head) => {
  let at = 0;
  for (let tags = 0; tags < mostTags && text(head, at, at + 3) === 'ID3'; tags += 1) {
    const size = head.subarray(at + 6, at + 10);
    if (size.length < 4 || size.some((byte) => byte > 0x7f)) return null;
    at += 10 + size.reduce((sum, byte) => sum * 128 + byte, 0);
    if (at + 4 > head.length) return { type: 'audio/mpeg', channels: null, hertz: null, seconds: null };
  }
  return mpegFrame(head.subarray(at));
};

const mpegHertz = [44_100, 48_000, 32_000];
const adtsHertz = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];

function mpegFrame(head: Uint8Array): SoundHeader | null {
  const [one = 0, two = 0, three = 0, four = 0] = head;
  if (head.length < 8 || one !== 0xff || (two & 0xe0) !== 0xe0) return null;
  if ((two & 0xf6) === 0xf0) {
    const hertz = adtsHertz[(three >> 2) & 15];
    const channels = ((three & 1) << 2) | (four >> 6);
    return hertz ? { type: 'audio/aac', channels: channels === 7 ? 8 : channels || null, hertz, seconds: null } : null;
  }
  const [version, layer] = [(two >> 3) & 3, (two >> 1) & 3];
  const hertz = mpegHertz[(three >> 2) & 3];
  const isFrame = version !== 1 && layer === 1 && hertz && three >> 4 !== 15 && three >> 4 !== 0;
  if (!isFrame) return null;
  const slower = version === 3 ? 1 : version === 2 ? 2 : 4;
  return { type: 'audio/mpeg', channels: four >> 6 === 3 ? 1 : 2, hertz: hertz / slower, seconds: null };
}
