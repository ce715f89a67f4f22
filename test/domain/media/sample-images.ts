/** The beginnings of pictures that say they have a size; what follows in a real file does not matter to its header. */
export const sampleImages = {
  png: (width: number, height: number) =>
    bytes([
      0x89,
      ...text('PNG\r\n\x1a\n'),
      ...uint32(13),
      ...text('IHDR'),
      ...uint32(width),
      ...uint32(height),
      8,
      6,
      0,
      0,
      0,
    ]),
  jpeg: (width: number, height: number, exifBytes = 0) =>
    bytes([
      ...[0xff, 0xd8, 0xff, 0xe1, ...uint16(exifBytes + 2), ...Array.from({ length: exifBytes }, () => 0xc0)],
      ...[0xff, 0xc0, 0, 17, 8, ...uint16(height), ...uint16(width), 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1],
    ]),
  gif: (width: number, height: number) =>
    bytes([...text('GIF89a'), ...uint16(width).reverse(), ...uint16(height).reverse(), 0, 0, 0]),
  webp: (width: number, height: number) =>
    bytes([
      ...text('RIFF'),
      ...[30, 0, 0, 0],
      ...text('WEBPVP8X'),
      ...[10, 0, 0, 0, 0, 0, 0, 0],
      ...uint32(width - 1)
        .slice(1)
        .reverse(),
      ...uint32(height - 1)
        .slice(1)
        .reverse(),
    ]),
  avif: (width: number, height: number) =>
    bytes([
      ...[...uint32(24), ...text('ftypavif'), ...uint32(0), ...text('avifmif1')],
      ...[...uint32(20), ...text('ispe'), ...uint32(0), ...uint32(width), ...uint32(height), ...uint32(0)],
    ]),
  svg: (inside = '<rect width="9" height="9"/>', before = '') =>
    Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`),
};

const bytes = (numbers: number[]) => Buffer.from(numbers);
const text = (characters: string) => [...characters].map((character) => character.charCodeAt(0));
const uint16 = (value: number) => [value >> 8, value & 0xff];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
