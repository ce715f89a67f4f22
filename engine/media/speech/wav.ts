import { AppError } from '../../../contract/errors.ts';

/** Sound of one channel, between -1 and 1. */
export interface Sound {
  samples: Float32Array;
  rate: number;
}

const headerBytes = 44;

/** Reads 16-bit sound of one channel as speech programs write it to a pipe: its header does not know the length. */
export function readWav(file: Buffer): Sound {
  const isKnown = file.length >= headerBytes && file.toString('latin1', 0, 4) === 'RIFF';
  if (!isKnown || file.readUInt16LE(22) !== 1 || file.readUInt16LE(34) !== 16) {
    throw new AppError('internal', 'the speech program wrote no sound');
  }
  const count = Math.floor((file.length - headerBytes) / 2);
  const samples = Float32Array.from({ length: count }, (_, at) => file.readInt16LE(headerBytes + 2 * at) / 32_768);
  return { samples, rate: file.readUInt32LE(24) };
}

/** 16-bit WAV of one channel. */
export function writeWav({ samples, rate }: Sound): Buffer {
  const file = Buffer.alloc(headerBytes + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  for (const [at, sample] of samples.entries()) {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), headerBytes + 2 * at);
  }
  return file;
}
