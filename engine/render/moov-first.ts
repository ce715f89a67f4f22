import { open } from 'node:fs/promises';

/** Whether the index of an MP4 stands before its pictures, so that a player starts before the whole file is there. */
export async function isMoovFirst(path: string): Promise<boolean> {
  await using file = await open(path, 'r');
  const header = Buffer.alloc(16);
  let position = 0;
  // A file of ours has four boxes at most; a bound keeps a broken one from being walked for ever.
  for (let boxes = 0; boxes < 64; boxes += 1) {
    const { bytesRead } = await file.read(header, 0, 16, position);
    if (bytesRead < 8) return false;
    const type = header.toString('latin1', 4, 8);
    if (type === 'moov' || type === 'mdat') return type === 'moov';
    const size = header.readUInt32BE(0);
    const length = size === 1 && bytesRead === 16 ? Number(header.readBigUInt64BE(8)) : size;
    if (length < 8) return false;
    position += length;
  }
  return false;
}
