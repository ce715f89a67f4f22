/** Frames in each part of a clip but the last; each part decodes by itself. */
export const framesPerPart = 24;

export interface ClipParts {
  /** Bytes of the file that each part needs before it. */
  headBytes: number;
  /** Where each part begins, and where the last one ends. */
  parts: number[];
}

/** Where the parts lie in a file of ours: the fragments of an MP4 (ISO 14496-12), the clusters of a WebM (RFC 9559). */
export function clipParts(file: Buffer, type: 'video/mp4' | 'video/webm'): ClipParts {
  return type === 'video/mp4' ? fragments(file) : clusters(file);
}

function fragments(file: Buffer): ClipParts {
  const parts: number[] = [];
  let end = 0;
  for (let at = 0; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at + 4, at + 8);
    const size = file.readUInt32BE(at);
    if (size < 8) break;
    if (name === 'moof') parts.push(at);
    if (name === 'mdat') end = at + size;
    at += size;
  }
  return { headBytes: parts[0] ?? 0, parts: [...parts, end] };
}

const [headerId, segmentId, clusterId] = [0x1a45dfa3, 0x18538067, 0x1f43b675];

/** What stands in the segment is walked one by one; the segment itself is stepped into. */
function clusters(file: Buffer): ClipParts {
  const parts: number[] = [];
  let end = 0;
  for (let at = 0; at + 12 <= file.length; ) {
    const id = file.readUInt32BE(at);
    const idBytes = Math.clz32(file[at] ?? 0) - 24 + 1;
    const size = readSize(file, at + idBytes);
    const next = at + idBytes + size.bytes + (id === segmentId ? 0 : size.value);
    if (at === 0 && id !== headerId) break;
    if (id === clusterId) {
      parts.push(at);
      end = next;
    }
    at = next;
  }
  return { headBytes: parts[0] ?? 0, parts: [...parts, end] };
}

/** A length of 1 to 8 bytes, whose leading zeros tell how many. */
function readSize(file: Buffer, at: number): { value: number; bytes: number } {
  const bytes = Math.clz32(file[at] ?? 0) - 24 + 1;
  let value = (file[at] ?? 0) & (0xff >> bytes);
  for (let place = 1; place < bytes; place += 1) value = value * 256 + (file[at + place] ?? 0);
  return { value, bytes };
}
