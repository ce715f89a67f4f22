/** The beginnings of sounds that say what they are; what follows in a real file does not matter to its header. */
export const sampleSounds = {
  wav: ({ channels = 2, hertz = 48_000, seconds = 1, format = 1 } = {}) => {
    const head = Buffer.alloc(64);
    const bytesPerSecond = hertz * channels * 2;
    head.write('RIFF', 0);
    head.write('WAVEfmt ', 8);
    head.writeUInt32LE(16, 16);
    head.writeUInt16LE(format, 20);
    head.writeUInt16LE(channels, 22);
    head.writeUInt32LE(hertz, 24);
    head.writeUInt32LE(bytesPerSecond, 28);
    head.write('data', 36);
    head.writeUInt32LE(Math.min(0xfffe_ffff, Math.round(seconds * bytesPerSecond)), 40);
    return head;
  },
  flac: ({ channels = 2, hertz = 48_000, seconds = 1 } = {}) => {
    const head = Buffer.alloc(64);
    head.write('fLaC', 0);
    head.writeUInt32BE(34, 4);
    const samples = BigInt(Math.round(hertz * seconds));
    head.writeBigUInt64BE((BigInt(hertz) << 44n) | (BigInt(channels - 1) << 41n) | (15n << 36n) | samples, 18);
    return head;
  },
  opus: (channels = 2) => page(Buffer.from([...Buffer.from('OpusHead'), 1, channels, 0, 0])),
  vorbis: (channels = 2, hertz = 44_100) => {
    const packet = Buffer.alloc(30);
    packet.write('\x01vorbis', 0, 'latin1');
    packet[11] = channels;
    packet.writeUInt32LE(hertz, 12);
    return page(packet);
  },
  theora: () => page(Buffer.from('\x80theora', 'latin1')),
  /** MPEG-1 layer III, 128 kb/s, 44.1 kHz. */
  mp3: (tagBytes = 0, tags = tagBytes > 0 ? 1 : 0) =>
    Buffer.concat([...Array.from({ length: tags }, () => id3(tagBytes)), Buffer.from([0xff, 0xfb, 0x90, 0x64]), zeros]),
  aac: () => Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc]), zeros]),
  m4a: () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypM4A '), zeros]),
};

const zeros = Buffer.alloc(64);

function page(packet: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS', 0);
  head[26] = 1;
  head[27] = packet.length;
  return Buffer.concat([head, packet, zeros]);
}

function id3(bytes: number): Buffer {
  const size = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x04\x00\x00', 'latin1'), Buffer.from(size), Buffer.alloc(bytes)]);
}
